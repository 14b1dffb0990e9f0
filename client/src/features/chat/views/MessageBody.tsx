import type { MsgId } from '@miczero/contracts';
import { Button } from '../../../design/Button/Button.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { TeamLineProps } from '../../team-up/views/TeamLine.tsx';
import type { MessageBodyModel } from '../index.ts';
import { CardLine } from './CardLine.tsx';
import type { ClipPlayerProps } from './ClipPlayer.tsx';
import { MessageImage } from './MessageImage.tsx';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText.tsx';

const ClipPlayer = lazyPart<ClipPlayerProps>(
  async () => ({ default: (await import('./ClipPlayer.tsx')).ClipPlayer }),
  ['clipPlayer'],
);
const TeamLine = lazyPart<TeamLineProps>(() => import('../../team-up/views/TeamLine.tsx'), ['teamUp']);

export interface MessageBodyProps {
  /** null for a line that the platform has not stored. */
  readonly msg_id: MsgId | null;
  readonly body: MessageBodyModel;
  readonly authorName: string;
  readonly viewer: string | null;
  readonly onGap: () => void;
}

export function MessageBody({ msg_id, body, authorName, viewer, onGap }: MessageBodyProps) {
  const { t } = useTranslation();
  switch (body.type) {
    case 'text':
      return <MessageText text={body.text} mentions={body.mentions} viewer={viewer} />;
    case 'image':
      return <MessageImage image={body} authorName={authorName} msg_id={msg_id} />;
    case 'voice':
    case 'video':
      return <ClipPlayer clip={body} standIn={<SkeletonRows rows={1} avatar={0} />} />;
    case 'card':
      return <CardLine card={body} />;
    case 'team':
      return <TeamLine team={body.team} inv_id={msg_id} isUpdated={body.isUpdated} standIn={<TeamStandIn />} />;
    case 'notice':
      return <bdi>{body.text}</bdi>;
    case 'presence':
      return t(body.change === 'joined' ? 'chat.cameOnline' : 'chat.removed', { name: authorName });
    case 'gap':
      return (
        <Button size="compact" icon="retry" busy={body.isLoading} onClick={onGap}>
          {t('chat.gap')}
        </Button>
      );
    case 'unsupported':
      return <p className={styles['unsupported']}>{t('chat.unsupported')}</p>; // rule.card-bad-json
  }
}

/** A placeholder as high as its card, so that the lines do not move when the card loads. */
function TeamStandIn() {
  return (
    <div className={styles['teamStandIn']} aria-hidden="true">
      <SkeletonRows rows={3} />
    </div>
  );
}
