import type { Account } from '../state/accounts.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall } from '../state/halls.ts';
import type { WorldBuilder } from './builder.ts';

/** The codes of other apps that every seed with people knows; they never wear out. */
export const SEED_CODES = {
  /** With the phone of the first account. */
  link: 'demo-link',
  /** The second account, landing in the first hall. */
  partner: 'demo-partner',
  /** The second account, landing nowhere. */
  game: 'demo-game',
  /** The first account. */
  chat: 'demo-chat',
  /** Without an account: a phone is to be bound. */
  chatUnbound: 'demo-chat-new',
} as const;

export function issueSeedCodes(
  builder: WorldBuilder,
  { first, second }: { readonly first: Account; readonly second: Account },
  hall: Hall,
  channel?: Channel,
): void {
  builder.loginCode('link', SEED_CODES.link, { no: first.no });
  const landing = { hall_id: hall.id, channel_id: channel?.id };
  builder.loginCode('partner', SEED_CODES.partner, { no: second.no, ...landing });
  builder.loginCode('game', SEED_CODES.game, { no: second.no });
  builder.loginCode('chat', SEED_CODES.chat, { no: first.no, nick: first.nick });
  builder.loginCode('chat', SEED_CODES.chatUnbound, { nick: '新朋友' });
}
