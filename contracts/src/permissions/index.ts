export * from './group.ts';
export { GROUP_PERMISSIONS, type GroupAction, type GroupPermission, type GroupStanding } from './group-table.ts';
export * from './hall.ts';
export { HALL_PERMISSIONS, type HallAction, type HallPermission, type HallStanding } from './hall-table.ts';
export * from './room.ts';
export { ROOM_PERMISSIONS, type RoomAction, type RoomPermission, type RoomStanding } from './room-table.ts';
export type { Verdict } from './verdict.ts';
