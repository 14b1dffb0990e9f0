import type { UserNo } from '@miczero/contracts';
import type { Session, StoredMessage, Team, TeamReading } from '../../core/state/im.ts';
import type { World } from '../../core/state/world.ts';
import type { Property } from './bytes.ts';
import {
  CONVERSATION,
  MEMBER,
  MESSAGE,
  MESSAGE_TYPE,
  RECALL,
  RECALL_TYPE,
  SCENE,
  TEAM,
  TEAM_NOTIFICATION,
  TEAM_RECEIPT,
  USER,
} from './fields.ts';
import { conversationIdOf, conversationTypeOf, type Target } from './scenes.ts';

/** What the platform knows, as properties of the provider. */

/** A pinned conversation stands above all that are not. */
const PINNED_ORDER = 1e15;

/** A message as the person `no` sees it in their conversation at `target`. */
export function messageProperty(world: World, no: UserNo, target: Target, message: StoredMessage): Property {
  const { from, at, id } = message;
  const isTeam = target.scene === 'team';
  const sender = senderOf(target, message);
  return {
    [MESSAGE.scene]: String(isTeam ? SCENE.team : SCENE.p2p),
    [MESSAGE.to]: isTeam || from === no ? target.to : no,
    [MESSAGE.from]: sender,
    [MESSAGE.nick]: nickOf(world, sender),
    [MESSAGE.time]: String(at),
    [MESSAGE.clientId]: clientIdOf(message),
    [MESSAGE.id]: String(id),
    ...contentOf(world, target, message),
  };
}

/** The SDK keeps messages by their client id: those of the platform itself have one, too. */
function clientIdOf({ id, c_mid }: StoredMessage): string {
  return c_mid === '' ? `platform-${id}` : c_mid;
}

/** Lines of a group itself come from the person that they are about, else from its owner. */
function senderOf(target: Target, { from, about }: StoredMessage): string {
  return target.scene === 'team' && from === target.to ? (about ?? from) : from;
}

function nickOf({ accounts }: World, no: string): string {
  return accounts.get(no as UserNo)?.nick ?? ''; // not parsed first: system sessions have no account
}

function contentOf(world: World, target: Target, message: StoredMessage): Property {
  const { kind, body } = message;
  switch (kind) {
    case 'text':
      return { [MESSAGE.type]: String(MESSAGE_TYPE.text), [MESSAGE.text]: body };
    case 'image':
    case 'audio':
    case 'video':
      return { [MESSAGE.type]: String(MESSAGE_TYPE[kind]), [MESSAGE.attachment]: body };
    case 'card':
      return { [MESSAGE.type]: String(MESSAGE_TYPE.custom), [MESSAGE.attachment]: body };
    case 'tip':
      return tipContent(world, target, message);
    // It is in no history page and not in roaming: only a last message may be one.
    case 'recalled':
      return { [MESSAGE.type]: String(MESSAGE_TYPE.tip), [MESSAGE.text]: '' };
  }
}

function tipContent(world: World, { to }: Target, { tip, body, gift, about, also = [] }: StoredMessage): Property {
  const team = world.im.teams.get(to);
  if (!team || !(tip in TEAM_NOTIFICATION)) {
    return {
      [MESSAGE.type]: String(MESSAGE_TYPE.tip),
      [MESSAGE.text]: body,
      ...(gift && { [MESSAGE.extension]: JSON.stringify(gift) }),
    };
  }
  const id = TEAM_NOTIFICATION[tip as keyof typeof TEAM_NOTIFICATION]; // checked by the line above
  const data = { ids: about === undefined ? [] : [about, ...also], tinfo: teamProperty(team) };
  return {
    [MESSAGE.type]: String(MESSAGE_TYPE.notification),
    [MESSAGE.text]: body,
    [MESSAGE.attachment]: JSON.stringify({ id, data }),
  };
}

/** A message that was taken back, as the person sees it. */
export function recallProperty(no: UserNo, { scene, to }: Target, message: StoredMessage, at: number): Property {
  const { from, id } = message;
  const isTeam = scene === 'team';
  return {
    [RECALL.time]: String(at),
    [RECALL.type]: String(isTeam ? RECALL_TYPE.team : RECALL_TYPE.p2p),
    [RECALL.to]: isTeam || from === no ? to : no,
    [RECALL.from]: from,
    [RECALL.clientId]: clientIdOf(message),
    [RECALL.id]: String(id),
    [RECALL.messageTime]: String(message.at),
    [RECALL.by]: from,
  };
}

const LAST_MESSAGE_STATE = { shown: '0', recalled: '1' } as const;

/** A conversation of a person with its last message. */
export function conversationProperty(
  world: World,
  no: UserNo,
  session: Session,
  last: StoredMessage | undefined,
): Property {
  const { at, unread, top, version } = session;
  return {
    ...conversationHead(no, session),
    [CONVERSATION.lastMessage]: last ? JSON.stringify(lastMessageOf(world, no, session, last)) : '',
    [CONVERSATION.lastMessageState]: last?.kind === 'recalled' ? LAST_MESSAGE_STATE.recalled : LAST_MESSAGE_STATE.shown,
    [CONVERSATION.unread]: String(unread),
    [CONVERSATION.pinned]: String(Number(top)),
    [CONVERSATION.order]: String(top ? at + PINNED_ORDER : at),
    [CONVERSATION.version]: String(version),
    [CONVERSATION.isDeleted]: '0',
    [CONVERSATION.createdAt]: String(at),
    [CONVERSATION.updatedAt]: String(at),
  };
}

function conversationHead(no: UserNo, target: Target): Property {
  return {
    [CONVERSATION.id]: conversationIdOf(no, target),
    [CONVERSATION.type]: String(conversationTypeOf(target.scene)),
  };
}

/** A conversation that its person has deleted. */
export function deletedConversation(no: UserNo, target: Target, version: number): Property {
  return { ...conversationHead(no, target), [CONVERSATION.version]: String(version), [CONVERSATION.isDeleted]: '1' };
}

function lastMessageOf(world: World, no: UserNo, session: Session, last: StoredMessage): Property {
  return last.kind === 'recalled'
    ? recallProperty(no, session, last, last.at)
    : messageProperty(world, no, session, last);
}

/** A person as everyone may see them; undefined for an unknown account. */
export function userProperty({ accounts }: World, no: string): Property | undefined {
  const account = accounts.get(no as UserNo); // not parsed first: an unknown number has no account
  if (!account) return undefined;
  return {
    [USER.account]: account.no,
    [USER.name]: account.nick,
    [USER.avatar]: account.avatar,
    [USER.createdAt]: '0',
    [USER.updatedAt]: '0',
  };
}

export function teamProperty({ id, name, icon, owner, members, dismissed }: Team): Property {
  const joined = [...members.values()].map(({ at }) => at);
  const [createdAt = 0] = joined;
  return {
    [TEAM.id]: id,
    [TEAM.name]: name,
    [TEAM.type]: '1',
    [TEAM.owner]: owner,
    [TEAM.limit]: String(Math.max(members.size, 200)),
    [TEAM.isValid]: String(Number(!dismissed)),
    [TEAM.memberCount]: String(members.size),
    [TEAM.memberUpdateTime]: String(joined.at(-1) ?? 0),
    [TEAM.createdAt]: String(createdAt),
    [TEAM.updatedAt]: String(joined.at(-1) ?? 0),
    [TEAM.avatar]: icon,
  };
}

/** How many have read a message of a group; `by` has just read it. */
export function readingProperty(team: string, { id, c_mid, read, unread }: TeamReading, by?: UserNo): Property {
  return {
    [TEAM_RECEIPT.team]: team,
    [TEAM_RECEIPT.id]: String(id),
    [TEAM_RECEIPT.read]: String(read),
    [TEAM_RECEIPT.unread]: String(unread),
    [TEAM_RECEIPT.clientId]: c_mid,
    ...(by && { [TEAM_RECEIPT.by]: by }),
  };
}

const MEMBER_ROLE = { '': '0', owner: '1', manager: '2' } as const;

export function memberProperty({ id, members }: Team, no: UserNo): Property | undefined {
  const member = members.get(no);
  if (!member) return undefined;
  return {
    [MEMBER.team]: id,
    [MEMBER.account]: no,
    [MEMBER.role]: MEMBER_ROLE[member.role],
    [MEMBER.isIn]: '1',
    [MEMBER.joinedAt]: String(member.at),
    [MEMBER.updatedAt]: String(member.at),
  };
}
