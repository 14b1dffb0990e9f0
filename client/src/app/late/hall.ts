import { audioSaga } from '../../features/audio/index.ts';
import { channelReducer, channelSaga } from '../../features/channel/index.ts';
import { chatReducer, chatSaga } from '../../features/chat/index.ts';
import { openHallSaga } from '../../features/halls/index.ts';
import { personReducer, personSaga } from '../../features/person/index.ts';
import { teamUpReducer, teamUpSaga } from '../../features/team-up/index.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkScope } from './hall-link-scope.saga.ts';
import type { LateFeature } from './late-feature.ts';
import { voiceFeatures } from './voice.ts';

export const HALL_REDUCERS = {
  channel: channelReducer,
  chat: chatReducer,
  person: personReducer,
  teamUp: teamUpReducer,
} as const;

/** The state that this late part adds to the store. */
export type HallPartState = { readonly [Name in keyof typeof HALL_REDUCERS]: ReturnType<(typeof HALL_REDUCERS)[Name]> };

/** Channels, chat and team-up of an open hall, and the hall link of the session. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    ...voiceFeatures(ports),
    { name: 'openHall', saga: () => openHallSaga(ports) },
    { name: 'person', reducer: HALL_REDUCERS.person, saga: () => personSaga(ports) },
    { name: 'audio', saga: () => audioSaga(ports) },
    { name: 'channel', reducer: HALL_REDUCERS.channel, saga: () => channelSaga(ports) },
    { name: 'chat', reducer: HALL_REDUCERS.chat, saga: () => chatSaga(ports) },
    { name: 'teamUp', reducer: HALL_REDUCERS.teamUp, saga: () => teamUpSaga(ports) },
    // Last: the first event of the link finds every consumer in the store.
    { name: 'hallLink', saga: () => hallLinkScope(ports) },
  ];
}
