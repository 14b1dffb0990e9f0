import { rankingsReducer, rankingsSaga } from '../../features/rankings/index.ts';
import { realNameReducer, realNameSaga } from '../../features/real-name/index.ts';
import { roomListReducer, roomListSaga } from '../../features/room-list/index.ts';
import { roomMakingReducer, roomMakingSaga } from '../../features/room-making/index.ts';
import { roomSettingsReducer, roomSettingsSaga } from '../../features/room-settings/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const ROOMS_REDUCERS = {
  rankings: rankingsReducer,
  realName: realNameReducer,
  roomList: roomListReducer,
  roomMaking: roomMakingReducer,
  roomSettings: roomSettingsReducer,
} as const;

/** The state that this late part adds to the store. */
export type RoomsPartState = {
  readonly [Name in keyof typeof ROOMS_REDUCERS]: ReturnType<(typeof ROOMS_REDUCERS)[Name]>;
};

/** Rooms beside the one that is open: the list, a new one, the real name that it needs, settings and rankings. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'realName', reducer: ROOMS_REDUCERS.realName, saga: () => realNameSaga(ports) },
    { name: 'roomMaking', reducer: ROOMS_REDUCERS.roomMaking, saga: () => roomMakingSaga(ports) },
    { name: 'roomSettings', reducer: ROOMS_REDUCERS.roomSettings, saga: () => roomSettingsSaga(ports) },
    { name: 'rankings', reducer: ROOMS_REDUCERS.rankings, saga: () => rankingsSaga(ports) },
    { name: 'roomList', reducer: ROOMS_REDUCERS.roomList, saga: () => roomListSaga(ports) },
  ];
}
