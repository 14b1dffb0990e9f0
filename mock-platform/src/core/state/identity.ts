import type { ChannelId, HallId, UserNo } from '@miczero/contracts';

/** Codes that other apps issue, and the identities of people there. */
export interface Identity {
  /** By kind and code. Bounded. */
  codes: Map<string, LoginCode>;
  /** Identities of the chat app that belong to an account. */
  chat_accounts: Map<string, UserNo>;
  /** Identities that wait for a phone, by ticket. Bounded. */
  unbound: Map<string, ChatIdentity & { readonly at: number }>;
}

export type CodeKind = 'link' | 'chat' | 'partner' | 'game';

/** A person's identity at the chat app. */
export interface ChatIdentity {
  readonly open_id: string;
  readonly nick: string;
  readonly avatar: string;
}

export interface LoginCode extends ChatIdentity {
  readonly kind: CodeKind;
  /** Whom it signs in; empty for a chat identity, which knows its account itself. */
  readonly no: UserNo | '';
  readonly hall_id: HallId | '';
  readonly channel_id: ChannelId | '';
  readonly room_no: string;
  /** Gone after its first use. */
  readonly once: boolean;
  readonly at: number;
}

export function emptyIdentity(): Identity {
  return { codes: new Map(), chat_accounts: new Map(), unbound: new Map() };
}

export const codeKey = (kind: CodeKind, code: string): string => `${kind} ${code}`;
