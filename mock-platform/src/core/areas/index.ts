import { createWorld } from '../../seeds/create-world.ts';
import type { Turn } from '../turn.ts';
import { login, logout, register, setbase } from './accounts.ts';
import { joinChannel } from './channels.ts';
import { sendChat } from './chat.ts';
import { GAME_COMMANDS } from './games/staging.ts';
import { GIFT_COMMANDS } from './gifts/commands.ts';
import { HALL_COMMANDS } from './halls/commands.ts';
import { IDENTITY_COMMANDS } from './identity/commands.ts';
import { IM_COMMANDS } from './im/commands.ts';
import { OPS_COMMANDS } from './ops/staging.ts';
import { ORDER_COMMANDS } from './orders/commands.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';
import { closeConnection, openConnection, startNode, sweepVoice } from './presence.ts';
import { ROOM_COMMANDS } from './rooms/commands.ts';
import { sweepSessions } from './sessions.ts';
import { SOCIAL_COMMANDS } from './social/relations.ts';
import { advanceClock, clearMessages, emitStaged, setAccount, setBots, setMember } from './staging.ts';
import { markRead } from './unread.ts';
import { createCaptcha, sendSms } from './verification.ts';
import { leaveVoiceChannel } from './voice.ts';

/** Every write there is. A command's name, its input and its reply are those of its handler. */
export const COMMANDS = {
  'world.create': createWorld,
  'node.start': startNode,
  'connection.open': openConnection,
  'connection.close': closeConnection,
  'voice.sweep': sweepVoice,
  'session.sweep': sweepSessions,
  'account.captcha': createCaptcha,
  'account.sms': sendSms,
  'account.login': login,
  'account.register': register,
  'account.logout': logout,
  'account.setbase': setbase,
  ...HALL_COMMANDS,
  'channel.join': joinChannel,
  'channel.leave': leaveVoiceChannel,
  'chat.send': sendChat,
  'chat.read': markRead,
  ...GAME_COMMANDS,
  ...OPS_COMMANDS,
  ...SOCIAL_COMMANDS,
  ...IDENTITY_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...IM_COMMANDS,
  'staging.emit': emitStaged,
  'staging.set_member': setMember,
  'staging.set_account': setAccount,
  'staging.advance_clock': advanceClock,
  'staging.set_bots': setBots,
  'staging.clear_messages': clearMessages,
  ...ROOM_COMMANDS,
  ...GIFT_COMMANDS,
  ...ORDER_COMMANDS,
} as const satisfies Record<string, (turn: Turn, input: never) => object>;

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
export type InputOf<Name extends CommandName> = Parameters<Commands[Name]>[1];
export type ReplyOf<Name extends CommandName> = ReturnType<Commands[Name]>;
