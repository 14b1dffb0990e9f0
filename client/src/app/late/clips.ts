import { clipsReducer, clipsSaga } from '../../features/clips/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const CLIPS_REDUCERS = { clips: clipsReducer } as const;

/** The state that this late part adds to the store. */
export type ClipsPartState = {
  readonly [Name in keyof typeof CLIPS_REDUCERS]: ReturnType<(typeof CLIPS_REDUCERS)[Name]>;
};

/** Voice and video messages, with the panel of messages. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'clips', reducer: CLIPS_REDUCERS.clips, saga: () => clipsSaga(ports) }];
}
