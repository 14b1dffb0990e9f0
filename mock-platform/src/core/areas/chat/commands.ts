import { sendChat } from './send.ts';
import { clearMessages } from './staging.ts';
import { markRead } from './unread.ts';

/** The writes of text channels. */
export const CHAT_COMMANDS = {
  'chat.send': sendChat,
  'chat.read': markRead,
  'staging.clear_messages': clearMessages,
} as const;
