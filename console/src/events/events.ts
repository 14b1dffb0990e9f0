import {
  HALL_EVENTS,
  type HallEventName,
  type RealtimeEvent,
  ROOM_EVENTS,
  type RoomEventName,
} from '@miczero/contracts';
import { type FrameFixture, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { EVENT_WORDS, plainSummary } from '@miczero/scenarios/player';
import { PRESET_NAMES, type PresetName } from './preset-names.ts';

export type WireObject = Readonly<Record<string, unknown>>;

/** An example of the contract. */
export interface Preset {
  readonly body: WireObject;
  /** Empty in both languages where an event has one example. */
  readonly name: PresetName;
  /** It happens to the example's second person: written about a target, it happens to the target. */
  readonly isAboutGuest: boolean;
  /** It shows at a channel that is not on screen. */
  readonly isElsewhere: boolean;
}

export type EmittableEvent = {
  /** The type on the wire as the specification writes it: `1008`, `0x4012`. */
  readonly code: string;
  readonly words: { readonly zh: string; readonly en: string };
  /** The contract's examples, the usual one first. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** The kind of target that it is for, where that is not the usual one of its socket. */
  readonly usualTarget?: 'channel';
} & (
  | { readonly socket: 'hall'; readonly name: HallEventName; readonly event: RealtimeEvent }
  | { readonly socket: 'room'; readonly name: RoomEventName; readonly event: RealtimeEvent }
);

type EventName = HallEventName | RoomEventName;

/** Events that only pages of one channel show. */
const OF_CHANNELS: ReadonlySet<EventName> = new Set(['chatMessage', 'messagesCleared']);
/** Events about a member that its own page shows. */
const ABOUT_GUEST: ReadonlySet<EventName> = new Set([
  'chatMessage',
  'sendForbidden',
  'systemMessage',
  'roomUserMuted',
  'roomUserUnmuted',
  'roomRoleGranted',
  'roomRoleRevoked',
]);

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
  name: EventName,
  { summary }: RealtimeEvent,
  code: string,
  [first, ...others]: readonly [FrameFixture, ...FrameFixture[]],
): Pick<EmittableEvent, 'code' | 'words' | 'presets' | 'usualTarget'> {
  const presetOf = ({ body }: FrameFixture, index: number): Preset => ({
    body: JSON.parse(body) as WireObject, // the contract's own example: an object
    name: PRESET_NAMES[name]?.[index] ?? { zh: '', en: '' },
    isAboutGuest: ABOUT_GUEST.has(name),
    isElsewhere: name === 'channelUnread',
  });
  return {
    code,
    words: { zh: EVENT_WORDS[name], en: plainSummary(summary) },
    presets: [presetOf(first, 0), ...others.map((each, index) => presetOf(each, index + 1))],
    ...(OF_CHANNELS.has(name) && { usualTarget: 'channel' as const }),
  };
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
