import type { CSSProperties, RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { SkeletonRows } from '../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../design/States/EmptyState.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { channelActions, selectJoin, selectShownChannel } from '../../features/channel/index.ts';
import { ChatPane } from '../../features/chat/views/ChatPane.tsx';
import type { ComposerHandle } from '../../features/chat/views/Composer.tsx';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShell } from '../shell/Shell.tsx';
import { VoiceExtras, VoicePane } from './voice-parts.ts';

/** What the middle of the lobby shows: a text channel, a voice channel, or how far entering one is. */
export interface LobbyPaneProps {
  readonly composerRef: RefObject<ComposerHandle | null>;
  readonly onMention: (uid: string, nick: string) => void;
}

/** As high as the way to a team, whose code comes a frame later: the people above it would move. */
const TEAM_ROOM: CSSProperties = { flex: 'none', blockSize: 48 };

export function LobbyPane({ composerRef, onMention }: LobbyPaneProps) {
  const shown = useSelector(selectShownChannel);
  if (shown?.kind === 'text') return <ChatPane ref={composerRef} channel={shown} onMention={onMention} />;
  if (shown?.kind === 'voice' && shown.phase !== 'unreached')
    return (
      <VoicePane key={shown.channel_id} channel={shown} standIn={<SkeletonRows rows={4} avatar={64} />}>
        <VoiceExtras hall_id={shown.hall_id} channel_id={shown.channel_id} standIn={<div style={TEAM_ROOM} />} />
      </VoicePane>
    );
  return <NoChannel />;
}

/** Why there is no channel in the middle, or how far entering one is. */
function NoChannel() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { isNarrow, setNavOpen } = useShell();
  const join = useSelector(selectJoin);
  const elsewhere = isNarrow && (
    <Button look="primary" onClick={() => setNavOpen(true)}>
      {t('hallLobby.openChannels')}
    </Button>
  );
  if (join.kind !== 'locked' && 'error' in join && join.error) {
    const { error } = join;
    // Trying again cannot help: the way on is another channel.
    if (join.kind === 'failed' && join.why === 'banned')
      return <EmptyState role="alert" icon="lock" text={say(error)} action={elsewhere} />;
    return (
      <ErrorState
        text={t('channel.failed')}
        reason={say(error)}
        onRetry={() => dispatch(channelActions.joinRequested(join.target))}
      />
    );
  }
  if (join.kind !== 'idle' && join.kind !== 'locked') return <SkeletonRows rows={7} avatar={40} />;
  return <EmptyState icon="hash" text={t('channel.pick')} action={elsewhere} />;
}
