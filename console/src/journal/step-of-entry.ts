import { PATHS } from '@miczero/contracts';
import { escaped } from '@miczero/scenarios/player';
import { eventNamed } from '../events/events.ts';
import { bodyOf, type JournalEntry, type LogConnections, usersOf } from './journal.ts';
import { callIn, textIn, viewedIn } from './viewers.ts';

/** An event with more recipients than these goes to their place; without one, to each of these. */
const RECIPIENTS_MAX = 5;

export interface LogAround {
  readonly entries: readonly JournalEntry[];
  readonly connections: LogConnections;
  readonly nicks: ReadonlyMap<string, string>;
}

/**
 * An entry of the log as steps of a scenario: an event as `emit`, a line of a client as `say` or `say-in-room`, a call as `call`. Actors
 * have the nicks of their users. Null for what no step does.
 */
export function stepOfEntry(entry: JournalEntry, around: LogAround): string | null {
  const steps = stepsOf(entry, around);
  return steps.length === 0 ? null : steps.map((step) => JSON.stringify(step)).join(',\n');
}

function stepsOf(entry: JournalEntry, around: LogAround): readonly object[] {
  if (entry.direction === 'out') return emitSteps(entry, around);
  const as = around.nicks.get(entry.from) || entry.from;
  if (as === '') return [];
  return entry.direction === 'call' ? callSteps(entry, as) : lineSteps(entry, as, around);
}

function emitSteps(entry: JournalEntry, { entries, connections }: LogAround): readonly object[] {
  const event = eventNamed(entry.name);
  if (!event || entry.body === '') return [];
  const body = bodyOf(entry);
  const content = typeof body === 'object' && body !== null ? { body: escaped(body) } : { raw: String(body) };
  const from = entry.from === '' ? {} : { from: entry.from };
  const users = usersOf(entry, connections);
  const viewed = viewedIn(upTo(entries, entry));
  const places = users.map((user) => viewed.get(user) ?? {});
  const place =
    event.socket === 'room'
      ? placeOf(
          'room',
          places.map(({ room }) => room),
        )
      : (placeOf(
          'channel',
          places.map(({ channel }) => channel),
        ) ?? placeOf('hall', [textIn(body, 'hall_id')]));
  const isOfPlace = users.length !== 1 || event.usualTarget === 'channel';
  if (isOfPlace && place) return [{ emit: entry.name, to: place, ...from, ...content }];
  return users.slice(0, RECIPIENTS_MAX).map((user) => ({ emit: entry.name, to: { user }, ...from, ...content }));
}

/** The place where all of them are; null where they are in several, or in none. */
function placeOf(kind: 'hall' | 'channel' | 'room', ids: readonly (string | undefined)[]): object | null {
  const [id] = ids;
  return id && ids.every((each) => each === id) ? { [kind]: id } : null;
}

function callSteps(entry: JournalEntry, as: string): readonly object[] {
  if (!Object.hasOwn(PATHS, entry.name)) return [];
  const { request, reply } = callIn(entry);
  const isEmpty = typeof request !== 'object' || request === null || Object.keys(request).length === 0;
  return [
    { call: entry.name, as, ...(!isEmpty && { with: escaped(request) }), ...(reply.code > 0 && { code: reply.code }) },
  ];
}

function lineSteps(entry: JournalEntry, as: string, { entries }: LogAround): readonly object[] {
  const text = textIn(bodyOf(entry), 'content');
  const { channel, hall, room } = viewedIn(upTo(entries, entry)).get(entry.from) ?? {};
  if (text === '') return [];
  if (entry.name === 'sendChat' && hall && channel) return [{ say: text, as, in: `${hall}/${channel}` }];
  if (entry.name === 'sendRoomChat' && room) return [{ 'say-in-room': text, as, room }];
  return [];
}

const upTo = (entries: readonly JournalEntry[], { number }: JournalEntry) =>
  entries.filter((each) => each.number <= number);
