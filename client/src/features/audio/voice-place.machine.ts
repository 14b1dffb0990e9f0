import type { AudioState } from './audio.state.ts';
import type { OwnLink, VoiceState } from './voice.state.ts';

/**
 * In which place this tab is heard, or waits to be (ADR 0199). Driven by sound.saga.ts, which carries the effects out; the course of a
 * participation, the lock of the tabs and the calls that bring tickets are not its job.
 */
export type PlaceState =
  /** This page has no ticket to any place. */
  | { readonly kind: 'off'; readonly channel: null }
  /** A participation was begun. Its link tells whether it is over: then it takes a press or a join to begin another one. */
  | { readonly kind: 'begun'; readonly channel: string }
  /** A room was entered, and the other tabs are asked whether one of them has the voice. */
  | { readonly kind: 'asking'; readonly channel: string }
  /** Another tab has the voice, and no press has taken it to this room: the page shows the room without its sound. */
  | { readonly kind: 'withheld'; readonly channel: string };

export type PlaceWord =
  /** The place may be another one now, or none. */
  | 'moved'
  /** A call in a hall was joined, on a way that asks the tabs (ADR 0191), or its ticket was renewed. */
  | 'joined'
  | 'roomEntered'
  /** The button of the dock: 加入语音, 重连语音 or 切换到此标签页. */
  | 'pressed'
  /** Another tab has the voice. Told by the tabs, or the answer to `askTabs`. */
  | 'elsewhere'
  /** No other tab has it. */
  | 'free';

/** What the page knows when a word comes. */
export interface PlaceFacts
  extends Pick<AudioState, 'place'>,
    Pick<VoiceState, 'room' | 'link' | 'isElsewhere' | 'publishing'> {
  /** Where the ticket of this page leads: a room goes before a call in a hall. null: it has none. */
  readonly channel: string | null;
}

/** All but the first two have the name of the action that tells them. */
export type PlaceEffect =
  /** What runs follows the state: a participation in its place where one was begun, and none otherwise. */
  | 'follow'
  | 'askTabs'
  /** This page forgets its ticket to the call. */
  | 'taken'
  /** The call is joined anew, and the join begins the voice. */
  | 'ticketNeeded'
  /** The call is left. */
  | 'leaveRequested'
  /** Silent until a press. */
  | 'muted';

/** The next state, and what is done for it, in this order. */
export type PlaceStep = readonly [PlaceState, ...PlaceEffect[]];

export const noPlace: PlaceState = { kind: 'off', channel: null };

export function nextPlace(state: PlaceState, word: PlaceWord, facts: PlaceFacts): PlaceStep {
  const { channel, room, link } = facts;
  const isSame = channel === state.channel;
  const isOver = link.kind === 'off' || link.kind === 'failed';
  switch (word) {
    case 'moved':
      return isSame ? [state] : heardIn(channel);
    case 'joined':
      // A room goes before the call. Where the call ends the visit (ADR 0215), `moved` follows with the end.
      return isSame && (room || !isOver) ? [state] : heardIn(channel);
    case 'roomEntered':
      return isSame || channel === null ? [state] : [{ kind: 'asking', channel }, 'askTabs'];
    case 'pressed':
      if (isSame && !isOver && state.kind === 'begun') return [state];
      // The ticket of a room lasts as long as the visit.
      if (!room && (channel === null || isSpent(link))) return [state, 'ticketNeeded'];
      // The voice goes to the room, and leaves the call where this tab or another one was heard. A call on another device goes on.
      return room && (facts.place?.token || facts.isElsewhere)
        ? [...heardIn(channel), 'leaveRequested']
        : heardIn(channel);
    case 'elsewhere':
      // The other tab has the newer ticket: neither the end of a visit nor an outage goes back with that of this page.
      if (state.kind === 'asking') return [{ ...state, kind: 'withheld' }, 'follow', 'taken'];
      // What is over has ended by itself, and may be cleaning up: nothing is to follow.
      return isOver ? [state, 'taken'] : [state];
    case 'free':
      if (state.kind === 'asking') return heardIn(channel);
      if (state.kind !== 'withheld') return [state];
      // Given back, for instance as the platform let this tab in. Nothing was pressed here just now: a press opens the microphone.
      return facts.publishing.isAllowed ? [...heardIn(channel), 'muted'] : heardIn(channel);
  }
}

/** The platform has ended the participation, or refused it: the ticket lets in no more. */
const isSpent = (link: OwnLink) => link.kind === 'failed' && (link.reason === 'auth' || link.reason === 'kicked');

const heardIn = (channel: string | null): PlaceStep => [
  channel === null ? noPlace : { kind: 'begun', channel },
  'follow',
];
