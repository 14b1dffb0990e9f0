import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Rtc, RtcDevices, RtcEvents, RtcQuality, RtcReason } from '../../platform/ports/rtc.ts';
import type { VoiceTab } from '../../platform/ports/voice-tab.ts';
import type { Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { audioActions } from './audio.slice.ts';
import { afterLevels, areOthers, type LoudTimes } from './speaking.model.ts';
import { voiceActions } from './voice.slice.ts';
import type { VoiceRoot } from './voice.state.ts';

/** What sound and the other tabs tell during a participation. */
export type RtcWord =
  | { readonly type: 'speakers'; readonly uids: readonly string[] }
  | { readonly type: 'rights'; readonly maySend: boolean }
  | { readonly type: 'lost' | 'back' | 'taken' }
  | { readonly type: 'ended'; readonly reason: RtcReason }
  | { readonly type: 'playback'; readonly isBlocked: boolean }
  | { readonly type: 'quality'; readonly quality: RtcQuality }
  | { readonly type: 'devices'; readonly devices: RtcDevices }
  | { readonly type: 'denoiser'; readonly state: RtcEvents['denoiser'] }
  | { readonly type: 'inputLevel'; readonly percent: number }
  | { readonly type: 'expiring' }
  | { readonly type: 'elsewhere'; readonly isElsewhere: boolean };

/** Why a participation ended; `elsewhere`: another tab has taken the voice. */
export interface VoiceEnd {
  readonly why: RtcReason | 'elsewhere';
}

/** Levels arrive twenty times a second; only changes of who speaks are told. Returns the unsubscriber. */
export function listenTo({ clock }: Pick<Ports, 'clock'>, rtc: Rtc, tab: VoiceTab, tell: (word: RtcWord) => void) {
  let loud: LoudTimes = new Map();
  const keep = (next: LoudTimes) => {
    const [before, after] = [[...loud.keys()], [...next.keys()]];
    loud = next;
    if (areOthers(before, after)) tell({ type: 'speakers', uids: after });
  };
  const ends = [
    rtc.on('levels', (levels) => keep(afterLevels(loud, levels, clock.now()))),
    // A ring ends at once with the sound: it is held only between words.
    rtc.on('person', ({ uid, is }) => {
      if (is === 'silent' || is === 'gone') keep(new Map([...loud].filter(([each]) => each !== uid)));
    }),
    rtc.on('rights', ({ maySend }) => tell({ type: 'rights', maySend })),
    rtc.on('state', (state) => {
      if (state === 'reconnecting') tell({ type: 'lost' });
      if (state === 'joined') tell({ type: 'back' });
    }),
    rtc.on('ended', ({ reason }) => tell({ type: 'ended', reason })),
    rtc.on('playbackBlocked', (isBlocked) => tell({ type: 'playback', isBlocked })),
    rtc.on('quality', (quality) => tell({ type: 'quality', quality })),
    rtc.on('devicesChanged', (devices) => tell({ type: 'devices', devices })),
    rtc.on('denoiser', (state) => tell({ type: 'denoiser', state })),
    rtc.on('ticketExpiring', () => tell({ type: 'expiring' })),
    tab.onTaken(() => tell({ type: 'taken' })),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Stores the reports of the port in the state; `ends` receives why a participation ended. */
export function* followWords(
  { telemetry }: Pick<Ports, 'telemetry'>,
  words: Channel<RtcWord>,
  ends: Channel<VoiceEnd>,
): SagaGenerator<void> {
  const watch = watching(telemetry, 'voice');
  yield* watch.inTurn(words, onWord, ends);
}

const selectWasKicked = ({ voice: { link } }: VoiceRoot) => link.kind === 'failed' && link.reason === 'kicked';

function* onWord(ends: Channel<VoiceEnd>, word: RtcWord): SagaGenerator<void> {
  switch (word.type) {
    case 'speakers':
      yield* put(voiceActions.speakersChanged(word.uids));
      return;
    case 'rights':
      yield* put(voiceActions.publishingMoved({ type: 'rights', maySend: word.maySend }));
      return;
    case 'lost':
      yield* put(voiceActions.linkMoved({ kind: 'reconnecting' }));
      return;
    case 'back':
      yield* put(voiceActions.linkMoved({ kind: 'connected' }));
      return;
    case 'playback':
      yield* put(voiceActions.playbackChanged({ isBlocked: word.isBlocked }));
      return;
    case 'quality':
      yield* put(voiceActions.qualityMeasured(word.quality));
      return;
    case 'devices':
      yield* put(voiceActions.devicesListed(word.devices));
      return;
    case 'denoiser':
      yield* put(voiceActions.microphoneTold({ denoiser: word.state }));
      return;
    case 'inputLevel':
      yield* put(voiceActions.microphoneTold({ inputLevel: word.percent }));
      return;
    case 'expiring':
      yield* put(voiceActions.ticketNeeded());
      return;
    case 'elsewhere':
      // The platform may put this page out before the other tab says that it took the voice: that is why, and not a removal.
      if (word.isElsewhere && (yield* select(selectWasKicked))) {
        yield* put(audioActions.taken());
        yield* put(voiceActions.linkMoved({ kind: 'off' }));
      }
      yield* put(voiceActions.elsewhereTold({ isElsewhere: word.isElsewhere }));
      return;
    case 'taken':
      yield* put(ends, { why: 'elsewhere' });
      return;
    case 'ended':
      yield* put(ends, { why: word.reason });
  }
}
