import type { HallId } from '@miczero/contracts';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import {
  type AudioRoot,
  selectInterrupted,
  selectIsElsewhere,
  selectSpeaking,
  type VoiceRoot,
  voiceActions,
} from '../../audio/index.ts';
import { selectMicrophoneAfterJoin } from '../../audio/views/microphone-look.selectors.ts';
import { VoiceControls } from '../../audio/views/VoiceControls.tsx';
import { shareModal } from '../../modals/index.ts';
import { type PersonRoot, personActions, selectVoiceCard } from '../../person/index.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';
import { channelActions, type ShownChannel, selectChannelTree, selectHasLeftVoice } from '../index.ts';
import { FreeTile } from './FreeTile.tsx';
import { tileColumns } from './tile-columns.ts';
import styles from './VoicePane.module.css';
import { VoicePerson } from './VoicePerson.tsx';

/** They stand in one row or two, and take the room that there is. */
const FEW_TILES = 8;
/** On a phone, two rows of two have their whole size; more are seen at once only in small. */
const ROOMY_TILES = 4;

export interface VoicePaneProps {
  readonly channel: ShownChannel;
  /** Stands between the people and the controls. */
  readonly children?: ReactNode;
}

/** Who is in the voice channel on screen. */
export function VoicePane({ channel, children }: VoicePaneProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const groups = useSelector(selectChannelTree);
  const isOffered = channel.phase === 'offered';
  const isOut = useSelector(selectHasLeftVoice) || isOffered;
  const isElsewhere = useSelector(selectIsElsewhere);
  const viewer = useSelector(selectViewer);
  const { hall_id, channel_id } = channel;
  const isInterrupted = useSelector(selectInterrupted)?.channel_id === channel_id;
  const nodes = groups.flatMap(({ channels }) => channels);
  const node = nodes.find((each) => each.channel_id === channel_id);
  const members = node?.members ?? [];
  const speaking = useSelector(selectSpeaking);
  // The own card tells of a mute by a manager before the channel is joined.
  const own = viewer !== null && isOut && !members.some(({ uid }) => uid === viewer) ? [viewer] : [];
  const asked = [...members.map(({ uid }) => uid), ...own];
  const uids = asked.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: its members decide, not their order
  useEffect(() => {
    if (asked.length > 0) dispatch(personActions.voicesRequested({ hall_id, uids: asked }));
  }, [dispatch, hall_id, uids]);
  useEffect(() => void dispatch(voiceActions.tabsAsked()), [dispatch]);
  const free = node && node.limit_mic > 0 ? node.limit_mic - members.length : null;
  const isFull = !node || (free !== null && free <= 0);
  const tiles = members.length + (isFull ? 0 : 1);
  const call = () => dispatch(shareModal.open({ kind: 'hall', hall_id, channel_id }));
  const isSpeaking = (uid: string) => !isOut && speaking.includes(uid);
  const join = channelActions.joinRequested({
    hall_id,
    channel_id,
    isMoved: isOffered,
    by: isElsewhere ? 'take' : 'button',
  });
  return (
    <section className={styles['pane']} aria-label={t('channel.voicePeople')} tabIndex={-1} data-landmark>
      <p className={styles['count']} data-voice-count>
        {node && node.limit_mic > 0
          ? t('voicePane.countOf', { n: members.length, limit: node.limit_mic })
          : t('voicePane.count', { n: members.length })}
      </p>
      {members.length === 0 ? (
        <EmptyState
          icon="speaker"
          text={t('voicePane.empty')}
          action={<Button onClick={call}>{t('voicePane.callFriends')}</Button>}
        />
      ) : (
        <ul
          className={classNames(
            styles['people'],
            tiles <= FEW_TILES && styles['few'],
            tiles > ROOMY_TILES && styles['close'],
          )}
          style={{ '--columns': tileColumns(tiles) } as CSSProperties}
        >
          {members.map((member) => (
            <VoicePerson
              key={member.uid}
              hall_id={hall_id}
              member={member}
              isSpeaking={isSpeaking(member.uid)}
              isHeard={!member.isMe && !isOut}
            />
          ))}
          {!isFull && <FreeTile free={free} onPress={call} />}
        </ul>
      )}
      {children}
      <div className={styles['dock']}>
        {channel.phase === 'entering' ? (
          <Button busy className={styles['entering']}>
            {t('voicePane.entering')}
          </Button>
        ) : isOut ? (
          <Way
            hall_id={hall_id}
            isElsewhere={isElsewhere}
            isInterrupted={isInterrupted}
            onPress={() => dispatch(join)}
          />
        ) : (
          <VoiceControls size="large" />
        )}
      </div>
    </section>
  );
}

type WayRoot = AudioRoot & VoiceRoot & PersonRoot & SessionRoot;

/** A mute by a manager is a stronger reason for silence than the viewer's own. */
function selectMicrophoneHere(state: WayRoot, hall_id: HallId) {
  const viewer = selectViewer(state);
  const isForbidden = viewer !== null && selectVoiceCard(state, hall_id, viewer)?.mic_mute;
  return isForbidden ? 'forbidden' : selectMicrophoneAfterJoin(state);
}

interface WayProps {
  readonly hall_id: HallId;
  readonly isElsewhere: boolean;
  /** A reload has ended the call that the viewer had here. */
  readonly isInterrupted: boolean;
  readonly onPress: () => void;
}

/** The way into the channel, which says before the press where the voice is and what becomes of the microphone. */
function Way({ hall_id, isElsewhere, isInterrupted, onPress }: WayProps) {
  const { t } = useTranslation();
  const microphone = useSelector((state: WayRoot) => selectMicrophoneHere(state, hall_id));
  return (
    <div className={styles['way']}>
      <Button look="primary" onClick={onPress}>
        {t(isElsewhere ? 'voice.takeHere' : isInterrupted ? 'voice.interrupted.goOn' : 'voice.way.join')}
      </Button>
      {isInterrupted && !isElsewhere && <p className={styles['word']}>{t('voice.interrupted.why')}</p>}
      <p className={styles['word']} role="status">
        {t(isElsewhere ? 'voice.way.elsewhere' : `voice.way.${microphone}`)}
      </p>
    </div>
  );
}
