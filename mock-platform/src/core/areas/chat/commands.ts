import { clearMessages } from './control.ts';
import { sendChat } from './send.ts';
import { markRead } from './unread.ts';

/** The writes of text channels. */
export const CHAT_COMMANDS = {
  'chat.send': sendChat,
  'chat.read': markRead,
  'control.messages.clear': clearMessages,
} as const;
