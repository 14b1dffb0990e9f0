import type { Channel, ChannelId, ChannelJoinInfo, HallId, MsgId } from '@miczero/contracts';
import { assertNever } from '../../lib/assert-never.ts';
import type { FeedbackText } from '../feedback/index.ts';

/**
 * Joining a channel: check, perhaps a password, join, load, settle, current. Driven by the channel saga; calls, the
 * 300 ms pause, toasts and the reload after a failure are not its job. While a join is only being checked or a password
 * is asked for, the channel that was current stays so.
 */
export type JoinState =
  | { readonly kind: 'idle' }
  /** A voice channel that is on screen and waits for the viewer to press its button (ADR 0187). */
  | { readonly kind: 'offered'; readonly target: Target }
  | ({ readonly kind: 'checking'; readonly target: Target; readonly previous: CurrentChannel | null } & Quiet)
  | {
      readonly kind: 'locked';
      readonly target: Target;
      readonly previous: CurrentChannel | null;
      readonly isTrying: boolean;
      readonly error: FeedbackText | null;
    }
  | ({ readonly kind: 'joining'; readonly target: Target } & Quiet)
  | ({ readonly kind: 'loading'; readonly target: Target; readonly info: ChannelJoinInfo } & Quiet)
  | { readonly kind: 'settling'; readonly target: Target; readonly current: CurrentChannel }
  | { readonly kind: 'current'; readonly current: CurrentChannel }
  | { readonly kind: 'failed'; readonly target: Target; readonly error: FeedbackText; readonly why: JoinFailure };

/** What the try before met is shown until this one, which the page makes by itself, is answered. */
interface Quiet {
  readonly error?: FeedbackText | null | undefined;
}

/** `unreached`: the platform could not be asked. `banned`: asking again cannot help. */
export type JoinFailure = 'unreached' | 'refused' | 'banned';

export interface Target {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
}

export interface CurrentChannel extends Target {
  readonly name: string;
  readonly kind: 'text' | 'voice';
  readonly role: ChannelJoinInfo['role'];
  /** The viewer alone may not write. */
  readonly text_mute: boolean;
  /** Only the owner and managers may write. */
  readonly mute_all: boolean;
  /** Messages that were unread when the channel was joined. */
  readonly unread: number;
  /** The newest message when the channel was joined; null when the platform named none. */
  readonly newest: MsgId | null;
}

export type JoinEvent =
  /**
   * `isAgain`: the viewer's voice is not in the channel any more, so being on screen does not make it joined. `isOffered`: the channel
   * shows, and the join waits for a press. `isQuiet`: the page tries by itself what failed.
   */
  | {
      readonly type: 'requested';
      readonly target: Target;
      readonly isAgain?: boolean;
      readonly isOffered?: boolean;
      readonly isQuiet?: boolean;
    }
  | { readonly type: 'passwordNeeded' }
  | { readonly type: 'passwordTried' }
  | { readonly type: 'passwordRefused'; readonly error: FeedbackText }
  | { readonly type: 'cancelled' }
  /** The check found a voice channel that may not be joined without a press on its button. */
  | { readonly type: 'withheld' }
  /** The way is free: everything of the channel before is reset. */
  | { readonly type: 'admitted' }
  | { readonly type: 'joined'; readonly info: ChannelJoinInfo }
  | { readonly type: 'detailLoaded'; readonly channel: Channel }
  | { readonly type: 'settled' }
  | { readonly type: 'failed'; readonly error: FeedbackText; readonly why: JoinFailure }
  /** The viewer was banned from a channel, perhaps the one on screen. */
  | { readonly type: 'banned'; readonly target: Target; readonly error: FeedbackText }
  /** The channel's name, or what the viewer may do in it, is another now. */
  | { readonly type: 'standingChanged'; readonly change: ChannelChanges }
  | { readonly type: 'left' };

export type ChannelChanges = Partial<Pick<CurrentChannel, 'name' | 'role' | 'text_mute' | 'mute_all'>>;

export const idleJoin: JoinState = { kind: 'idle' };

export function nextJoin(state: JoinState, event: JoinEvent): JoinState {
  switch (event.type) {
    case 'requested':
      return requested(state, event);
    case 'passwordNeeded':
      return state.kind === 'checking' ? { ...state, kind: 'locked', isTrying: false, error: null } : state;
    case 'passwordTried':
      return state.kind === 'locked' ? { ...state, isTrying: true, error: null } : state;
    case 'passwordRefused':
      return state.kind === 'locked' ? { ...state, isTrying: false, error: event.error } : state;
    case 'cancelled':
      return state.kind === 'locked' || state.kind === 'checking' ? backTo(state.previous) : state;
    case 'admitted':
      return state.kind === 'checking' || state.kind === 'locked'
        ? { kind: 'joining', target: state.target, error: state.kind === 'checking' ? state.error : undefined }
        : state;
    case 'withheld':
      return state.kind === 'checking' ? { kind: 'offered', target: state.target } : state;
    case 'joined':
      return state.kind === 'joining' ? { ...state, kind: 'loading', info: event.info } : state;
    case 'detailLoaded':
      return state.kind === 'loading'
        ? { kind: 'settling', target: state.target, current: currentOf(state.target, state.info, event.channel) }
        : state;
    case 'settled':
      return state.kind === 'settling' ? { kind: 'current', current: state.current } : state;
    case 'failed':
      return failed(state, event);
    case 'banned':
      return banned(state, event.target, event.error);
    case 'standingChanged':
      return withStanding(state, event.change);
    case 'left':
      return idleJoin;
    default:
      return assertNever(event, 'join event');
  }
}

/** The channel that is on screen; null while one is being joined. */
export function currentChannel(state: JoinState): CurrentChannel | null {
  if (state.kind === 'current') return state.current;
  return state.kind === 'checking' || state.kind === 'locked' ? state.previous : null;
}

/** The channel that the platform admits the viewer to, or has admitted: its check is done. */
export function enteredTarget(state: JoinState): Target | null {
  if (state.kind === 'current') return state.current;
  return state.kind === 'joining' || state.kind === 'loading' || state.kind === 'settling' ? state.target : null;
}

/** The channel that is on screen, be it entered, or offered and not entered yet. */
export function shownTarget(state: JoinState): Target | null {
  return state.kind === 'offered' ? state.target : enteredTarget(state);
}

export function isSameTarget(a: Target, b: Target): boolean {
  return a.hall_id === b.hall_id && a.channel_id === b.channel_id;
}

/** Whether the viewer may not write in a channel at the moment (role.hall-text-mute, role.hall-function.mute-all). */
export function isSilenced({ text_mute, mute_all, role }: CurrentChannel): boolean {
  return text_mute || (mute_all && role === '');
}

function withStanding(state: JoinState, change: ChannelChanges): JoinState {
  if ('current' in state) return { ...state, current: { ...state.current, ...change } };
  if ('previous' in state && state.previous) return { ...state, previous: { ...state.previous, ...change } };
  if (state.kind !== 'loading') return state;
  const { name: _name, ...standing } = change;
  return { ...state, info: { ...state.info, ...standing } };
}

/** The first end of a join holds: a late answer does not soften a ban. */
function failed(state: JoinState, { error, why }: Extract<JoinEvent, { type: 'failed' }>): JoinState {
  return 'target' in state && state.kind !== 'failed' ? { kind: 'failed', target: state.target, error, why } : state;
}

/** The channel on screen goes, also one that is being entered. A join to another channel continues, with none to return to. */
function banned(state: JoinState, target: Target, error: FeedbackText): JoinState {
  const entered = shownTarget(state);
  if (entered && isSameTarget(entered, target)) return { kind: 'failed', target, error, why: 'banned' };
  if ('previous' in state && state.previous && isSameTarget(state.previous, target))
    return { ...state, previous: null };
  return state;
}

function requested(
  state: JoinState,
  { target, isAgain, isOffered, isQuiet }: Extract<JoinEvent, { type: 'requested' }>,
): JoinState {
  const current = currentChannel(state);
  // hall-flow.channel-join.already-current
  if (current && isSameTarget(current, target) && !isAgain) return state.kind === 'current' ? state : backTo(current);
  // A join to the same channel is already running. A press shows, so that it replaces a quiet one.
  const isRunning = 'target' in state && state.kind !== 'failed' && state.kind !== 'offered';
  if (isRunning && isSameTarget(state.target, target) && (isQuiet || !('error' in state && state.error))) return state;
  if (isOffered) return { kind: 'offered', target };
  return { kind: 'checking', target, previous: current, error: isQuiet && 'error' in state ? state.error : undefined };
}

function backTo(previous: CurrentChannel | null): JoinState {
  return previous ? { kind: 'current', current: previous } : idleJoin;
}

function currentOf(target: Target, info: ChannelJoinInfo, channel: Channel): CurrentChannel {
  return {
    ...target,
    name: channel.name,
    // hall-flow.channel-join.init-voice, init-text
    kind: info.type === 2 ? 'voice' : 'text',
    role: info.role,
    text_mute: info.text_mute,
    mute_all: info.mute_all,
    unread: channel.unread,
    newest: channel.last_message?.last_msg_id ?? null,
  };
}
