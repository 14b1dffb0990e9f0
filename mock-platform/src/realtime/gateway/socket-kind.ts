import type { ControlData } from '@miczero/contracts/control';

/** The name of a kind of socket, in the control API and in metrics. */
export type SocketKind = ControlData<'connections.list'>['list'][number]['socket'];
