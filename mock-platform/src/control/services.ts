import type { FileStore } from '../files/file-store.ts';
import type { ClientLogs } from '../http/client-logs.ts';
import type { StalledCalls } from '../http/stalled-calls.ts';
import type { Gateway } from '../realtime/gateway/gateway.ts';
import type { Journal } from '../realtime/gateway/journal.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** What the control API reaches into. */
export interface ControlServices {
  readonly worlds: Worlds;
  readonly gateways: readonly Gateway[];
  readonly journal: Journal;
  readonly files: FileStore;
  readonly clientLogs: ClientLogs;
  readonly stalledCalls: StalledCalls;
}
