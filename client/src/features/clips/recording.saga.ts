import { VOICE_MAX_MS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, channel, put, race, select, take } from '../../lib/effects.ts';
import { type Recorder, RecorderError, type Recording, type RecordingOptions } from '../../platform/ports/recorder.ts';
import type { Clock, Ports } from '../../platform/ports.ts';
import { type AudioRoot, audioActions, selectMicrophoneOptions, type VoiceRoot } from '../audio/index.ts';
import { feedbackActions, textOf, watching } from '../feedback/index.ts';
import { type ImSessionId, imActions } from '../im/index.ts';
import { messagesModal } from '../person/index.ts';
import { selectRecording } from './clips.selectors.ts';
import { clipsActions } from './clips.slice.ts';
import type { ClipsRoot, RecordingFailure } from './clips.state.ts';

/** A shorter one is a slip of the finger. */
const VOICE_MIN_MS = 700;
/** How the microphone is opened before the voice part of the client has its settings. */
const PLAIN: RecordingOptions = { echoCancellation: false, autoGain: true, noiseSuppression: true };

type Root = AudioRoot & ClipsRoot & Partial<VoiceRoot>;
type Sound = { readonly level: number } | 'lost';

/** Voice messages: one is recorded at a time. One that begins while another is being finished waits for it. */
export function* recordingSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'clips');
  yield* watch.inTurn(clipsActions.recordRequested, onRecordRequested, ports);
}

function* onRecordRequested(
  ports: Ports,
  { payload: session }: ReturnType<typeof clipsActions.recordRequested>,
): SagaGenerator<void> {
  const wanted = yield* select((state: Root) => selectRecording(state, session));
  // It was refused or given up before its turn, or it is a second press.
  if (wanted?.phase !== 'asking') return;
  const sounds = channel<Sound>(buffers.expanding(8));
  const { opened, left } = yield* race({
    opened: call(open, ports, sounds),
    dropped: take((action: Action) => drops(action, session)),
    left: take((action: Action) => leaves(action, session)),
  });
  if (left) yield* put(clipsActions.dropped(session));
  if (typeof opened === 'string') yield* put(clipsActions.failed({ session, failure: opened }));
  else if (opened) yield* call(record, ports, session, opened, sounds);
}

/** The recording, or why there is none. When this is cancelled, a microphone that opens later is closed at once. */
function* open(ports: Ports, sounds: Channel<Sound>): SagaGenerator<Recording | RecordingFailure> {
  const recorder = yield* call(loadRecorder, ports);
  if (!recorder) return 'not-loaded';
  if (!recorder.isSupported()) return 'not-supported';
  const { voice } = yield* select((state: Root) => state);
  const options = voice ? yield* select((state: Root & VoiceRoot) => selectMicrophoneOptions(state)) : PLAIN;
  const opening = recorder.start(options, {
    level: (level) => sounds.put({ level }),
    lost: () => sounds.put('lost'),
  });
  let isAwaited = true;
  try {
    const recording = yield* call(() => opening);
    isAwaited = false;
    return recording;
  } catch (error) {
    if (!(error instanceof RecorderError)) throw error;
    return error.reason;
  } finally {
    if (isAwaited) abandon(opening);
  }
}

function* loadRecorder({ late, telemetry }: Ports): SagaGenerator<Recorder | null> {
  try {
    return yield* call(late.recorder);
  } catch (cause) {
    telemetry.log('warn', 'the recorder did not load', { cause: String(cause) });
    return null;
  }
}

/** The browser may still ask for permission: a microphone that it opens now is closed at once. */
function abandon(opening: Promise<Recording>): void {
  opening.then(
    (recording) => recording.cancel(),
    () => {},
  );
}

/** What is said into a message is not for the people in a voice place: the viewer is muted there meanwhile (ADR 0115). */
function* record(
  ports: Ports,
  session: ImSessionId,
  recording: Recording,
  sounds: Channel<Sound>,
): SagaGenerator<void> {
  let isOpen = true;
  try {
    yield* put(audioActions.muteHeld());
    yield* put(clipsActions.began(session));
    const end = yield* race({
      dropped: take((action: Action) => drops(action, session)),
      finished: take((action: Action) => clipsActions.finishRequested.match(action) && action.payload === session),
      left: take((action: Action) => leaves(action, session)),
      full: call(ports.clock.sleep, VOICE_MAX_MS),
      lost: call(follow, ports.clock, session, sounds),
    });
    if (end.dropped) return;
    isOpen = false;
    yield* call(keep, ports, session, recording);
  } finally {
    if (isOpen) recording.cancel();
    yield* put(audioActions.muteReleased());
  }
}

/** A recording that is given up while it is being finished leaves no file behind. */
function* keep({ attachments }: Ports, session: ImSessionId, recording: Recording): SagaGenerator<void> {
  const { finished } = yield* race({
    finished: call(recording.finish),
    dropped: take((action: Action) => drops(action, session)),
  });
  if (!finished) return;
  const { file, durationMs } = finished;
  if (durationMs < VOICE_MIN_MS) {
    yield* put(clipsActions.dropped(session));
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('clips.tooShort') }));
    return;
  }
  yield* put(clipsActions.recorded({ session, clip: { ...attachments.keep(file), durationMs } }));
}

/** Ends when the device goes away. */
function* follow(clock: Clock, session: ImSessionId, sounds: Channel<Sound>): SagaGenerator<void> {
  const beganAt = clock.now();
  let sound = yield* take(sounds);
  while (sound !== 'lost') {
    yield* put(clipsActions.heard({ session, level: sound.level, elapsedMs: clock.now() - beganAt }));
    sound = yield* take(sounds);
  }
}

const drops = (action: Action, session: ImSessionId): boolean =>
  clipsActions.dropped.match(action) && action.payload === session;

/** The viewer opens another session, or none: the recording waits in its session. */
function leaves(action: Action, session: ImSessionId): boolean {
  if (imActions.sessionOpened.match(action)) return action.payload !== session;
  return imActions.sessionClosed.match(action) || messagesModal.isClosedBy(action);
}
