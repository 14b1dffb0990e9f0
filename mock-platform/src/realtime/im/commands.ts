import type { CommandId, FieldType } from './packet.ts';

/** The commands of clients that the platform knows, with the types of their fields. */
export const REQUESTS = {
  heartbeat: ['1_2', []],
  login: ['26_3', ['Property']],
  logout: ['26_5', []],
  kick_clients: ['26_8', ['StrArray']],
  sync: ['27_1', ['Property']],
  server_time: ['6_23', []],
  mark_received: ['4_5', ['Byte', 'Byte', 'LongArray']],
  send_private: ['30_1', ['Property']],
  send_team: ['31_2', ['Property']],
  recall: ['30_13', ['Property']],
  receipt: ['30_11', ['Property']],
  team_receipts: ['31_28', ['PropertyArray']],
  team_reads: ['31_29', ['PropertyArray']],
  team_readers: ['31_30', ['Property']],
  history_private: ['30_6', ['String', 'Long', 'Long', 'Long', 'Int', 'Bool', 'LongArray']],
  history_team: ['31_23', ['Long', 'Long', 'Long', 'Long', 'Int', 'Bool', 'LongArray']],
  mark_read: ['30_16', ['Byte', 'String', 'Long']],
  mark_read_local: ['7_16', ['Byte', 'String', 'Long']],
  mark_read_many: ['7_25', ['PropertyArray']],
  conversations_sync: ['28_19', ['Property']],
  conversations_list: ['28_8', ['Property']],
  conversation_delete: ['28_2', ['Property']],
  conversations_delete: ['28_17', ['Property']],
  conversation_pin: ['28_4', ['Property']],
  conversation_read: ['28_5', ['Property']],
  conversations_read: ['28_18', ['Property']],
  pin_local: ['33_12', ['Property']],
  unpin_local: ['33_13', ['Property']],
  block: ['34_3', ['String', 'Bool']],
  users: ['34_7', ['StrArray']],
  friend_add: ['35_1', ['String', 'Byte', 'String']],
  friend_delete: ['35_2', ['String', 'Property']],
  friends: ['35_4', ['Long']],
  team_create: ['31_1', ['Property', 'StrArray', 'String']],
  team_invite: ['31_5', ['Long', 'StrArray', 'String']],
  team_kick: ['31_6', ['Long', 'StrArray']],
  team_leave: ['31_8', ['Long']],
  team_dismiss: ['31_12', ['Long']],
  team: ['31_9', ['Long']],
  teams: ['31_34', ['LongArray']],
  team_members: ['31_36', ['Property']],
} as const satisfies { readonly [name: string]: readonly [CommandId, readonly FieldType[]] };

export type RequestName = keyof typeof REQUESTS;

const NAMES = new Map<CommandId, RequestName>(
  // The keys of the table are its names.
  (Object.entries(REQUESTS) as [RequestName, (typeof REQUESTS)[RequestName]][]).map(([name, [id]]) => [id, name]),
);

export function requestNameOf(id: CommandId): RequestName | null {
  return NAMES.get(id) ?? null;
}

/** Pushes of the platform. */
export const PUSHES = {
  kicked: '26_9',
  clients: '26_10',
  self: '3_109',
  blocks: '3_8',
  block: '3_103',
  friends: '12_5',
  friend_users: '12_6',
  teams: '8_109',
  own_members: '8_126',
  roaming: '4_9',
  receipts: '4_12',
  recalls: '7_15',
  read_times: '4_14',
  pinned: '4_23',
  conversations: '28_20',
  conversation: '28_21',
  message: '7_2',
  message_team: '8_3',
  own_message: '7_101',
  own_message_team: '8_102',
  recall: '7_14',
  receipt: '7_12',
  team_receipts: '8_31',
} as const satisfies { readonly [name: string]: CommandId };

export type PushName = keyof typeof PUSHES;
