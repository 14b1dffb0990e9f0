import { ROOM_EVENTS } from '@miczero/contracts';
import type { ControlRequest } from '@miczero/contracts/control';
import type { EmittedRoomEvent } from '../core/areas/control/room-events.ts';
import type { RoomAudience } from '../core/kernel/events.ts';
import { giftIdOf, roomIdOf, userNoOf } from '../core/kernel/ids.ts';
import type { World } from '../core/state/world.ts';
import { InvalidRequest } from '../http/failures.ts';
import { emittedBody } from './emitted-body.ts';
import { knownRoom, knownUser } from './known.ts';
import { repeated } from './repeated.ts';
import { type ControlHandlers, runnerNamed } from './world-calls.ts';

function audienceOf(world: World, { user, room }: ControlRequest<'room-events.emit'>['to']): RoomAudience {
  if (user !== undefined && room === undefined) return { kind: 'user', no: knownUser(world, user) };
  if (room !== undefined && user === undefined) return { kind: 'room', room_id: knownRoom(world, room) };
  throw new InvalidRequest(['to: exactly one of user, room']);
}

/** Calls of the control API about voice rooms, gifts and money. */
export const roomControlCalls: ControlHandlers<'room-events.emit' | 'rooms.forbid' | 'money.give' | 'bag.give'> = {
  'room-events.emit': async (services, world, { name, body, raw, own_ids, to, from, mid, times }) => {
    const runner = runnerNamed(services, world);
    const emitted = {
      name,
      ...emittedBody(ROOM_EVENTS[name].body, { body, raw }),
      audience: audienceOf(runner.world, to),
      from: from === undefined ? undefined : userNoOf(from),
      mid,
      ...(own_ids && { own_ids }),
    };
    // the body was parsed by the schema of this very name
    return repeated(times, () => runner.run('control.room-events.emit', null, emitted as EmittedRoomEvent));
  },
  'rooms.forbid': async (services, world, { room, forbidden, msg, for_ms }) =>
    runnerNamed(services, world).run('control.rooms.forbid', null, {
      group_id: roomIdOf(room),
      forbidden,
      msg,
      for_ms,
    }),
  'money.give': async (services, world, { user, amount }) =>
    runnerNamed(services, world).run('control.money.give', null, { uid: userNoOf(user), amount }),
  'bag.give': async (services, world, { user, gift, count }) =>
    runnerNamed(services, world).run('control.bag.give', null, {
      uid: userNoOf(user),
      gift_id: giftIdOf(gift),
      count,
    }),
};
