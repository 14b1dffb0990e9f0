import type { HallEventName } from './hall/registry.ts';
import type { RoomEventName } from './room/registry.ts';

/** Every realtime event of every socket. Names are unique across sockets. */
export type EventName = HallEventName | RoomEventName;
