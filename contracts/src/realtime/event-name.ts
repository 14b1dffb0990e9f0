import type { HallEventName } from './hall/registry.ts';

/** Every realtime event of every socket. Names are unique across sockets. */
export type EventName = HallEventName;
