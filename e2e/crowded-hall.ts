import { type SignedCaller, signedCaller } from '@miczero/client/testing/signed-caller';
import {
  CHANNEL_MANAGEMENT_CALLS,
  type ChannelId,
  HALL_CALLS,
  HALL_MANAGEMENT_CALLS,
  type HallId,
} from '@miczero/contracts';
import { PASSWORD, type World, XIAOMAN } from './fixtures.ts';

/** A hall with everyone in it: the seed `crowded`. The standing of each is set before the pages open. */
export const PHONES = {
  owner: XIAOMAN,
  manager: '13900000000',
  otherManager: '13900000001',
  member: '13900000002',
  otherMember: '13900000003',
  outsider: '13900000004',
} as const;
export const NICKS = {
  owner: '小满',
  manager: '路人0',
  otherManager: '路人1',
  member: '路人2',
  otherMember: '路人3',
  outsider: '路人4',
} as const;
export type Name = keyof typeof PHONES;
export const NAMES = Object.keys(PHONES) as Name[];

export interface CrowdedHall {
  readonly hall_id: HallId;
  readonly welcome: ChannelId;
  /** A channel that may go. */
  readonly spare: ChannelId;
  readonly callers: Readonly<Record<Name, SignedCaller>>;
}

export async function crowdedHall(world: World): Promise<CrowdedHall> {
  // One owner does in seconds and undoes what people do in an evening.
  await world.control('worlds.reset', { seed_world: 'crowded', people: 5, limits: { burst: 200, per_second: 100 } });
  const pairs = await Promise.all(
    NAMES.map(async (name) => [name, await signedCaller(world.origin, PHONES[name], PASSWORD)] as const),
  );
  const callers = Object.fromEntries(pairs) as Record<Name, SignedCaller>;
  const { list } = await callers.owner.call(HALL_CALLS['hall.list'], { page: 1, page_size: 9999 });
  const [hall] = list;
  if (!hall?.welcome_channel_id) throw new Error('the seed has no hall with a welcome channel');
  for (const name of ['manager', 'otherManager'] as const)
    await callers.owner.call(HALL_MANAGEMENT_CALLS['hall.set_manage'], { hall_id: hall.id, uid: callers[name].no });
  const created = { hall_id: hall.id, name: '可以删', type: 1 } as const;
  const { channel_id } = await callers.owner.call(CHANNEL_MANAGEMENT_CALLS['channel.create'], created);
  return { hall_id: hall.id, welcome: hall.welcome_channel_id, spare: channel_id, callers };
}
