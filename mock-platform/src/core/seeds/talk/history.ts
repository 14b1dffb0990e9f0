import type { Account } from '../../state/accounts.ts';
import type { Channel } from '../../state/channels.ts';
import type { WorldBuilder } from '../builder.ts';
import { mentioning, textBody } from '../chat-lines.ts';
import { spoken, talksOf } from '../evening-talk.ts';
import { freshTalk, hallTalk, LINES_APART } from './fresh-talk.ts';

/** What was said in the halls of the demo before it begins. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HISTORY_DAYS = 30;
/** Conversations have four lines or so. */
const TALK_LINES = 3.5;
const MENTIONS_SHARE = 0.1;
/** Conversations before those of tonight that hold more than `LINES_APART` lines. */
const LATEST_TALKS = 25;
/** More conversations than lie in any channel unseen. */
const UNSEEN_TALKS = 50;

interface MonthOfTalk {
  readonly channel: Channel;
  readonly members: readonly Account[];
  /** Those of them who have been here in the last days. */
  readonly lately: readonly Account[];
  /** Roughly as many lines. */
  readonly lines: number;
}

/** Conversations of a few members each, mostly in the evening, more of them lately. */
export function talkForAMonth(builder: WorldBuilder, hallName: string, month: MonthOfTalk): void {
  const { random } = builder;
  const { channel, lines } = month;
  if (month.lately.length === 0) return;
  const source = hallTalk(hallName);
  const starts = Array.from({ length: Math.ceil(lines / TALK_LINES) }, () => momentOfMonth(builder));
  const said: string[] = [];
  let at = 0;
  for (const [order, start] of starts.sort((a, b) => a - b).entries()) {
    // The conversations of the hall alone are told tonight.
    const own = order < starts.length - LATEST_TALKS ? source.own : [];
    const talk = freshTalk({ ...source, own }, random, new Set(said.slice(-LINES_APART))) ?? [];
    const members = order < starts.length - UNSEEN_TALKS ? month.members : month.lately;
    const first = random.below(members.length);
    at = Math.max(start, at + MINUTE_MS);
    let before: Account | undefined;
    for (const { speaker, body } of talk) {
      const person = speakerOf(members, first, speaker);
      if (!person) continue;
      const isAnswer = before !== undefined && before !== person && before.nick !== '';
      const isMentioned = isAnswer && random.chance(MENTIONS_SHARE);
      builder.line(Math.round(at), channel, person, before && isMentioned ? mentioning(body, before) : body);
      said.push(body.content);
      before = person;
      at += 3000 + random.below(45_000);
    }
  }
}

/** Different speakers are different members, as long as there are four. */
const speakerOf = (members: readonly Account[], first: number, speaker: number): Account | undefined =>
  members[(first + speaker * (members.length > 9 ? 3 : 1)) % members.length];

/** Evening by China time, 12:00 to 15:59 UTC, sometimes any hour. Today belongs to `talkTonight`. */
function momentOfMonth({ random, now }: WorldBuilder): number {
  const day = 1 + Math.floor((HISTORY_DAYS - 1) * random.next() ** 1.6);
  const hour = random.chance(0.75) ? 12 + random.next() * 4 : random.next() * 24;
  return Math.floor(now / DAY_MS) * DAY_MS - day * DAY_MS + hour * HOUR_MS;
}

/** The conversations of the last hours, newest a few minutes ago: each written once, the latest in the first channel. */
export function talkTonight(
  builder: WorldBuilder,
  hallName: string,
  channels: readonly Channel[],
  membersIn: (channel: Channel) => readonly Account[],
): void {
  const { random, now } = builder;
  let end = now - (2 + random.below(6)) * MINUTE_MS;
  for (const [order, talk] of talksOf(hallName).entries()) {
    const channel = channels[order % channels.length];
    const members = channel ? membersIn(channel) : [];
    if (!channel || members.length === 0) return;
    const first = random.below(members.length);
    let at = end;
    for (const line of [...talk].reverse()) {
      const { speaker, words } = spoken(line);
      const person = speakerOf(members, first, speaker);
      if (person) builder.line(at, channel, person, textBody(words));
      at -= 6000 + random.below(38_000);
    }
    end = at - (8 + random.below(25)) * MINUTE_MS;
  }
}
