import { HALL_EVENTS, HALL_REQUESTS, ROOM_EVENTS, ROOM_REQUESTS } from '@miczero/contracts';
import type { StepLanguage } from '../format/step-language.ts';
import type { PlainStep, Step } from '../format/steps.ts';
import { callInWords, firstSentence } from './call-words.ts';
import { controlInWords } from './control-words.ts';
import { EVENT_WORDS } from './event-words.ts';
import { STEP_TEXTS } from './step-texts.ts';

/** A step as a person reads it. */
export interface ToldStep {
  /** The actor, or the person affected; empty for the platform. */
  readonly actor: string;
  /** What happens, without wire names. */
  readonly words: string;
  /** The values in wire form; empty for none. */
  readonly detail: string;
}

/** Tells a step. Groups are told without the steps in them. */
export function toldStep(step: Step, language: StepLanguage): ToldStep {
  const texts = STEP_TEXTS[language];
  const actor = 'as' in step ? (step.as ?? '') : '';
  const told = (words: string, detail = ''): ToldStep => ({ actor, words, detail });
  if ('call' in step) {
    const code = step.code === 0 ? '' : texts.replies(step.code);
    const expect = step.expect ? texts.has(JSON.stringify(step.expect)) : '';
    return told(callInWords(step.call, language), joined(step.call, pairs(step.with), code, expect));
  }
  if ('say' in step) return told(texts.say(step.say, texts.answers[step.answer]), step.in);
  if ('say-in-room' in step) return told(texts.sayInRoom(step['say-in-room'], texts.answers[step.answer]), step.room);
  if ('emit' in step) {
    const [kind = 'user', id = ''] = Object.entries(step.to).find(([, value]) => value !== undefined) ?? [];
    const to = `${texts.places[kind] ?? kind} ${String(id)}`;
    return told(
      texts.emit(eventInWords(step.emit, language), to),
      joined(step.emit, step.times === undefined ? '' : `× ${step.times}`, saidIn(step)),
    );
  }
  if ('control' in step)
    return told(controlInWords(step.control, language, step.with), joined(step.control, pairs(step.with)));
  if ('fault' in step) {
    const { fault, as: _as, note: _note, ends, ...fields } = step;
    if (fault === 'none') return told(texts.noFault);
    const kind = texts.faults[fault] ?? fault;
    return told(ends ? texts.faultEnds(kind) : texts.fault(kind), pairs(fields));
  }
  if ('hear' in step) return told(texts.hear(eventInWords(step.hear, language)), joined(step.hear, pairs(step.body)));
  if ('silence' in step) {
    return told(texts.silence(eventInWords(step.silence, language)), joined(step.silence, pairs(step.body)));
  }
  if ('sent' in step)
    return told(texts.sent(sentInWords(step.sent, language), step.times), joined(step.sent, pairs(step.body)));
  if ('see' in step) {
    const { see, gone, times, role = '', in: place = '' } = step;
    return typeof see === 'string'
      ? told(texts.see(see, gone, times), joined(role, place))
      : told(texts.seeInOrder(see), place);
  }
  if ('press' in step) return told(texts.press(step.press), joined(step.in ?? ''));
  if ('type' in step) return told(texts.type(step.type, step.into, step.enter));
  if ('open' in step) return told(texts.open, step.open);
  if ('wait' in step) return told(texts.wait(durationInWords(step.wait, language)));
  if ('sockets' in step) return told(step.sockets === 'open' ? texts.connect : texts.disconnect);
  if ('checkpoint' in step) return told(texts.checkpoint(step.checkpoint));
  if ('repeat' in step) {
    const every = step.every === undefined ? '' : durationInWords(step.every, language);
    return told(texts.repeat(step.repeat, every));
  }
  return told(texts.together);
}

/** A step in one line. */
export function stepInWords(step: Step, language: StepLanguage): string {
  const { actor, words, detail } = toldStep(step, language);
  return [actor === '' ? '' : `${actor}:`, words, detail === '' ? '' : `(${detail})`].filter(Boolean).join(' ');
}

/** World time, in the largest unit that divides it into a short number. */
export function durationInWords(ms: number, language: StepLanguage): string {
  const { units } = STEP_TEXTS[language];
  const [size, unit] = UNITS.find(([each]) => ms >= each) ?? [1, 'ms'];
  return `${Number((ms / size).toFixed(1))} ${units[unit]}`;
}

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
  [1, 'ms'],
] as const;

/** An event by its meaning, without its name on the wire. */
export function eventInWords(name: string, language: StepLanguage): string {
  const words: Readonly<Record<string, string>> = EVENT_WORDS;
  if (language === 'zh') return words[name] ?? name;
  const events: Readonly<Record<string, { readonly summary: string }>> = { ...HALL_EVENTS, ...ROOM_EVENTS };
  return events[name] ? firstSentence(events[name].summary) : name;
}

const SENT_ZH: Readonly<Record<string, string>> = {
  sendChat: '发言',
  requestUnread: '查询大厅未读数',
  requestChannelUnread: '查询频道未读数',
  readReceipt: '已读回执',
  sendRoomChat: '公屏发言',
};
const ACK = 'ack ';

/** A frame of a client by its meaning. */
function sentInWords(name: string, language: StepLanguage): string {
  if (name.startsWith(ACK)) {
    const event = eventInWords(name.slice(ACK.length), language);
    return language === 'zh' ? `对${event}的确认` : `acknowledgement of: ${event}`;
  }
  if (language === 'zh') return SENT_ZH[name] ?? name;
  const requests: Readonly<Record<string, { readonly summary: string }>> = { ...HALL_REQUESTS, ...ROOM_REQUESTS };
  return requests[name] ? firstSentence(requests[name].summary) : name;
}

function saidIn({ body, raw }: PlainStep<'emit'>): string {
  if (raw === undefined) return pairs(body);
  return `raw ${typeof raw === 'string' ? raw : JSON.stringify(raw)}`;
}

function pairs(values: object): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
