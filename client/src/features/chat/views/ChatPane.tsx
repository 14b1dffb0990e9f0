import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { RenderGuard } from '../../../design/RenderGuard/RenderGuard.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { type CurrentChannel, isSilenced } from '../../channel/index.ts';
import styles from './ChatPane.module.css';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { useImageDrop } from './use-image-drop.ts';

export interface ChatPaneProps {
  readonly ref: Ref<ComposerHandle>;
  readonly channel: CurrentChannel;
}

/** Lines and composer of one text channel; images may be dropped anywhere on it. */
export function ChatPane({ ref, channel }: ChatPaneProps) {
  const { t } = useTranslation();
  const images = useImageDrop(!isSilenced(channel));
  const paneRef = useRef<HTMLElement>(null);
  const focusComposer = () => paneRef.current?.querySelector('textarea')?.focus();
  return (
    <section ref={paneRef} className={styles['pane']} aria-label={channel.name} {...images.target}>
      <RenderGuard
        of={channel.channel_id}
        fallback={(retry) => <ErrorState text={t('chat.brokenPane')} onRetry={retry} />}
      >
        <MessageList channelName={channel.name} onWrite={focusComposer} />
      </RenderGuard>
      <Composer ref={ref} images={images} />
      {images.isOver && (
        <div className={styles['drop']}>
          <Icon name="image" size={32} />
          {t('chat.composer.dropHere')}
        </div>
      )}
    </section>
  );
}
