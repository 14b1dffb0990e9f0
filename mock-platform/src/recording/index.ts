export { digestWorld as digestOf } from '../core/machine/serialise.ts';
export { type Recording, spanOf, UnusableRecording } from './recording.ts';
export { readRecording, textOf } from './recording-text.ts';
export { replayTo, requireSameEnd } from './replay.ts';
