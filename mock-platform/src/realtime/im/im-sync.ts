import type { UserNo } from '@miczero/contracts';
import {
  lastMessage,
  readTimeOf,
  recalledAfter,
  receiptsAfter,
  roamingOf,
  sessionsChangedAfter,
  sessionsDeletedAfter,
  sessionsOf,
} from '../../core/areas/im/roaming.ts';
import type { Session } from '../../core/state/im.ts';
import { linksOf } from '../../core/state/social.ts';
import type { World } from '../../core/state/world.ts';
import type { Property } from './bytes.ts';
import type { PUSHES, PushName } from './commands.ts';
import { MESSAGE, SCENE, SYNC } from './fields.ts';
import type { Field } from './packet.ts';
import {
  conversationProperty,
  deletedConversation,
  memberProperty,
  messageProperty,
  recallProperty,
  teamProperty,
  userProperty,
} from './properties.ts';
import { localIdOf } from './scenes.ts';
import { wholeNumberOf } from './whole-number.ts';

/** What a client hears after its login, part by part. Each part has the revision that the client knew before. */

export interface Push {
  readonly name: PushName;
  readonly fields: readonly Field[];
}

type Part = (world: World, no: UserNo, after: number) => readonly Push[];

const push = (name: keyof typeof PUSHES, ...fields: readonly Field[]): Push => ({ name, fields });
const present = (properties: readonly (Property | undefined)[]) => properties.filter((each) => each !== undefined);
const revision = ({ im }: World): Field => ['Long', im.last_msg];

const PARTS: { readonly [Name in keyof typeof SYNC]: Part } = {
  self: (world, no) => present([userProperty(world, no)]).map((user) => push('self', ['Property', user])),
  blocks: (world, no) => {
    const blocked = [...linksOf(world.social.blocks, no).keys()].map((each) => ({ 0: each, 1: '0', 2: '1' }));
    return [push('blocks', ['PropertyArray', blocked], revision(world))];
  },
  friends: (world, no) => {
    const friends = [...linksOf(world.social.friends, no).keys()].map((each) => ({ 4: each }));
    return [push('friends', ['PropertyArray', friends], revision(world))];
  },
  friendUsers: (world, no) => {
    const users = present([...linksOf(world.social.friends, no).keys()].map((each) => userProperty(world, each)));
    return [push('friend_users', ['PropertyArray', users])];
  },
  teams: (world, no) => {
    const teams = ownTeams(world, no).map(teamProperty);
    return [push('teams', revision(world), ['PropertyArray', teams])];
  },
  ownMembers: (world, no) => {
    const members = present(ownTeams(world, no).map((team) => memberProperty(team, no)));
    return [push('own_members', ['PropertyArray', members], revision(world))];
  },
  roaming: (world, no, after) =>
    roamingOf(world, no, after).map(({ session, messages }) =>
      push('roaming', ['PropertyArray', messages.map((each) => messageProperty(world, no, session, each))]),
    ),
  receipts: (world, no, after) => {
    const read = receiptsAfter(world, no, after).map(({ from, at }) => ({
      [MESSAGE.scene]: String(SCENE.p2p),
      [MESSAGE.from]: from,
      [MESSAGE.time]: String(at),
    }));
    return read.length > 0 ? [push('receipts', ['PropertyArray', read])] : [];
  },
  recalls: (world, no, after) => {
    // A client without messages has none to recall.
    const recalled = after === 0 ? [] : recalledAfter(world, no, after);
    const properties = recalled.flatMap(({ session, messages }) =>
      messages.map((each) => recallProperty(no, session, each, each.at)),
    );
    return properties.length > 0 ? [push('recalls', ['PropertyArray', properties])] : [];
  },
  readTimes: (world, no) => {
    const sessions = sessionsOf(world, no);
    const timeOf = (session: Session) => readTimeOf(world, no, session);
    const people = sessions.filter(({ scene }) => scene !== 'team');
    const teams = sessions.filter(({ scene }) => scene === 'team');
    return [
      push(
        'read_times',
        ['StrLongMap', new Map(people.map((each) => [each.to, timeOf(each)]))],
        ['LongLongMap', new Map(teams.map((each) => [Number(each.to), timeOf(each)]))],
        revision(world),
      ),
    ];
  },
  pinned: (world, no) => {
    const pinned = sessionsOf(world, no).filter(({ top }) => top);
    const properties = pinned.map((each) => ({ 1: localIdOf(each), 3: String(each.at), 4: String(each.at) }));
    return [push('pinned', revision(world), ['Bool', true], ['PropertyArray', properties])];
  },
};

function ownTeams({ im }: World, no: UserNo) {
  return [...im.teams.values()].filter(({ members }) => members.has(no));
}

/** The parts that a client asks for, in the provider's order. */
export function syncPushes(world: World, no: UserNo, asked: Property): readonly Push[] {
  return (Object.entries(PARTS) as [keyof typeof SYNC, Part][]).flatMap(([name, part]) => {
    const after = asked[SYNC[name]];
    return after === undefined ? [] : part(world, no, wholeNumberOf(after));
  });
}

const SYNC_TYPE = { all: '0', changes: '1' } as const;

/** The conversations of a person: all, or those that changed after a revision. */
export function conversationPushes(world: World, no: UserNo, after: number) {
  const changed = sessionsChangedAfter(world, no, after).map((session) =>
    conversationProperty(world, no, session, lastMessage(world, no, session)),
  );
  const deleted = sessionsDeletedAfter(world, no, after).map(([id, version]) => {
    const [scene = '', ...to] = id.split('-');
    return deletedConversation(no, { scene: scene === 'team' ? 'team' : 'p2p', to: to.join('-') }, version);
  });
  const info = { 1: String(world.im.last_msg), 2: after === 0 ? SYNC_TYPE.all : SYNC_TYPE.changes };
  const pushes = [push('conversations', ['Property', info], ['PropertyArray', [...changed, ...deleted]])];
  return { pushes, info };
}
