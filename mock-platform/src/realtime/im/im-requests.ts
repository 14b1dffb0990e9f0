import type { UserNo } from '@miczero/contracts';
import type { SendInput } from '../../core/areas/im/messages.ts';
import {
  lastMessage,
  type MessagePage,
  messageById,
  pageOfMessages,
  sessionAt,
  sessionsOf,
} from '../../core/areas/im/roaming.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import { linksOf } from '../../core/state/social.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { readJson } from '../gateway/text-frame.ts';
import type { Property } from './bytes.ts';
import { CONVERSATION, MESSAGE, MESSAGE_TYPE, RECALL, RECALL_TYPE } from './fields.ts';
import { conversationPushes, type Push, syncPushes } from './im-sync.ts';
import type { Field } from './packet.ts';
import { conversationProperty, memberProperty, messageProperty, teamProperty, userProperty } from './properties.ts';
import type { FieldsOf, RequestName } from './request-fields.ts';
import { conversationIdOf, localTargetOf, personTarget, type Target, targetOf, teamTarget } from './scenes.ts';

/** Result of a request: pushes, then an answer. */
export interface Reply {
  readonly pushes?: readonly Push[];
  readonly fields?: readonly Field[];
  /** The answer says that a message was stored. */
  readonly isAcknowledgement?: boolean;
}

/** The person and the world of a request. `actor.sid` is the connection. */
export interface Caller {
  readonly runner: WorldRunner;
  readonly actor: Actor;
}

type Handler<Name extends RequestName> = (caller: Caller, fields: FieldsOf<Name>) => Promise<Reply> | Reply;

const NOTHING: Reply = {};
const NO_PROPERTY: Property = {};
const PAGE_MAX = 100;
const LIST_MAX = 100;

const KINDS: { readonly [type: string]: SendInput['kind'] } = {
  [MESSAGE_TYPE.text]: 'text',
  [MESSAGE_TYPE.image]: 'image',
  [MESSAGE_TYPE.audio]: 'audio',
  [MESSAGE_TYPE.video]: 'video',
  [MESSAGE_TYPE.custom]: 'card',
};

/** Every request of a signed-in client. The login, the heartbeat and the goodbye are the gateway's. */
export const HANDLERS: {
  readonly [Name in Exclude<RequestName, 'heartbeat' | 'login' | 'logout' | 'mark_received'>]: Handler<Name>;
} = {
  kick_clients: async ({ runner, actor }, [clients = []]) => {
    await runner.run('im.kick', actor, { clients });
    return { fields: [['StrArray', clients]] };
  },
  sync: ({ runner, actor }, [asked = NO_PROPERTY]) => ({
    pushes: syncPushes(runner.world, actor.no, asked),
    fields: [['Long', runner.world.im.last_msg]],
  }),
  server_time: ({ runner }) => ({ fields: [['Long', runner.now()]] }),

  send_private: (caller, [message = NO_PROPERTY]) => send(caller, personTarget(message[MESSAGE.to] ?? ''), message),
  send_team: (caller, [message = NO_PROPERTY]) => send(caller, teamTarget(message[MESSAGE.to] ?? ''), message),
  recall: async ({ runner, actor }, [recall = NO_PROPERTY]) => {
    const to = recall[RECALL.to] ?? '';
    const scene = recall[RECALL.type] === String(RECALL_TYPE.team) ? 'team' : 'p2p';
    await runner.run('im.recall', actor, { scene, to, id: recall[RECALL.id] ?? '' });
    return NOTHING;
  },
  receipt: async ({ runner, actor }, [receipt = NO_PROPERTY]) => {
    const { scene, to } = personTarget(receipt[MESSAGE.to] ?? '');
    // The platform's own sessions have no reader on the other side.
    if (scene === 'p2p') await runner.run('im.receipt', actor, { to, at: Number(receipt[MESSAGE.time] ?? 0) });
    return { fields: [['Property', receipt]] };
  },
  history_private: (caller, [to = '', ...page]) => history(caller, personTarget(to), page),
  history_team: (caller, [to = 0, ...page]) => history(caller, teamTarget(to), page),

  mark_read: (caller, [scene = 0, to = '']) => read(caller, [scene === 0 ? personTarget(to) : teamTarget(to)]),
  mark_read_local: (caller, [scene = 0, to = '']) => read(caller, [scene === 0 ? personTarget(to) : teamTarget(to)]),
  mark_read_many: (caller, [tags = []]) =>
    read(
      caller,
      tags.map(({ 1: scene = '0', 2: to = '' }) => (scene === '0' ? personTarget(to) : teamTarget(to))),
    ),

  conversations_sync: ({ runner, actor }, [tag = NO_PROPERTY]) => {
    const { pushes, info } = conversationPushes(runner.world, actor.no, Number(tag[1] ?? 0));
    return { pushes, fields: [['Property', info]] };
  },
  conversations_list: ({ runner, actor }) => {
    const all = sessionsOf(runner.world, actor.no);
    const conversations = all.map((each) => conversationOf({ runner, actor }, each));
    return {
      fields: [
        ['PropertyArray', conversations.filter((each) => each !== undefined)],
        ['Property', { 1: '0', 2: '0' }],
      ],
    };
  },
  conversation_delete: async (caller, [tag = NO_PROPERTY]) => {
    const target = ownTarget(caller, tag[1]);
    await caller.runner.run('im.delete_session', caller.actor, target);
    return { fields: [['Property', { [CONVERSATION.id]: conversationIdOf(caller.actor.no, target) }]] };
  },
  conversations_delete: async (caller, [tag = NO_PROPERTY]) => {
    const targets = ownTargets(caller, tag[1]);
    for (const target of targets) await caller.runner.run('im.delete_session', caller.actor, target);
    const deleted = targets.map((target) => ({ [CONVERSATION.id]: conversationIdOf(caller.actor.no, target) }));
    return { fields: [['PropertyArray', deleted], NO_FAILURES] };
  },
  conversation_pin: async (caller, [tag = NO_PROPERTY]) => {
    const target = ownTarget(caller, tag[1]);
    await caller.runner.run('im.pin', caller.actor, { ...target, top: tag[2] === '1' });
    return { fields: [['Property', conversationOf(caller, target) ?? NO_PROPERTY]] };
  },
  conversation_read: async (caller, [tag = NO_PROPERTY]) => {
    const target = ownTarget(caller, tag[1]);
    await read(caller, [target]);
    return { fields: [['Property', conversationOf(caller, target) ?? NO_PROPERTY]] };
  },
  conversations_read: async (caller, [tag = NO_PROPERTY]) => {
    const targets = ownTargets(caller, tag[1]);
    await read(caller, targets);
    const conversations = targets.map((target) => conversationOf(caller, target)).filter((each) => each !== undefined);
    return { fields: [['PropertyArray', conversations], NO_FAILURES] };
  },
  pin_local: (caller, [tag = NO_PROPERTY]) => pinLocal(caller, tag, true),
  unpin_local: (caller, [tag = NO_PROPERTY]) => pinLocal(caller, tag, false),

  block: async ({ runner, actor }, [account = '', isBlocked = false]) => {
    await runner.run(isBlocked ? 'blacklist.add' : 'blacklist.remove', actor, { no: known(account) });
    return NOTHING;
  },
  users: ({ runner }, [accounts = []]) => {
    const users = accounts.slice(0, LIST_MAX).map((each) => userProperty(runner.world, each));
    return { fields: [['PropertyArray', users.filter((each) => each !== undefined)]] };
  },
  friend_add: async ({ runner, actor }, [account = '']) => {
    await runner.run('friend.add', actor, { no: known(account) });
    return NOTHING;
  },
  friend_delete: async ({ runner, actor }, [account = '']) => {
    await runner.run('friend.del', actor, { no: known(account) });
    return NOTHING;
  },
  friends: ({ runner, actor }) => {
    const friends = [...linksOf(runner.world.social.friends, actor.no).keys()].map((each) => ({ 4: each }));
    return {
      fields: [
        ['PropertyArray', friends],
        ['Long', runner.world.im.last_msg],
      ],
    };
  },

  team_create: async ({ runner, actor }, [team = NO_PROPERTY, members = []]) => {
    const { id } = await runner.run('im.create_team', actor, {
      name: team[3] ?? '',
      icon: team[20] ?? '',
      members: members.map(known),
    });
    return {
      fields: [
        ['Property', requireOwnTeam({ runner, actor }, id)],
        ['StrArray', []],
      ],
    };
  },
  team_invite: async ({ runner, actor }, [team = 0, accounts = []]) => {
    for (const each of accounts) await runner.run('im.add_to_team', actor, { team: String(team), no: known(each) });
    return {
      fields: [
        ['Long', runner.now()],
        ['StrArray', []],
      ],
    };
  },
  team_kick: async ({ runner, actor }, [team = 0, accounts = []]) => {
    for (const each of accounts) await runner.run('im.kick_from_team', actor, { team: String(team), no: known(each) });
    return NOTHING;
  },
  team_leave: async ({ runner, actor }, [team = 0]) => {
    await runner.run('im.leave_team', actor, { team: String(team) });
    return NOTHING;
  },
  team_dismiss: async ({ runner, actor }, [team = 0]) => {
    await runner.run('im.dismiss_team', actor, { team: String(team) });
    return NOTHING;
  },
  team: (caller, [team = 0]) => ({ fields: [['Property', requireOwnTeam(caller, String(team))]] }),
  teams: ({ runner, actor }, [ids = []]) => {
    const own = ids.slice(0, LIST_MAX).flatMap((id) => {
      const team = runner.world.im.teams.get(String(id));
      return team?.members.has(actor.no) ? [teamProperty(team)] : [];
    });
    return {
      fields: [
        ['PropertyArray', own],
        ['LongArray', []],
      ],
    };
  },
  team_members: ({ runner, actor }, [tag = NO_PROPERTY]) => {
    const team = runner.world.im.teams.get(tag[1] ?? '');
    if (!team?.members.has(actor.no)) throw new Refusal('groupNotJoined');
    const members = [...team.members.keys()].map((no) => memberProperty(team, no)).filter((each) => each !== undefined);
    return {
      fields: [
        ['PropertyArray', members],
        ['Property', { 1: '0', 2: '' }],
      ],
    };
  },
};

const NO_FAILURES: Field = ['Property', { 1: '{}' }];

/** An account as it was sent: the core refuses an unknown one. */
function known(account: string): UserNo {
  return account as UserNo;
}

async function send({ runner, actor }: Caller, target: Target, message: Property): Promise<Reply> {
  const kind = KINDS[message[MESSAGE.type] ?? ''];
  if (kind === undefined || target.scene === 'system') throw new Refusal('requestInvalid');
  const body = (kind === 'text' ? message[MESSAGE.text] : message[MESSAGE.attachment]) ?? '';
  const c_mid = message[MESSAGE.clientId] ?? '';
  if (c_mid === '') throw new Refusal('requestInvalid');
  const { id } = await runner.run('im.send', actor, { scene: target.scene, to: target.to, kind, body, c_mid });
  const stored = messageById(runner.world, actor.no, target, id);
  // It may be gone again: recalled, or displaced by newer ones.
  const answer = stored ? messageProperty(runner.world, actor.no, target, stored) : { ...message, [MESSAGE.id]: id };
  return { fields: [['Property', answer]], isAcknowledgement: true };
}

type PageFields = readonly [since?: number, until?: number, anchor?: number, limit?: number, isOldestFirst?: boolean];

function history({ runner, actor }: Caller, target: Target, fields: PageFields | readonly unknown[]): Reply {
  const [since = 0, until = 0, anchor = 0, limit = PAGE_MAX, isOldestFirst = false] = fields as PageFields; // of the table
  const page: MessagePage = { since, until, anchor, isOldestFirst, limit: Math.min(PAGE_MAX, Math.max(1, limit)) };
  const messages = pageOfMessages(runner.world, actor.no, target, page);
  return { fields: [['PropertyArray', messages.map((each) => messageProperty(runner.world, actor.no, target, each))]] };
}

/** Sets conversations to read. One that does not exist has nothing unread. */
async function read({ runner, actor }: Caller, targets: readonly Target[]): Promise<Reply> {
  for (const target of targets) {
    const session = sessionAt(runner.world, actor.no, target);
    if (session && session.unread > 0) await runner.run('im.read', actor, target);
  }
  return NOTHING;
}

async function pinLocal({ runner, actor }: Caller, tag: Property, top: boolean): Promise<Reply> {
  const target = localTargetOf(tag[1] ?? '');
  if (!target) throw new Refusal('messageUnknown');
  await runner.run('im.pin', actor, { ...target, top });
  const at = String(runner.now());
  return { fields: top ? [['Property', { 1: tag[1] ?? '', 3: at, 4: at }]] : [['Long', Number(at)]] };
}

function ownTarget({ actor }: Caller, id: string | undefined): Target {
  const target = targetOf(actor.no, id ?? '');
  if (!target) throw new Refusal('messageUnknown');
  return target;
}

/** The targets of a JSON list of conversations; an id that is not of one of the person's own is left out. */
function ownTargets({ actor }: Caller, json: string | undefined): readonly Target[] {
  const ids = readJson(json ?? '[]');
  if (!Array.isArray(ids)) throw new Refusal('requestInvalid');
  return ids.slice(0, LIST_MAX).flatMap((id) => targetOf(actor.no, String(id)) ?? []);
}

function conversationOf({ runner, actor }: Caller, target: Target): Property | undefined {
  const session = sessionAt(runner.world, actor.no, target);
  return session && conversationProperty(runner.world, actor.no, session, lastMessage(runner.world, actor.no, session));
}

function requireOwnTeam({ runner, actor }: Caller, id: string): Property {
  const team = runner.world.im.teams.get(id);
  if (!team || team.dismissed) throw new Refusal('groupUnknown');
  if (!team.members.has(actor.no)) throw new Refusal('groupNotJoined');
  return teamProperty(team);
}
