import { lastMessage, sessionAt, sessionsOf } from '../../../core/areas/im/roaming.ts';
import { Refusal } from '../../../core/kernel/refusals.ts';
import { readJson } from '../../gateway/text-frame.ts';
import type { Property } from '../bytes.ts';
import { CONVERSATION } from '../fields.ts';
import { conversationPushes } from '../im-sync.ts';
import type { Field } from '../packet.ts';
import { conversationProperty } from '../properties.ts';
import { conversationIdOf, localTargetOf, personTarget, type Target, targetOf, teamTarget } from '../scenes.ts';
import { wholeNumberOf } from '../whole-number.ts';
import { type Caller, type Handlers, LIST_MAX, NO_PROPERTY, NOTHING, type Reply } from './request.ts';

const NO_FAILURES: Field = ['Property', { 1: '{}' }];

/** Conversations: the list, reading, pinning and deleting. */
export const CONVERSATION_REQUESTS: Handlers<
  | 'mark_read'
  | 'mark_read_local'
  | 'mark_read_many'
  | 'conversations_sync'
  | 'conversations_list'
  | 'conversation_delete'
  | 'conversations_delete'
  | 'conversation_pin'
  | 'conversation_read'
  | 'conversations_read'
  | 'pin_local'
  | 'unpin_local'
> = {
  mark_read: (caller, [scene = 0, to = '']) => read(caller, [scene === 0 ? personTarget(to) : teamTarget(to)]),
  mark_read_local: (caller, [scene = 0, to = '']) => read(caller, [scene === 0 ? personTarget(to) : teamTarget(to)]),
  mark_read_many: (caller, [tags = []]) =>
    read(
      caller,
      tags.map(({ 1: scene = '0', 2: to = '' }) => (scene === '0' ? personTarget(to) : teamTarget(to))),
    ),
  conversations_sync: ({ runner, actor }, [tag = NO_PROPERTY]) => {
    const { pushes, info } = conversationPushes(runner.world, actor.no, wholeNumberOf(tag[1]));
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
    await caller.run('im.delete_session', target);
    return { fields: [['Property', { [CONVERSATION.id]: conversationIdOf(caller.actor.no, target) }]] };
  },
  conversations_delete: async (caller, [tag = NO_PROPERTY]) => {
    const targets = ownTargets(caller, tag[1]);
    for (const target of targets) await caller.run('im.delete_session', target);
    const deleted = targets.map((target) => ({ [CONVERSATION.id]: conversationIdOf(caller.actor.no, target) }));
    return { fields: [['PropertyArray', deleted], NO_FAILURES] };
  },
  conversation_pin: async (caller, [tag = NO_PROPERTY]) => {
    const target = ownTarget(caller, tag[1]);
    await caller.run('im.pin', { ...target, top: tag[2] === '1' });
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
};

/** Sets conversations to read. One that does not exist has nothing unread. */
async function read({ runner, actor, run }: Caller, targets: readonly Target[]): Promise<Reply> {
  for (const target of targets) {
    const session = sessionAt(runner.world, actor.no, target);
    if (session && session.unread > 0) await run('im.read', target);
  }
  return NOTHING;
}

async function pinLocal({ runner, run }: Caller, tag: Property, top: boolean): Promise<Reply> {
  const target = localTargetOf(tag[1] ?? '');
  if (!target) throw new Refusal('messageUnknown');
  await run('im.pin', { ...target, top });
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
  return ids.slice(0, LIST_MAX).flatMap((id) => (typeof id === 'string' ? (targetOf(actor.no, id) ?? []) : []));
}

function conversationOf({ runner, actor }: Pick<Caller, 'runner' | 'actor'>, target: Target): Property | undefined {
  const session = sessionAt(runner.world, actor.no, target);
  return session && conversationProperty(runner.world, actor.no, session, lastMessage(runner.world, actor.no, session));
}
