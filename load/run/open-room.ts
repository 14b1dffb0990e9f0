import { nodeRuntime } from '@miczero/scenarios';
import { Caller, ControlClient, type Session, type WorldPlace } from '@miczero/scenarios/player';
import { CROWD_DEVICE } from '../crowd/crowd-device.ts';

/** A purse that no run empties. */
const COINS = 1_000_000_000;

/**
 * Makes a voice room in which everyone may take a seat, of a person who can pay for gifts. Answers its number. `token` is that of
 * the control API.
 */
export async function openRoom(place: WorldPlace, token: string, host: Session): Promise<string> {
  const control = new ControlClient(place, token, nodeRuntime);
  await control.call('people.set', { user: host.no, real_name: { audit_status: 1 } });
  await control.call('money.give', { user: host.no, amount: COINS });
  const caller = new Caller(place, nodeRuntime, CROWD_DEVICE);
  caller.resume(host);
  const { code, message, data } = await caller.call('room.add', { name: '压测房间', room_class: 'chat', mic_num: 9 });
  if (code !== 0) throw new Error(`the room could not be made: ${code} ${message}`);
  const { group_id } = (data as { readonly room: { readonly group_id: string } }).room;
  await caller.call('room.edit', { group_id, mic_free: 1 });
  return group_id;
}
