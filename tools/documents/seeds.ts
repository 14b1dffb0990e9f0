import { DEMO_PASSWORD, WorldBuilder } from '../../mock-platform/src/core/seeds/builder.ts';
import { SEED_WORLDS, type SeedWorldName } from '../../mock-platform/src/core/seeds/create-world.ts';
import { emptyWorld, type World } from '../../mock-platform/src/core/state/world.ts';
import { NOTE, table } from './markdown.ts';

/** An arbitrary time: the listed data does not depend on it. */
const MOMENT = Date.UTC(2026, 8, 20);
const CROWD = 500;

const WHAT: { readonly [Name in SeedWorldName]: string } = {
  'two-friends': 'One hall and two users who know each other. No voice room.',
  'every-role': 'Every role once: the world of walks, consumer contracts and drift, and of manual tests of rooms.',
  demo: 'The world of `npm start`. Its users without a phone cannot sign in.',
  crowded: 'One hall with as many members as `people` requests, with phones from 13900000000 on.',
  'packed-room': 'One voice room, all seats taken, with as many people as `people` requests; phones as in `crowded`.',
  empty: 'No users and no halls; users register.',
};

const TREE = { 0: 'heading', 1: 'text', 2: 'voice' } as const;

/** The initial contents of each seed: phones, numbers, passwords, ids. */
export function seedsTable(): string {
  const worlds = (Object.keys(WHAT) as SeedWorldName[]).map((name) => {
    const world = emptyWorld(name);
    SEED_WORLDS[name](new WorldBuilder(world, 1, MOMENT), { people: CROWD, channels: 2 });
    return [`## ${name}`, WHAT[name], ...people(world), ...halls(world), ...rooms(world)].join('\n\n');
  });
  const password = `Every user with a phone signs in with the password \`${DEMO_PASSWORD}\`. Numbers are the same for every \`seed\`.`;
  return `# Seeds\n\n${NOTE} ${password}\n\n${worlds.join('\n\n')}\n`;
}

function people({ accounts }: World): string[] {
  const known = [...accounts.values()].filter(({ phone }) => phone !== '' && !phone.startsWith('139'));
  if (known.length === 0) return [];
  const rows = known.map(({ no, phone, nick, official }) => [
    phone,
    no,
    official ? `${nick} (official)` : nick || '(profile unfinished)',
  ]);
  return [table(['phone', 'user number', 'nick'], rows), `Users in total: ${accounts.size}.`];
}

function halls({ halls: all, channels }: World): string[] {
  if (all.size === 0) return [];
  const rows = [...all.values()].map(({ id, name, owner, members, channels: ids }) => {
    const managers = [...members].flatMap(([no, { role }]) => (role === 'manage' ? [no] : []));
    const tree = ids.flatMap((channelId) => {
      const channel = channels.get(channelId);
      if (!channel) return [];
      const lock = channel.password === '' ? '' : `, password ${channel.password}`;
      return [`${channel.id} ${channel.name} (${TREE[channel.type]}${lock})`];
    });
    return [id, name, owner, managers.join(', '), members.size, tree.join('; ')];
  });
  return [table(['hall', 'name', 'owner', 'managers', 'members', 'channels'], rows)];
}

function rooms({ rooms: { rooms: all } }: World): string[] {
  if (all.size === 0) return [];
  const rows = [...all.values()].map(({ id, name, owner, password, staff, seats }) => {
    const seated = [...seats].flatMap(([number, { no }]) => (no === '' ? [] : [`${number}: ${no}`]));
    const helpers = [...staff].map(([no, role]) => `${no} (${role})`);
    return [id, name, owner, password, helpers.join(', '), seated.join(', ')];
  });
  return [table(['voice room', 'name', 'owner', 'password', 'staff', 'on seats'], rows)];
}
