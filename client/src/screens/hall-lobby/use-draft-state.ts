import { shallowEqual, useSelector } from 'react-redux';
import type { ChatRoot } from '../../features/chat/index.ts';

/** What the draft marks depend on, without rendering the tree at every message. */
export function useDraftState(): ChatRoot['chat'] {
  const { chat } = useSelector(
    ({ chat: state }: ChatRoot) => ({ chat: state }),
    (a, b) => shallowEqual(draftKeys(a.chat), draftKeys(b.chat)) && a.chat.channel === b.chat.channel,
  );
  return chat;
}

const draftKeys = (chat: ChatRoot['chat']) => Object.keys(chat.drafts);
