export { roomSettingsModal } from './modals.ts';
export { roomSettingsSaga } from './room-settings.saga.ts';
export {
  type PeopleList,
  type RoomSwitches,
  roomSettingsActions,
  roomSettingsReducer,
  selectRoomSettings,
} from './room-settings.slice.ts';
