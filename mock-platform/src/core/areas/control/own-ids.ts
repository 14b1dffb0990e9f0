import type { HallEventBody, RoomEventBody } from '@miczero/contracts';
import { clientMidOf, msgIdOf } from '../../kernel/ids.ts';
import type { Turn } from '../../kernel/turn.ts';

/** Above the ids that the contract's examples have, and between those that the console suggests before and behind this command. */
const FIRST_ID = 4019;
/** Ids that the console leaves between two commands. */
const IDS_STEP = 10;

/**
 * A chat line with ids that no line of its world has or gets: they are above all before, and lines that are said follow them. The line of
 * a running team keeps its own, by which pages know the team.
 */
export function withOwnLineIds({ world }: Turn, body: HallEventBody<'chatMessage'>): HallEventBody<'chatMessage'> {
  const { invites } = world.team_up;
  if (body.msg_type === '5' && [...invites.values()].some(({ msg }) => msgIdOf(msg) === body.msg_id)) return body;
  const { sequence } = world;
  world.last_msg = Math.max(world.last_msg + 1, FIRST_ID + sequence * IDS_STEP);
  return {
    ...body,
    msg_id: msgIdOf(world.last_msg),
    ...(body.c_mid !== undefined && { c_mid: clientMidOf(`e-${sequence}`) }),
  };
}

/** The same of the lines of a room. */
export function withOwnRoomLineIds({ world }: Turn, { list }: RoomEventBody<'roomChat'>): RoomEventBody<'roomChat'> {
  return {
    list: list.map((line, index) => {
      const mid = `e-${world.sequence}-${index}`;
      return { ...line, mid, body: { ...line.body, ...(line.body.c_mid !== '' && { c_mid: mid }) } };
    }),
  };
}
