import { ROOM_EVENTS } from '@miczero/contracts';
import { escaped } from '../format/placeholders.ts';
import { readScenario } from '../format/read-scenario.ts';
import type { StepLanguage } from '../format/step-language.ts';
import { HAR_WORDS, type HarWords } from '../words/har-words.ts';
import { type FramePlaces, type IdMap, idMapOf, isJson, withIds } from './capture-ids.ts';
import { type CapturedCall, callStep, capturedCall, isHeardOf } from './captured-call.ts';
import { type Arrived, take } from './captured-frame.ts';
import { answeredLines, type CapturedLine, lineStep, unsayable, withoutLines } from './captured-line.ts';
import { EVERY_ROLE, SEED_WORLD } from './every-role.ts';
import { contentsOfHar } from './har-frames.ts';
import { seedClashes } from './seed-clashes.ts';
import { placeOfFrame, socketNames } from './socket-names.ts';

export { NoCapture } from './har-frames.ts';

/** A frame or call that is not in the scenario, and why. */
export interface LeftOut {
  readonly place: string;
  readonly reason: string;
}

export interface ImportedHar {
  /** JSON text of the scenario. */
  readonly text: string;
  readonly events: number;
  /** Lines that the actor says. */
  readonly lines: number;
  readonly calls: number;
  readonly leftOut: readonly LeftOut[];
  /** Ids of the capture that stay, and mean something else in the seed, a line each. */
  readonly warnings: readonly string[];
  /** The ids of the capture that stand for others in the scenario. */
  readonly ids: IdMap;
}

/** Who receives what the page of the capture received. */
const ACTOR = '阿澈';
/** The places of the seed that stand for those of the capture. */
const SEED = { hall: '8001', channel: '9002', room: '600001', user: '10002' } as const;
/** A chat line without a channel is an acknowledgement: lines go to the channel that the actor views. */
const LOOK = { call: 'channel.join', as: ACTOR, with: { channel_id: SEED.channel } };
/** Room events arrive in a room. */
const ENTER = { call: 'room.join', as: ACTOR, with: { group_id: SEED.room, type: 1 } };
const CHAT = 'chatMessage';
/** A line that is only a text, and that a page shows as it is. */
const PLAIN_LINE = '1';
const SHOWN_AS_IT_IS = /^[^\n[\]:/@$]{1,80}$/;
/** Pauses shorter than this are not told apart. */
const PAUSE_MS = 100;

type Moment = { readonly place: string; readonly at: number } & (
  | { readonly event: Arrived }
  | { readonly line: CapturedLine }
  | { readonly call: CapturedCall }
);
type Made = { readonly steps: readonly object[] } | { readonly reason: string };

/**
 * Makes a scenario of a HAR file, of one actor and in the order of time, with the pauses that there were: every event that the page
 * received is sent to the actor, with its mid, and is expected there with its body; the actor says the lines of the page and makes its
 * calls. The answers to those come from the platform, so those of the capture are dropped. The first hall, channel and room of the
 * capture and its user become those of the seed, as do the ids in `given`; others stay. Whatever is not in it is named with its place.
 */
export function scenarioOfHar(
  har: string,
  title: string,
  {
    given = new Map(),
    language = 'en',
  }: { readonly given?: ReadonlyMap<string, string>; readonly language?: StepLanguage } = {},
): ImportedHar {
  const words = HAR_WORDS[language];
  const { places, leftOut, ...found } = momentsIn(har, words);
  const ids = idMapOf(places, SEED, given);
  const tried = found.moments.map((moment) => ({ moment, made: stepsOf(moment, ids, language) }));
  const inRoom = tried.find(({ moment, made }) => 'steps' in made && isOfRoom(moment))?.moment;
  const moved = inRoom && lateEntry(found.moments, inRoom, ids);
  const steps: object[] = [];
  const counts = { events: 0, lines: 0, calls: 0 };
  let last: number | null = null;
  for (const { moment, made } of tried) {
    if (moment === moved || 'reason' in made) {
      leftOut.push({ place: moment.place, reason: 'reason' in made ? made.reason : words.moved });
      continue;
    }
    const pause = last === null ? 0 : Math.round(moment.at - last);
    if (pause >= PAUSE_MS) steps.push({ wait: pause });
    steps.push(...made.steps);
    counts['event' in moment ? 'events' : 'line' in moment ? 'lines' : 'calls'] += 1;
    last = moment.at;
  }
  // Lines and what else belongs to the channel go to those who view it.
  const prelude = [LOOK, ...(inRoom ? [ENTER] : [])];
  const warnings = seedClashes(places, ids, EVERY_ROLE, words);
  return { text: textOf(title, [...prelude, ...steps]), ...counts, leftOut, warnings, ids };
}

/** All of a capture that may become steps, in the order of time. */
function momentsIn(har: string, words: HarWords) {
  const leftOut: LeftOut[] = [];
  const moments: Moment[] = [];
  const places: FramePlaces[] = [];
  const { frames, calls, foreign } = contentsOfHar(har, words);
  leftOut.push(...foreign);
  const takenFrames = frames.map((frame) => ({ frame, taken: take(frame, words) }));
  const names = socketNames(takenFrames, words);
  for (const { frame, taken } of takenFrames) {
    if (taken === null) continue;
    const { at } = frame;
    const place = placeOfFrame(frame, names, words);
    if (taken.kind === 'event') {
      moments.push({ place, at, event: taken.event });
      places.push({ ...taken.event, direction: 'received', isLine: taken.event.name === CHAT });
    } else if (taken.kind === 'line') {
      const { line, from } = taken;
      moments.push({ place, at, line });
      const isRoom = line.name === 'sendRoomChat';
      places.push({ ...line, ...(isRoom && { body: { room_id: line.to } }), direction: 'sent', from, isLine: !isRoom });
    } else {
      leftOut.push({ place, reason: taken.reason });
      if (taken.kind === 'sent') places.push({ ...NOWHERE, from: taken.from });
    }
  }
  const quiet = calls.filter(({ name }) => !isHeardOf(name));
  if (quiet.length > 0) {
    const names = [...new Set(quiet.map(({ name }) => name))].join(', ');
    leftOut.push({ place: words.calls(quiet.length), reason: words.noEventTells(names) });
  }
  for (const { place, at, ...made } of calls.filter(({ name }) => isHeardOf(name))) {
    const call = capturedCall(made, words);
    if ('reason' in call) leftOut.push({ place, reason: call.reason });
    else if (at === null) leftOut.push({ place, reason: words.callAtNoTime(call.name) });
    else {
      moments.push({ place, at, call });
      places.push({ ...NOWHERE, from: '', body: call.request });
    }
  }
  return { moments: withoutAnswers(moments, leftOut, words).sort((a, b) => a.at - b.at), places, leftOut };
}

/** The moments without lines that no actor can say, and without the answers to those that one says. */
function withoutAnswers(moments: readonly Moment[], leftOut: LeftOut[], words: HarWords): Moment[] {
  const refused = new Set(
    moments.flatMap((moment) => {
      if (!('event' in moment)) return [];
      const { name, body } = moment.event;
      if (name === 'errorReported') return answeredLines(body);
      return name === 'roomMessageRejected' && body['mid'] !== '' ? [String(body['mid'])] : [];
    }),
  );
  // An empty mid stands for no line: it would match every line of another person that has none.
  const said = new Set<string>();
  const kept = moments.filter((moment) => {
    if (!('line' in moment)) return true;
    const { line, place } = moment;
    // Sent again: the platform takes a mid once.
    if (said.has(line.mid)) return false;
    const reason = refused.has(line.mid) ? words.lineRefused(line.name) : unsayable(line, words);
    if (reason !== null) leftOut.push({ place, reason });
    else if (line.mid !== '') said.add(line.mid);
    return reason === null;
  });
  return kept.flatMap((moment): Moment[] => {
    if (!('event' in moment)) return [moment];
    const body = withoutLines(moment.event.body, said);
    return body === null ? [] : [{ ...moment, event: { ...moment.event, body } }];
  });
}

const isOfRoom = (moment: Moment) =>
  'event' in moment
    ? Object.hasOwn(ROOM_EVENTS, moment.event.name)
    : 'line' in moment && moment.line.name === 'sendRoomChat';

/**
 * The call that enters the room of the capture after something of that room: the actor does so at the beginning. A call that enters
 * another room, or this one again, has its own place.
 */
function lateEntry(moments: readonly Moment[], inRoom: Moment, ids: IdMap): Moment | undefined {
  const entry = moments.find(
    (moment) => 'call' in moment && (moment.call.name === 'room.join' || moment.call.name === 'room.leave'),
  );
  if (!entry || !('call' in entry) || entry.call.name !== 'room.join') return undefined;
  const room = withIds(entry.call.request['group_id'], ids, 'group_id');
  return String(room) === SEED.room && moments.indexOf(inRoom) < moments.indexOf(entry) ? entry : undefined;
}

function stepsOf(moment: Moment, ids: IdMap, language: StepLanguage): Made {
  if ('event' in moment) return stepsFor(moment.event, ids, language);
  const words = HAR_WORDS[language];
  const where = { as: ACTOR, ids, has: (id: string) => EVERY_ROLE.has(id), words };
  const made = 'line' in moment ? lineStep(moment.line, where) : callStep(moment.call, where);
  if ('reason' in made) return made;
  const read = readScenario(textOf('x', [made.step]), language);
  if (read.ok) return { steps: [made.step] };
  const told = read.problems.map(({ path, message }) => `${path.replace('steps[0].with.', '')} ${message}`).join('; ');
  return {
    reason: 'line' in moment ? words.lineMisfit(moment.line.name, told) : words.callMisfit(moment.call.name, told),
  };
}

const NOWHERE = { direction: 'sent', to: '', channel: '', body: null, isLine: false } as const;

function textOf(title: string, steps: readonly object[]): string {
  const head = {
    format: 1,
    title: { zh: title, en: title },
    world: { seed_world: SEED_WORLD, seed: 1 },
    actors: { [ACTOR]: { phone: '13800000002', page: `/index/room/${SEED.hall}?channel_id=${SEED.channel}` } },
  };
  return `${JSON.stringify({ ...head, steps }, null, 2)}\n`;
}

/** Sends an event as the capture had it, and expects it. */
function stepsFor(event: Arrived, ids: IdMap, language: StepLanguage): Made {
  const { name, mid } = event;
  const from = ids.user.get(event.from) ?? event.from;
  const sender = /^\d{1,15}$/.test(from) ? { from } : {};
  const body = escaped(withIds(event.body, ids)) as Record<string, unknown>;
  // The platform writes JSON texts in its own way.
  const heard = Object.fromEntries(Object.entries(body).filter(([, item]) => !holdsJson(item)));
  const stepsWith = (said: object, part: object) => [
    { emit: name, to: placeOf(event, ids), ...sender, ...(isMid(mid) && { mid }), ...said },
    { hear: name, as: ACTOR, ...part },
    ...shown(event),
  ];
  // What the contract does not allow cannot be expected either.
  const [asBody, asIs] = [stepsWith({ body }, { body: heard }), stepsWith({ raw: body }, {})];
  const read = readScenario(textOf('x', asBody), language);
  if (read.ok) return { steps: asBody };
  // Parts that the contract does not know would be lost on the way: the page gets what the real server has sent.
  if (readScenario(textOf('x', asIs)).ok) return { steps: asIs };
  const told = read.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
  return { reason: HAR_WORDS[language].eventMisfit(name, told) };
}

/** Where an event goes: a page heeds what is addressed to its hall and its channel. */
function placeOf({ name, to, channel }: Arrived, ids: IdMap): object {
  if (name === CHAT || ids.channel.get(channel) === SEED.channel) return { channel: SEED.channel };
  return ids.hall.get(to) === SEED.hall ? { hall: SEED.hall } : { user: SEED.user };
}

/** The words of a line that a page shows. */
function shown({ name, body }: Arrived): readonly object[] {
  const { msg_type, content } = body;
  const isPlain = name === CHAT && String(msg_type) === PLAIN_LINE && typeof content === 'string';
  return isPlain && SHOWN_AS_IT_IS.test(content) ? [{ see: content, as: ACTOR, in: 'log' }] : [];
}

function holdsJson(value: unknown): boolean {
  if (typeof value === 'string') return isJson(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsJson);
}

const isMid = (mid: string) => /^[0-9A-Za-z_-]{1,64}$/.test(mid);
