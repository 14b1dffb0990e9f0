import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectIsOffline } from '../../connection/index.ts';
import {
  audioActions,
  selectAudioPlace,
  selectInterrupted,
  selectIsDenoiserMissing,
  selectIsPlaybackBlocked,
  selectIsUnheard,
  selectVoiceLink,
  type VoiceLink,
  voiceActions,
} from '../index.ts';
import styles from './DockPanel.module.css';
import { selectMicrophoneAfterJoin, selectMicrophoneLook, selectMutedBy } from './microphone-look.selectors.ts';
import { QualityBars } from './QualityBars.tsx';
import { useVoiceKeys } from './use-voice-keys.ts';
import { VoiceControls, type WayOut } from './VoiceControls.tsx';
import { failureKey, microphoneText, stateKey, wayKey } from './voice-words.ts';

export interface DockPanelProps {
  /** The page below it has the name of the place and the buttons, larger and under the thumb: those of the dock are left out. */
  readonly isInPane?: boolean | undefined;
  /** The link of the place is away, although its sound may be there. */
  readonly isAway?: boolean | undefined;
  /** What a room adds while its page is not on screen. */
  readonly room?: RoomInDock | undefined;
}

export interface RoomInDock extends WayOut {
  /** The viewer's part in it, in words. */
  readonly words: ReactNode;
}

/** What the others hear and say does not come while the network is away, whatever the sound says of itself. */
const RECONNECTING: VoiceLink = { kind: 'reconnecting' };

const why = (words: string, role?: 'status' | 'alert') => (
  <p className={styles['why']} role={role}>
    {words}
  </p>
);

/** State, place and buttons of the viewer's voice. */
export default function DockPanel({ isInPane: hasPane = false, isAway = false, room }: DockPanelProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const place = useSelector(selectAudioPlace);
  const link = useSelector(selectVoiceLink);
  const isBlocked = useSelector(selectIsPlaybackBlocked);
  const isUnheard = useSelector(selectIsUnheard);
  const interrupted = useSelector(selectInterrupted);
  const isInterrupted = interrupted !== null;
  const isOffline = useSelector(selectIsOffline);
  const shown = link.kind === 'connected' && (isAway || isOffline) ? RECONNECTING : link;
  const microphone = useSelector(selectMicrophoneAfterJoin);
  const look = useSelector(selectMicrophoneLook);
  const isDenoiserMissing = useSelector(selectIsDenoiserMissing);
  const mutedBy = useSelector(selectMutedBy);
  useVoiceKeys();
  if (!place) return null;
  const isDown = link.kind === 'off' || link.kind === 'failed' || link.kind === 'elsewhere';
  const isSupported = link.kind !== 'failed' || link.reason !== 'unsupported';
  const isInPane = hasPane && !isDown;
  return (
    <section className={styles['frame']} aria-label={t('voice.dock')}>
      <div className={styles['dock']}>
        <div className={styles['where']}>
          <div
            className={classNames(
              styles['state'],
              shown.kind === 'connected' && styles['up'],
              (shown.kind === 'connecting' || shown.kind === 'reconnecting') && styles['under-way'],
              shown.kind === 'failed' && styles['down'],
            )}
          >
            {/* The bars move every second: they are no part of what is announced. */}
            <p role="status">{t(isInterrupted ? 'voice.interrupted.state' : stateKey(shown))}</p>
            {shown.kind === 'connected' && <QualityBars />}
          </div>
          {!isInPane && (
            <Link className={styles['place']} to={place.path} dir="auto">
              {place.name || t(place.kind === 'room' ? 'voice.voiceRoom' : 'audio.voiceChannel')}
              {place.hallName && <span className={styles['hall']}> · {place.hallName}</span>}
            </Link>
          )}
          {room?.words}
          {isInterrupted && why(t('voice.interrupted.why'))}
          {isInterrupted && why(t(`voice.way.${microphone}`))}
          {link.kind === 'failed' && why(t(failureKey(link.reason)))}
          {(look === 'keyless' || look === 'forbidden') &&
            why(
              microphoneText(t, look, mutedBy),
              // The seats of a room say it already.
              look === 'keyless' || place.kind === 'channel' ? 'status' : undefined,
            )}
          {isDenoiserMissing && why(t('audio.denoiseFailed'), 'status')}
          {isUnheard && why(t('voice.unheard'), 'alert')}
        </div>
        {isDown && isSupported && (
          <Button
            size="compact"
            look="primary"
            busy={interrupted?.isBusy === true}
            className={styles['way']}
            onClick={() => dispatch(isInterrupted ? audioActions.resumeRequested() : voiceActions.reconnectRequested())}
          >
            {t(isInterrupted ? 'voice.interrupted.goOn' : wayKey(link))}
          </Button>
        )}
        {isBlocked && !isDown && (
          <Button
            size="compact"
            look="primary"
            className={styles['way']}
            onClick={() => dispatch(voiceActions.playbackRequested())}
          >
            {t('voice.allowPlayback')}
          </Button>
        )}
        {!isInPane && <VoiceControls wayOut={room} />}
      </div>
    </section>
  );
}
