import {
  HALL_EVENTS,
  hallEventCodec,
  hallRequestCodec,
  ROOM_EVENTS,
  roomEventCodec,
  roomRequestCodec,
  strangeFields,
} from '@miczero/contracts';
import { escaped } from '../format/placeholders.ts';
import { readScenario } from '../format/read-scenario.ts';
import { type FramePlaces, type IdMap, idMapOf, isJson, withIds } from './capture-ids.ts';
import { frameReason } from './frame-reason.ts';
import { contentsOfHar, type HarFrame, packetIn } from './har-frames.ts';

/** A frame or call that is not in the scenario, and why. */
export interface LeftOut {
  readonly place: string;
  readonly reason: string;
}

export interface ImportedHar {
  /** JSON text of the scenario. */
  readonly text: string;
  readonly events: number;
  readonly leftOut: readonly LeftOut[];
  /** The ids of the capture that stand for others in the scenario. */
  readonly ids: IdMap;
}

/** Who receives what the page of the capture received. */
const ACTOR = '阿澈';
/** The seed of the scenarios. */
export const SEED_WORLD = 'every-role';
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

/** An event that the page of the capture received. */
interface Arrived {
  readonly name: string;
  readonly mid: string;
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly body: Readonly<Record<string, unknown>>;
}
type Taken =
  | { readonly kind: 'event'; readonly event: Arrived }
  | { readonly kind: 'sent'; readonly from: string; readonly reason: string }
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Makes a scenario of the WebSocket frames of a HAR file: every event that the page received is sent to one actor, with its mid and
 * after the pause that it had, and is expected there with its body. The first hall, channel and room of the capture and its user become
 * those of the seed, as do the ids in `given`; others stay. Whatever is no such event is named with its place.
 */
export function scenarioOfHar(har: string, title: string, given: ReadonlyMap<string, string> = new Map()): ImportedHar {
  const leftOut: LeftOut[] = [];
  const arrived: { readonly frame: HarFrame; readonly event: Arrived }[] = [];
  const places: FramePlaces[] = [];
  const { frames, calls } = contentsOfHar(har);
  for (const frame of frames) {
    const taken = take(frame);
    if (taken === null) continue;
    if (taken.kind === 'event') {
      arrived.push({ frame, event: taken.event });
      places.push({ ...taken.event, direction: 'received', isLine: taken.event.name === CHAT });
    } else {
      leftOut.push({ place: frame.place, reason: taken.reason });
      if (taken.kind === 'sent') places.push({ ...NOWHERE, from: taken.from });
    }
  }
  const ids = idMapOf(places, SEED, given);
  const steps: object[] = [];
  const names = new Set<string>();
  let events = 0;
  let last: number | null = null;
  for (const { frame, event } of arrived) {
    const made = stepsFor(event, ids);
    if ('reason' in made) {
      leftOut.push({ place: frame.place, reason: made.reason });
      continue;
    }
    const pause = last === null ? 0 : Math.round(frame.at - last);
    if (pause >= PAUSE_MS) steps.push({ wait: pause });
    steps.push(...made.steps);
    names.add(event.name);
    events += 1;
    last = frame.at;
  }
  for (const { place, name } of calls) leftOut.push({ place, reason: `called by the page: ${name}` });
  const isRoom = [...names].some((name) => Object.hasOwn(ROOM_EVENTS, name));
  // Lines and what else belongs to the channel go to those who view it.
  const prelude = [LOOK, ...(isRoom ? [ENTER] : [])];
  return { text: textOf(title, [...prelude, ...steps]), events, leftOut, ids };
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

/** What a frame tells, or why it is not in the scenario; null for what only keeps a socket open. */
function take(frame: HarFrame): Taken | null {
  const none = (reason: string): Taken => ({ kind: 'none', reason });
  if (frame.direction === 'other') return none(`"${frame.type}" of the browser: ${frame.data}`);
  const packet = packetIn(frame);
  if (packet.kind === 'protocol') return null;
  if (packet.kind === 'unknown') return none(packet.reason);
  if (frame.direction === 'sent') return sentBy(packet.value);
  const decoded = frame.socket === 'plain' ? roomEventCodec.decode(packet.value) : hallEventCodec.decode(packet.value);
  if (!decoded.ok) return none(frameReason(decoded.failure, packet.value));
  const { name, envelope } = decoded.event;
  const { mid, from, to, channel } = envelope;
  // The real servers may send more than the contract knows; the platform sends what it knows.
  const given = JSON.parse(envelope.body) as Record<string, unknown>;
  const schema = EVENTS.get(name);
  if (!schema) return none(`${name} is in no contract`);
  const strange = new Set(strangeFields(schema, given).map(({ path }) => path.join('.')));
  const body = without(given, strange) as Record<string, unknown>;
  return { kind: 'event', event: { name, mid, from, to, channel, body } };
}

/** The value without the fields at these paths. */
function without(value: unknown, paths: ReadonlySet<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => without(item, paths, `${at}${index}.`));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !paths.has(`${at}${key}`));
  return Object.fromEntries(kept.map(([key, item]) => [key, without(item, paths, `${at}${key}.`)]));
}

const EVENTS = new Map(Object.entries({ ...HALL_EVENTS, ...ROOM_EVENTS }).map(([name, { body }]) => [name, body]));

/** Sends an event as the capture had it, and expects it. */
function stepsFor(event: Arrived, ids: IdMap): { readonly steps: readonly object[] } | { readonly reason: string } {
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
  const read = readScenario(textOf('x', asBody));
  if (read.ok) return { steps: asBody };
  // Parts that the contract does not know would be lost on the way: the page gets what the real server has sent.
  if (readScenario(textOf('x', asIs)).ok) return { steps: asIs };
  return { reason: `${name}: ${read.problems.map(({ path, message }) => `${path} ${message}`).join('; ')}` };
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

/** A frame of the page itself: it names its user. */
function sentBy(value: unknown): Taken {
  for (const codec of [hallRequestCodec, roomRequestCodec]) {
    const decoded = codec.decode(value);
    if (decoded.ok) {
      const { name, envelope } = decoded.event;
      return { kind: 'sent', from: envelope.from, reason: `sent by the page: ${name}` };
    }
  }
  return { kind: 'none', reason: 'sent by the page: an unknown request' };
}
