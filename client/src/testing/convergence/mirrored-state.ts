import type { EndpointName } from '@miczero/contracts';
import type { Persona } from '@miczero/mock-platform/walks';
import type { WholeState } from '../whole-state.ts';

/** A part of the state that does not mirror the platform, and why. In a path `*` is any key, or every item of a list. */
interface Local {
  readonly path: string;
  readonly because: string;
  /** Only values like this. */
  readonly only?: (value: never) => boolean;
}

/** Everything that is not compared. Whatever is not listed here is. */
export const LOCAL_STATE: readonly Local[] = [
  { path: 'feedback', because: 'toasts are shown once, to the users present' },
  { path: 'clips', because: 'voice messages and videos that are being made here, and which were played here' },
  { path: 'modals', because: 'dialogs are opened by what happens here' },
  { path: 'audio.isMuted', because: 'a wish of this page' },
  { path: 'audio.recordingHold', because: 'of the voice message that is being recorded here' },
  { path: 'seats.wantsSeat', because: 'what was pressed on this page' },
  { path: 'seats.stepsDown', because: 'what was pressed on this page' },
  { path: 'seats.isEntryPressed', because: 'what was pressed on this page' },
  { path: 'seats.applicationsLoad', because: 'whether this page asked for the applications' },
  { path: 'seats.isInvited', because: 'asked once, on the page where the seat was given' },
  { path: 'seats.isFound', because: 'a page that comes later finds the seat that another page saw given' },
  { path: 'session.returnTo', because: 'where this page was when its session ended' },
  {
    path: 'channel.mics.*',
    because: 'an empty voice channel is the same as one that is not listed',
    only: (list: readonly unknown[]) => list.length === 0,
  },
  {
    path: 'chat.timeline.lines.*',
    because: 'what the platform says in between (chat.type.1002, 1005, 1016) is in no history',
    only: ({ kind }: { readonly kind: string }) => kind !== 'message',
  },
  { path: 'chat.timeline.nextSeq', because: 'counts those lines' },
  { path: 'channel.join.current.newest', because: 'as it was when this page joined' },
  { path: 'chat.pages', because: 'pages of channels that this page left' },
  { path: 'room.shown', because: 'the room on this screen' },
  { path: 'halls.shown', because: 'the channel on this screen' },
  { path: 'halls.viewed', because: 'what this screen shows' },
  { path: 'halls.known', because: 'halls that this page left' },
  { path: 'halls.notices.kept', because: 'notices of halls that this page left' },
  {
    path: 'roomChat.lines.*',
    because: 'arrivals and what the platform says are in no history',
    only: ({ kind }: { readonly kind: string }) => kind !== 'said',
  },
  { path: 'gifts.effects', because: 'an animation is played once, for the users present' },
  { path: 'gifts.screenGifts', because: 'shown once, to the users present' },
  { path: 'gifts.confessions', because: 'shown once, to the users present' },
  { path: 'room.place.password', because: 'what was typed at the door' },
  {
    path: 'room.toldMutes',
    because: 'kept from events, and asked for with the menu of a user, not on entering',
  },
  { path: 'room.place.joined.sig', because: 'a token, made anew for each join' },
  { path: 'voice.room.token', because: 'the same token, for the sound of the room' },
  { path: 'voice.mutedBy', because: 'words of an event; the list of members keeps the name' },
  { path: 'voice.publishing', because: 'what this page sends' },
  { path: 'voice.areSettingsLoaded', because: 'settings are loaded with the first place that this page enters' },
  { path: 'roomChat.greetings', because: 'offered once on entering; another page of the user may have taken one' },
  { path: 'room.isFavourite', because: 'known once the card of the room was asked for' },
  {
    path: 'room.sliders',
    because: 'suggestions, loaded with each entry (room-flow.entry.slider-reload) and not kept up',
  },
];

interface Exception {
  readonly path: string;
  readonly because: string;
  /** Whose page differs; absent for all. */
  readonly person?: Persona;
}

/** Changes by a call that only a fresh page shows: no event of the specification tells of them, or the page makes them itself. */
export const UNTOLD: Readonly<Partial<Record<EndpointName, Exception>>> = {
  'seat.volume': {
    path: 'seats.seats.2',
    because: 'a page that finds its user speaking on a seat tells that they are silent, as after a reload',
    person: 'manager',
  },
  'account.profile_save': {
    path: 'session.me',
    because: 'no event tells of a changed profile; a page reads it at its start',
  },
};

/** The part of a client's state that has to be the same, however the client came to know it. */
export function mirrored(state: WholeState): unknown {
  return pruned(state, []);
}

const LOCAL_STEPS = LOCAL_STATE.map(({ path, only }) => ({ steps: path.split('.'), only }));

function pruned(value: unknown, path: readonly string[]): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key];
    return isLocal(at, part) ? [] : [[key, pruned(part, at)] as const];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function isLocal(at: readonly string[], value: unknown): boolean {
  return LOCAL_STEPS.some(
    ({ steps, only }) =>
      steps.length === at.length &&
      steps.every((step, index) => step === '*' || step === at[index]) &&
      (!only || only(value as never)), // what stands at a path has the type that its entry names
  );
}

/** Where two mirrored states differ, one line each. */
export function differences(live: unknown, fresh: unknown, path = ''): string[] {
  if (isObject(live) && isObject(fresh)) {
    const keys = new Set([...Object.keys(live), ...Object.keys(fresh)]);
    return [...keys].flatMap((key) => differences(live[key], fresh[key], pathOf(path, key)));
  }
  return Object.is(live, fresh) ? [] : [`${path}: ${JSON.stringify(live)} instead of ${JSON.stringify(fresh)}`];
}

const pathOf = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
