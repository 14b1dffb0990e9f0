import type { Preset, WireObject } from '../events/events.ts';
import { hallOfChannel, type Overview, peopleAt, type Target } from '../events/target.ts';

/** What the contract's examples call by number or by name. */
const EXAMPLE = {
  moment: 1_790_000_000_000,
  voiceChannel: '12',
  team: '4023',
  room: '600001',
  /** The one that speaks and is meant, and the one that it happens to. */
  host: { user: '100001', nick: '小满' },
  guest: { user: '100002', nick: '阿澈' },
  hallName: '零号麦官方大厅',
  voiceName: '开黑一号',
  otherRoom: { room: '600002', name: '邻居家' },
} as const;

/** Numbers this far from the examples' moment are moments as well. */
const DAY_MS = 86_400_000;

/** Ids of messages and lines: the same id twice would be one message. */
const MESSAGE_IDS = new Set(['msg_id', 'last_msg_id', 'mid']);

/** Where an example names a person, and where it has the picture of that person. */
const PEOPLE = new Set(['id', 'uid', 'no', 'mic_uid']);
const PICTURES = new Set(['avatar', 'header']);

type Hall = Overview['halls'][number];
type Channel = Hall['channels'][number];

/** The world that an example is adapted to. */
export interface Surroundings extends Pick<Overview, 'halls' | 'people' | 'rooms'> {
  /** The time of the world. */
  readonly now: number;
  /** A number that no message of the world has yet. */
  readonly fresh: number;
}

/**
 * An example adapted to a world, at every depth and in JSON that is kept as text: numbers and names of hall, channel and room become
 * those of the target or of its surroundings, its two people those of the world, its moments those around the clock of the world. A team
 * becomes a running one of the hall, if there is one: pages know it by the id of its message, and take a team with any other id for one
 * that has ended.
 */
export function fitted({ body, isAboutGuest, isElsewhere }: Preset, target: Target, world: Surroundings): WireObject {
  const { kind, id } = target;
  const { halls, rooms } = world;
  const people = peopleAt(target, world);
  const [first, second] = people;
  const viewer = kind === 'user' ? first : undefined;
  const hall =
    kind === 'hall'
      ? halls.find((each) => each.hall === id)
      : kind === 'channel'
        ? hallOfChannel(halls, id)
        : (halls.find((each) => each.hall === viewer?.hall) ?? halls[0]);
  const texts = hall?.channels.filter((channel) => channel.kind === 'text') ?? [];
  const [text, otherText = text] = texts;
  const team = isAboutTeam(body) ? teamAt(hall, target) : undefined;
  const isMeant = ({ channel, kind: what }: Channel) => what === 'voice' && (!team || channel === team.voice);
  const voice = hall?.channels.find(isMeant);
  const aimed = hall?.channels.find(({ channel }) => kind === 'channel' && channel === id);
  // A page that is led to the channel that it shows would stay as it is.
  const shownText = aimed?.channel ?? (viewer?.text || text?.channel);
  const welcome = texts.find(({ channel }) => channel !== shownText) ?? text;
  const room = rooms.find((each) => each.room === (kind === 'room' ? id : viewer?.room)) ?? rooms[0];
  const otherRoom = rooms.find((each) => each !== room);
  // An event about a person is about the target.
  const [usual, guest] = isAboutGuest ? [second, first] : [first, second];
  const host = team ? (world.people.find(({ user }) => user === team.user) ?? usual) : usual;
  const words = new Map<string, string | undefined>([
    [EXAMPLE.host.user, host?.user],
    [EXAMPLE.guest.user, guest?.user],
    [EXAMPLE.host.nick, host?.nick],
    [EXAMPLE.guest.nick, guest?.nick],
    [EXAMPLE.hallName, hall?.name],
    [EXAMPLE.voiceName, voice?.name],
    [EXAMPLE.otherRoom.name, otherRoom?.name],
  ]);
  const told = new RegExp([...words.keys()].join('|'), 'g');
  const renamed = (said: string) => said.replace(told, (word) => words.get(word) || word);
  const channelFor = (example: string) => {
    if (example === EXAMPLE.voiceChannel) return (aimed?.kind === 'voice' ? aimed : (voice ?? aimed))?.channel;
    return (isElsewhere ? otherText : (aimed ?? text))?.channel;
  };

  /** A person of an example looks as the person of the world does. */
  const pictureOf = (value: object) => {
    const who: unknown = Object.entries(value).find(([name]) => PEOPLE.has(name))?.[1];
    const person = who === EXAMPLE.host.user ? host : who === EXAMPLE.guest.user ? guest : undefined;
    return person?.avatar ?? '';
  };

  function textAt(key: string, value: string): string {
    if (value === '') return value;
    if (key === 'hall_id') return hall?.hall ?? value;
    if (key === 'channel_id') return channelFor(value) ?? value;
    if (key === 'welcome_channel_id') return welcome?.channel ?? value;
    if (key === 'group_id') return (value === EXAMPLE.room ? room : otherRoom)?.room ?? value;
    if (team && value === EXAMPLE.team && (key === 'inv_id' || key === 'msg_id')) return team.inv_id;
    if (MESSAGE_IDS.has(key) && /^\d+$/.test(value)) return String(Number(value) + world.fresh);
    const inner = innerJson(value);
    return inner === undefined ? renamed(value) : JSON.stringify(at(key, inner));
  }
  function at(key: string, value: unknown): unknown {
    if (typeof value === 'string') return textAt(key, value);
    if (typeof value === 'number') return shifted(value, world.now);
    if (Array.isArray(value)) return value.map((each) => at(key, each));
    if (typeof value !== 'object' || value === null) return value;
    const picture = pictureOf(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        renamed(name),
        each === '' && PICTURES.has(name) ? picture : at(name, each),
      ]),
    );
  }
  return at('', body) as WireObject; // an object becomes an object
}

/** The examples of a team are a line of the chat with its card, and the news about it. */
const isAboutTeam = ({ msg_type, inv_id }: WireObject) => msg_type === '5' || inv_id !== undefined;

/** The running team of the channel that is the target, by its voice or its message, else any of the hall. */
const teamAt = (hall: Hall | undefined, { id }: Target) =>
  hall?.teams.find(({ voice, text }) => voice === id || text === id) ?? hall?.teams[0];

/** A moment of the examples, in milliseconds or in seconds, as far from the clock of the world as it is from their own. */
function shifted(value: number, now: number): number {
  const distance = value - EXAMPLE.moment;
  if (Math.abs(distance) <= DAY_MS) return now + distance;
  const seconds = value - EXAMPLE.moment / 1000;
  return Math.abs(seconds) <= DAY_MS / 1000 ? Math.floor(now / 1000) + seconds : value;
}

/** What a text holds that is itself JSON of an object; absent for any other. */
function innerJson(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
