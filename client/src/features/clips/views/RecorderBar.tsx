import { VOICE_MAX_MS } from '@miczero/contracts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { secondsText } from '../../../lib/clock-text.ts';
import { selectIsHeldByRecording } from '../../audio/index.ts';
import type { ImSessionId } from '../../im/index.ts';
import { clipsActions, type RecordingState } from '../index.ts';
import styles from './Clips.module.css';
import { VoiceTrack } from './VoiceTrack.tsx';

/** From here on the bar says how much time is left. */
const COUNTDOWN_MS = 10_000;
/** Even a loud voice has a level far below 1. */
const LEVEL_GAIN = 3;

/** A voice message that is being made: asked for, recorded, heard again, sent or given up. */
export function RecorderBar({ recording }: { readonly recording: RecordingState }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const ref = useRef<HTMLElement>(null);
  const { session, phase } = recording;
  // Each phase has its own buttons: the focus goes to the one that leads on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is the reason
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-next]')?.focus(), [phase]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The panel around it stays open.
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    dispatch(clipsActions.dropped(session));
  }

  return (
    <section ref={ref} className={styles['bar']} aria-label={t('clips.bar')} onKeyDown={onKeyDown}>
      {phase === 'asking' && <Asking session={session} />}
      {phase === 'recording' && <Recording recording={recording} />}
      {phase === 'ready' && <Ready recording={recording} />}
      {phase === 'failed' && <Failed recording={recording} />}
    </section>
  );
}

interface DropProps {
  readonly session: ImSessionId;
  readonly isNext?: boolean;
}

function Drop({ session, isNext = false }: DropProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <IconButton
      icon="trash"
      label={t('clips.drop')}
      className={styles['drop']}
      data-next={isNext || undefined}
      onClick={() => dispatch(clipsActions.dropped(session))}
    />
  );
}

function Asking({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  return (
    <>
      <Drop session={session} isNext />
      <p className={styles['words']} role="status">
        <Spinner />
        {t('clips.asking')}
      </p>
    </>
  );
}

function Recording({ recording }: { readonly recording: RecordingState }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const isVoiceHeld = useSelector(selectIsHeldByRecording);
  const { session, elapsedMs, levels, pointer } = recording;
  const left = Math.ceil((VOICE_MAX_MS - elapsedMs) / 1000);
  const isEnding = VOICE_MAX_MS - elapsedMs <= COUNTDOWN_MS;
  const hint = pointer === 'free' ? null : t(pointer === 'holds' ? 'clips.slide' : 'clips.release');
  return (
    <>
      <Drop session={session} />
      <span className={styles['dot']} aria-hidden="true" />
      <span className={styles['time']} dir="ltr" role="timer" aria-label={t('clips.elapsed')}>
        {secondsText(Math.floor(elapsedMs / 1000), i18n.language)}
      </span>
      <span className={classNames(styles['meter'], pointer === 'cancels' && styles['away'])} aria-hidden="true">
        {levels.map((level, index) => (
          // Bars have no identity: each shows one moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a bar is
          <i key={index} style={{ '--level': Math.min(1, level * LEVEL_GAIN) } as CSSProperties} />
        ))}
      </span>
      <IconButton
        icon="check"
        label={t('clips.finish')}
        className={styles['finish']}
        data-next
        onClick={() => dispatch(clipsActions.finishRequested(session))}
      />
      <p className={styles['hint']} role="status">
        {isEnding ? t('clips.left', { n: left }) : (hint ?? t(isVoiceHeld ? 'clips.held' : 'clips.recording'))}
      </p>
    </>
  );
}

function Ready({ recording: { session, clip } }: { readonly recording: RecordingState }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (!clip) return null;
  return (
    <>
      <Drop session={session} />
      <VoiceTrack url={clip.preview} durationMs={clip.durationMs} />
      <IconButton
        icon="send"
        label={t('clips.send')}
        className={styles['finish']}
        data-next
        onClick={() => dispatch(clipsActions.sendRequested(session))}
      />
    </>
  );
}

function Failed({ recording: { session, failure } }: { readonly recording: RecordingState }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <>
      <p className={styles['problem']} role="alert">
        <Icon name="alert" size={18} />
        {t(`clips.failure.${failure ?? 'not-loaded'}`)}
      </p>
      <span className={styles['ways']}>
        {failure !== 'not-supported' && (
          <Button size="compact" data-next onClick={() => dispatch(clipsActions.recordRequested(session))}>
            {t('clips.again')}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t('clips.close')}
          data-next={failure === 'not-supported' || undefined}
          onClick={() => dispatch(clipsActions.dropped(session))}
        />
      </span>
    </>
  );
}
