import { createSelector } from '@reduxjs/toolkit';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import type { AudioRoot } from './audio.state.ts';
import type { VoiceRoot } from './voice.state.ts';

/** Where the viewer's voice is, or was until a reload, in words, on every screen; null when it is nowhere. */
export const selectVoicePlace = createSelector(
  [({ audio }: AudioRoot) => audio.place ?? audio.interrupted, ({ halls }: HallsRoot) => halls.open?.hall ?? null],
  (place, hall) => {
    if (!place) return null;
    const leaf = leavesOf(hall ?? {}).find(({ id }) => id === place.channel_id);
    return { ...place, name: leaf?.name ?? place.name ?? '' };
  },
);
export const selectIsMobileLogin = ({ audio }: AudioRoot): boolean => audio.isMobileLogin;
/** Whether the viewer's voice is anywhere, in a channel or a room. The voice part of the state is taken in late. */
export const selectHasVoice = ({ audio, voice }: AudioRoot & Partial<VoiceRoot>): boolean =>
  audio.place !== null || (voice?.room ?? null) !== null;
/** A reload has ended the call, and nothing has followed it: a press goes on. */
export const selectInterrupted = ({ audio, voice }: AudioRoot & Partial<VoiceRoot>) =>
  audio.place === null && !voice?.room ? audio.interrupted : null;
/** A recording keeps the viewer silent in a voice place, and lets the viewer be heard again afterwards. */
export const selectIsHeldByRecording = (state: AudioRoot & Partial<VoiceRoot>): boolean =>
  state.audio.recordingHold === 'reopens' && selectHasVoice(state);
