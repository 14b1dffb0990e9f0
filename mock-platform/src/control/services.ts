import type { FileStore } from '../files/file-store.ts';
import type { ClientLogs } from '../http/client-logs.ts';
import type { AudioConnection } from '../realtime/audio/audio-connection.ts';
import type { AudioGateway } from '../realtime/audio/audio-gateway.ts';
import type { ConnectionRegistry } from '../realtime/gateway/connection-registry.ts';
import type { Faults } from '../realtime/gateway/faults.ts';
import type { Journal } from '../realtime/gateway/journal.ts';
import type { HallConnection } from '../realtime/hall/hall-connection.ts';
import type { HallGateway } from '../realtime/hall/hall-gateway.ts';
import type { Outbox } from '../realtime/hall/hall-outbox.ts';
import type { RoomConnection } from '../realtime/room/room-connection.ts';
import type { RoomGateway } from '../realtime/room/room-gateway.ts';
import type { RoomOutbox } from '../realtime/room/room-outbox.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** What the control API reaches into. */
export interface ControlServices {
  readonly worlds: Worlds;
  readonly registry: ConnectionRegistry<HallConnection>;
  readonly roomRegistry: ConnectionRegistry<RoomConnection>;
  readonly audioRegistry: ConnectionRegistry<AudioConnection>;
  readonly outbox: Outbox;
  readonly roomOutbox: RoomOutbox;
  readonly roomGateway: RoomGateway;
  readonly audioGateway: AudioGateway;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly files: FileStore;
  readonly clientLogs: ClientLogs;
  /** Known once the node listens for sockets. */
  readonly gateway: () => HallGateway | null;
}
