import { type Ref, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { RenderGuard } from '../../../design/RenderGuard/RenderGuard.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { channelActions, isSilenced, type ShownChannel } from '../../channel/index.ts';
import { selectConnectionBar } from '../../connection/index.ts';
import { type ChatRoot, chatActions } from '../index.ts';
import styles from './ChatPane.module.css';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { DropHere } from './DropHere.tsx';
import { MessageList } from './MessageList.tsx';
import { useImageDrop } from './use-image-drop.ts';

export interface ChatPaneProps {
  readonly ref: Ref<ComposerHandle>;
  readonly channel: ShownChannel;
  readonly onMention: (uid: string, nick: string) => void;
}

/** Lines and composer of one text channel; images may be dropped anywhere on it. */
export function ChatPane({ ref, channel, onMention }: ChatPaneProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  // The tray shows the fault of a refused one.
  const images = useImageDrop(channel.current === null || !isSilenced(channel.current), (files) => {
    for (const file of files) dispatch(chatActions.imageChosen(file));
  });
  const paneRef = useRef<HTMLElement>(null);
  const focusComposer = () => paneRef.current?.querySelector('textarea')?.focus();
  return (
    <section ref={paneRef} className={styles['pane']} aria-label={channel.name} {...images.target}>
      <RenderGuard
        of={channel.channel_id}
        fallback={(retry) => <ErrorState text={t('chat.brokenPane')} onRetry={retry} />}
      >
        <MessageList key={channel.channel_id} channel={channel} onWrite={focusComposer} onMention={onMention} />
      </RenderGuard>
      <Unreached channel={channel} />
      <Composer ref={ref} images={images} />
      {images.isOver && <DropHere />}
    </section>
  );
}

/** Says that the shown lines are cached because the channel is out of reach; silent while the page's bar says so. */
function Unreached({ channel }: Pick<ChatPaneProps, 'channel'>) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const bar = useSelector(selectConnectionBar);
  const isShown = useSelector(({ chat }: ChatRoot) => chat.timeline.lines.length > 0);
  const { hall_id, channel_id, error } = channel;
  if (error === null || bar !== null || !isShown) return null;
  return (
    <p className={styles['unreached']} role="status">
      <Icon name="offline" size={18} />
      <span className={styles['why']}>
        <span dir="auto">{t('chat.unreached')}</span>
        <small dir="auto">{say(error)}</small>
      </span>
      <Button size="compact" onClick={() => dispatch(channelActions.joinRequested({ hall_id, channel_id }))}>
        {t('common.retry')}
      </Button>
    </p>
  );
}
