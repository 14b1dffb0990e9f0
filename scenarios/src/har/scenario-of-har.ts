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
import { framesInHar, type HarFrame, packetIn } from './har-frames.ts';

/** A frame that is not in the scenario, and why. */
export interface LeftOut {
  readonly place: string;
  readonly reason: string;
}

export interface ImportedHar {
  /** JSON text of the scenario. */
  readonly text: string;
  readonly events: number;
  readonly leftOut: readonly LeftOut[];
}

/** Who receives what the page of the capture received. */
const ACTOR = '阿澈';
const ACTOR_NO = '10002';
/** A chat line without a channel is an acknowledgement: lines go to the channel that the actor views. */
const CHANNEL = '9002';
const LOOK = { call: 'channel.join', as: ACTOR, with: { channel_id: CHANNEL } };
/** Room events arrive in a room. */
const ENTER = { call: 'room.join', as: ACTOR, with: { group_id: '600001', type: 1 } };
const CHAT = 'chatMessage';
/** Pauses shorter than this are not told apart. */
const PAUSE_MS = 100;

type Taken = { readonly name: string; readonly steps: readonly object[] } | { readonly reason: string };

/**
 * Makes a scenario of the WebSocket frames of a HAR file: every event that the page received is sent to one actor, with its mid and
 * after the pause that it had, and is expected there. Ids stay those of the capture. Whatever is no such event is named with its place.
 */
export function scenarioOfHar(har: string, title: string): ImportedHar {
  const leftOut: LeftOut[] = [];
  const steps: object[] = [];
  const names = new Set<string>();
  let events = 0;
  let last: number | null = null;
  for (const frame of framesInHar(har)) {
    const taken = take(frame);
    if (taken === null) continue;
    if ('reason' in taken) {
      leftOut.push({ place: frame.place, reason: taken.reason });
      continue;
    }
    const pause = last === null ? 0 : Math.round(frame.at - last);
    if (pause >= PAUSE_MS) steps.push({ wait: pause });
    steps.push(...taken.steps);
    names.add(taken.name);
    events += 1;
    last = frame.at;
  }
  const isRoom = [...names].some((name) => Object.hasOwn(ROOM_EVENTS, name));
  const prelude = [...(names.has(CHAT) ? [LOOK] : []), ...(isRoom ? [ENTER] : [])];
  return { text: textOf(title, [...prelude, ...steps]), events, leftOut };
}

function textOf(title: string, steps: readonly object[]): string {
  const head = {
    format: 1,
    title: { zh: title, en: title },
    world: { seed_world: 'every-role', seed: 1 },
    actors: { [ACTOR]: { phone: '13800000002', page: '/index/room/8001?channel_id=9002' } },
  };
  return `${JSON.stringify({ ...head, steps }, null, 2)}\n`;
}

/** The steps of a frame, or why it has none; null for what only keeps a socket open. */
function take(frame: HarFrame): Taken | null {
  if (frame.direction === 'other') return { reason: `"${frame.type}" of the browser: ${frame.data}` };
  const packet = packetIn(frame);
  if (packet.kind === 'protocol') return null;
  if (packet.kind === 'unknown') return { reason: packet.reason };
  if (frame.direction === 'sent') return { reason: `sent by the page: ${sentName(packet.value)}` };
  const hall = hallEventCodec.decode(packet.value);
  const decoded = frame.socket === 'plain' ? roomEventCodec.decode(packet.value) : hall;
  if (!decoded.ok) {
    const { failure } = decoded;
    if (failure.reason === 'unknown-type') return { reason: `type ${failure.type} is in no contract` };
    return { reason: failure.issues.join('; ') };
  }
  const { name, envelope } = decoded.event;
  return stepsFor(name, JSON.parse(envelope.body) as Record<string, unknown>, envelope);
}

function stepsFor(
  name: string,
  given: Record<string, unknown>,
  { mid, from }: { readonly mid: string; readonly from: string },
): Taken {
  const schema = Object.entries({ ...HALL_EVENTS, ...ROOM_EVENTS }).find(([each]) => each === name)?.[1].body;
  if (!schema) return { reason: `${name} is in no contract` };
  // The real servers may send more than the contract knows; the platform sends what it knows.
  const strange = new Set(
    strangeFields(schema, given).flatMap(({ path: [first] }) => (first === undefined ? [] : [first])),
  );
  const body = escaped(Object.fromEntries(Object.entries(given).filter(([key]) => !strange.has(key))));
  const sender = /^\d{1,15}$/.test(from) ? { from } : {};
  const to = name === CHAT ? { channel: CHANNEL } : { user: ACTOR_NO };
  const step = { emit: name, to, ...sender, ...(isMid(mid) && { mid }), body };
  const steps = [step, { hear: name, as: ACTOR }];
  const read = readScenario(textOf('x', steps));
  if (read.ok) return { name, steps };
  return { reason: `${name}: ${read.problems.map(({ path, message }) => `${path} ${message}`).join('; ')}` };
}

const isMid = (mid: string) => /^[0-9A-Za-z_-]{1,64}$/.test(mid);

function sentName(value: unknown): string {
  for (const codec of [hallRequestCodec, roomRequestCodec]) {
    const decoded = codec.decode(value);
    if (decoded.ok) return decoded.event.name;
  }
  return 'an unknown request';
}
