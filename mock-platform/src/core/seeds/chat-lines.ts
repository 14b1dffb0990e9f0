import type { SentChatBody } from '@miczero/contracts';
import type { Account } from '../state/accounts.ts';
import { PICTURES, pictureUrl } from './pictures.ts';

/** Lines as they are sent. */

export function textBody(content: string, aiteuser?: Record<string, string>): SentChatBody {
  return { msg_type: '1', content, extra: aiteuser ? { aiteuser } : {}, msg: '' };
}

export function imageBody(index: number): SentChatBody {
  const { width, height } = PICTURES;
  const content = JSON.stringify({ url: pictureUrl(index), type: 'png', w: width, h: height });
  return { msg_type: '2', content, extra: {}, msg: '' };
}

/** The line with the name of a person in front, who hears of it. */
export function mentioning(body: SentChatBody, { no, nick }: Pick<Account, 'no' | 'nick'>): SentChatBody {
  return body.msg_type === '1' ? textBody(`@${nick} ${body.content}`, { [no]: nick }) : body;
}
