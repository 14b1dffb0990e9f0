import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Rtc, RtcReason } from '../../platform/ports/rtc.ts';
import type { VoiceTab } from '../../platform/ports/voice-tab.ts';
import type { Ports } from '../../platform/ports.ts';
import { afterLevels, areOthers, type LoudTimes } from './speaking.model.ts';
import { voiceActions } from './voice.slice.ts';

/** Why a participation ended; `elsewhere`: another tab has taken the voice; `unsupported`: this browser has no sound between people. */
export interface VoiceEnd {
  readonly why: RtcReason | 'elsewhere' | 'unsupported';
}

/** What sound and the other tabs tell: an action for the page, or the end of the participation. */
export type RtcWord = Action | VoiceEnd;

/** Levels arrive twenty times a second; only changes of who speaks are told. Returns the unsubscriber. */
export function listenTo({ clock }: Pick<Ports, 'clock'>, rtc: Rtc, tab: VoiceTab, tell: (word: RtcWord) => void) {
  let loud: LoudTimes = new Map();
  const keep = (next: LoudTimes) => {
    const [before, after] = [[...loud.keys()], [...next.keys()]];
    loud = next;
    if (areOthers(before, after)) tell(voiceActions.speakersChanged(after));
  };
  const ends = [
    rtc.on('levels', (levels) => keep(afterLevels(loud, levels, clock.now()))),
    // A ring ends at once with the sound: it is held only between words.
    rtc.on('person', ({ uid, is }) => {
      if (is === 'silent' || is === 'gone') keep(new Map([...loud].filter(([each]) => each !== uid)));
    }),
    rtc.on('rights', ({ maySend }) => tell(voiceActions.publishingMoved({ type: 'rights', maySend }))),
    rtc.on('state', (state) => {
      if (state === 'reconnecting') tell(voiceActions.linkMoved({ kind: 'reconnecting' }));
      if (state === 'joined') tell(voiceActions.linkMoved({ kind: 'connected' }));
    }),
    rtc.on('ended', ({ reason }) => tell({ why: reason })),
    rtc.on('playbackBlocked', (isBlocked) => tell(voiceActions.playbackChanged({ isBlocked }))),
    rtc.on('quality', (quality) => tell(voiceActions.qualityMeasured(quality))),
    rtc.on('devicesChanged', (devices) => {
      tell(voiceActions.devicesListed(devices));
      tell(voiceActions.publishingMoved({ type: 'plugged' }));
    }),
    rtc.on('microphoneLost', (microphone) => tell(voiceActions.publishingMoved({ type: 'failed', microphone }))),
    rtc.on('denoiser', (denoiser) => tell(voiceActions.microphoneTold({ denoiser }))),
    rtc.on('ticketExpiring', () => tell(voiceActions.ticketNeeded())),
    tab.onTaken(() => tell({ why: 'elsewhere' })),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Tells the page what the port and the tabs report, in its order; `ends` receives why a participation ended. */
export function* onWord(ends: Channel<VoiceEnd>, word: RtcWord): SagaGenerator<void> {
  if ('why' in word) yield* put(ends, word);
  else yield* put(word);
}
