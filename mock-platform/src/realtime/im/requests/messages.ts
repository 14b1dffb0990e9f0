import type { SendInput } from '../../../core/areas/im/messages.ts';
import { type MessagePage, messageById, pageOfMessages } from '../../../core/areas/im/roaming.ts';
import { Refusal } from '../../../core/kernel/refusals.ts';
import type { Property } from '../bytes.ts';
import { MESSAGE, MESSAGE_TYPE, RECALL, RECALL_TYPE } from '../fields.ts';
import { messageProperty } from '../properties.ts';
import { personTarget, type Target, teamTarget } from '../scenes.ts';
import { type Caller, type Handlers, NO_PROPERTY, NOTHING, type Reply } from './request.ts';

const PAGE_MAX = 100;

const KINDS: ReadonlyMap<string, SendInput['kind']> = new Map([
  [String(MESSAGE_TYPE.text), 'text'],
  [String(MESSAGE_TYPE.image), 'image'],
  [String(MESSAGE_TYPE.audio), 'audio'],
  [String(MESSAGE_TYPE.video), 'video'],
  [String(MESSAGE_TYPE.custom), 'card'],
]);

/** Messages: sending, recalling, and pages of history. */
export const MESSAGE_REQUESTS: Handlers<'send_private' | 'send_team' | 'recall' | 'history_private' | 'history_team'> =
  {
    send_private: (caller, [message = NO_PROPERTY]) => send(caller, personTarget(message[MESSAGE.to] ?? ''), message),
    send_team: (caller, [message = NO_PROPERTY]) => send(caller, teamTarget(message[MESSAGE.to] ?? ''), message),
    recall: async ({ run }, [recall = NO_PROPERTY]) => {
      const to = recall[RECALL.to] ?? '';
      const scene = recall[RECALL.type] === String(RECALL_TYPE.team) ? 'team' : 'p2p';
      await run('im.recall', { scene, to, id: recall[RECALL.id] ?? '' });
      return NOTHING;
    },
    history_private: (caller, [to = '', ...page]) => history(caller, personTarget(to), page),
    history_team: (caller, [to = 0, ...page]) => history(caller, teamTarget(to), page),
  };

async function send({ runner, actor, run }: Caller, target: Target, message: Property): Promise<Reply> {
  const kind = KINDS.get(message[MESSAGE.type] ?? '');
  if (kind === undefined || target.scene === 'system') throw new Refusal('requestInvalid');
  const body = (kind === 'text' ? message[MESSAGE.text] : message[MESSAGE.attachment]) ?? '';
  const c_mid = message[MESSAGE.clientId] ?? '';
  if (c_mid === '') throw new Refusal('requestInvalid');
  const { id } = await run('im.send', { scene: target.scene, to: target.to, kind, body, c_mid });
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
