import {
  HALL_EVENTS,
  type HallEventName,
  type RealtimeEvent,
  ROOM_EVENTS,
  type RoomEventName,
} from '@miczero/contracts';
import { type FrameFixture, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { EVENT_WORDS, plainSummary } from '@miczero/scenarios/player';

export type WireObject = Readonly<Record<string, unknown>>;

export type EmittableEvent = {
  /** The type on the wire as the specification writes it: `1008`, `0x4012`. */
  readonly code: string;
  readonly words: { readonly zh: string; readonly en: string };
  /** Bodies of the contract's examples, the usual one first. */
  readonly presets: readonly [WireObject, ...WireObject[]];
} & (
  | { readonly socket: 'hall'; readonly name: HallEventName; readonly event: RealtimeEvent }
  | { readonly socket: 'room'; readonly name: RoomEventName; readonly event: RealtimeEvent }
);

/** Every event that the platform can be told to send, those of the hall socket first. */
export const EMITTABLE: readonly EmittableEvent[] = [
  ...namesOf(HALL_EVENTS).map((name): EmittableEvent => {
    const event = HALL_EVENTS[name];
    return { socket: 'hall', name, event, ...tellingOf(name, event, String(event.code), HALL_EVENT_FIXTURES[name]) };
  }),
  ...namesOf(ROOM_EVENTS).map((name): EmittableEvent => {
    const event = ROOM_EVENTS[name];
    const code = `0x${event.code.toString(16)}`;
    return { socket: 'room', name, event, ...tellingOf(name, event, code, ROOM_EVENT_FIXTURES[name]) };
  }),
];

function namesOf<Name extends string>(table: Readonly<Record<Name, RealtimeEvent>>): Name[] {
  return Object.keys(table) as Name[]; // the keys of the table itself
}

function tellingOf(
  name: HallEventName | RoomEventName,
  { summary }: RealtimeEvent,
  code: string,
  [first, ...others]: readonly [FrameFixture, ...FrameFixture[]],
): Pick<EmittableEvent, 'code' | 'words' | 'presets'> {
  return {
    code,
    words: { zh: EVENT_WORDS[name], en: plainSummary(summary) },
    presets: [bodyOf(first), ...others.map(bodyOf)],
  };
}

function bodyOf({ body }: FrameFixture): WireObject {
  return JSON.parse(body) as WireObject; // the contract's own example: an object
}

export const eventNamed = (name: string) => EMITTABLE.find((event) => event.name === name);

/** The events that contain every word of a search, in name, code or description of any language. */
export function eventsFor(search: string): readonly EmittableEvent[] {
  const words = search.toLowerCase().split(/\s+/);
  return EMITTABLE.filter(({ name, code, words: { zh, en } }) => {
    const said = `${name} ${code} ${zh} ${en}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Length at which a value in the name of a preset is cut. */
const VALUE_MAX = 14;

/** Names a preset by the first telling field in which the presets of its event differ. Empty for an only one. */
export function presetName(presets: readonly WireObject[], preset: WireObject): string {
  const keys = [...new Set(presets.flatMap((each) => Object.keys(each)))];
  const differing = keys.filter((key) => new Set(presets.map((each) => JSON.stringify(each[key]))).size > 1);
  const key = differing.find((each) => !/(?:^|_)(?:id|mid|uid|time)$/.test(each) && isTelling(preset[each]));
  if (key === undefined) return '';
  const value = preset[key];
  return typeof value === 'string' ? value.slice(0, VALUE_MAX) : `${key} ${String(value)}`;
}

const isTelling = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '');
