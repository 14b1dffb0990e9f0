/** Numbers of the properties that the provider's SDK reads and writes. */

export const MESSAGE = {
  scene: 0,
  to: 1,
  from: 2,
  nick: 6,
  time: 7,
  type: 8,
  text: 9,
  attachment: 10,
  clientId: 11,
  id: 12,
  /** Data beside the content, as JSON text. */
  extension: 15,
  /** The change of the receiver's conversation that comes with the message, and the conversation: JSON texts. */
  conversationChange: 51,
  conversation: 52,
} as const;

export const SCENE = { p2p: 0, team: 1 } as const;

export const MESSAGE_TYPE = {
  text: 0,
  image: 1,
  audio: 2,
  video: 3,
  notification: 5,
  tip: 10,
  custom: 100,
} as const;

/** What a notification of a team tells. */
export const TEAM_NOTIFICATION = { joined: 0, kicked: 1, left: 2, dismissed: 4 } as const;

export const RECALL = {
  time: 0,
  type: 1,
  to: 2,
  from: 3,
  clientId: 10,
  id: 11,
  messageTime: 14,
  by: 16,
} as const;

export const RECALL_TYPE = { p2p: 7, team: 8 } as const;

/** Who has read a message of a group. */
export const TEAM_RECEIPT = { team: 0, id: 1, read: 100, unread: 101, clientId: 102, by: 103 } as const;

export const CONVERSATION = {
  id: 1,
  type: 2,
  lastMessage: 5,
  lastMessageState: 6,
  unread: 7,
  pinned: 8,
  order: 9,
  version: 10,
  isDeleted: 11,
  createdAt: 12,
  updatedAt: 13,
} as const;

/** Why a conversation is pushed. */
export const CONVERSATION_CHANGE = { deleted: 2, pinned: 4, read: 5, message: 8, recalled: 10 } as const;

export const USER = { account: 1, name: 3, avatar: 4, sign: 5, gender: 6, createdAt: 12, updatedAt: 13 } as const;

export const TEAM = {
  id: 1,
  name: 3,
  type: 4,
  owner: 5,
  limit: 6,
  isValid: 8,
  memberCount: 9,
  memberUpdateTime: 10,
  createdAt: 11,
  updatedAt: 12,
  avatar: 20,
} as const;

export const MEMBER = { team: 1, account: 3, role: 4, isIn: 9, joinedAt: 10, updatedAt: 11 } as const;

/** Data that a client sends about itself, and receives about itself and the user's other clients. */
export const LOGIN = { clientType: 3, os: 4, clientId: 13, account: 19, token: 1000 } as const;
export const CLIENT = { clientId: 1, connection: 2, type: 5, at: 7, os: 9, loginType: 12 } as const;

/** The provider's number for a browser. */
export const CLIENT_TYPE_WEB = '16';

/** What a client asks for at a synchronisation, each with the number that the last one answered. */
export const SYNC = {
  self: 1,
  teams: 3,
  roaming: 7,
  blocks: 9,
  friends: 11,
  friendUsers: 13,
  receipts: 14,
  ownMembers: 15,
  recalls: 17,
  readTimes: 18,
  pinned: 28,
} as const;
