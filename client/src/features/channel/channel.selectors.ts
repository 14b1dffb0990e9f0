import type { ChannelId, HallId } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { type AudioRoot, selectIsElsewhere, selectIsOnSeat, type VoiceRoot } from '../audio/index.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import type { FeedbackText } from '../feedback/index.ts';
import { type HallsRoot, type KnownChannel, type KnownHall, leavesOf } from '../halls/index.ts';
import type { PreferencesRoot } from '../preferences/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { JoinRequest } from './channel.actions.ts';
import type { ChannelRoot } from './channel.slice.ts';
import { type CurrentChannel, currentChannel, isSameTarget, type Target } from './channel-join.machine.ts';
import type { ChannelNodeModel } from './channel-node.ts';
import { createKeptNodes } from './kept-nodes.ts';

type Root = AudioRoot & ChannelRoot & ConnectionRoot & HallsRoot & PreferencesRoot & SessionRoot;

export interface ChannelGroupModel {
  readonly key: string;
  /** null for channels that stand under no heading. */
  readonly name: string | null;
  readonly channels: readonly ChannelNodeModel[];
}
/** The channel that the pane shows: the one that is current, or the one that is being entered. */
export interface ShownChannel extends Target {
  readonly name: string;
  readonly kind: 'text' | 'voice';
  /** offered: the viewer is not in it, and enters by a press. unreached: the platform could not be asked; the known part of the channel stays readable. */
  readonly phase: 'current' | 'entering' | 'offered' | 'unreached';
  /** What the viewer may do in it; null until it is current. */
  readonly current: CurrentChannel | null;
  /** Why it could not be reached; else null. */
  readonly error: FeedbackText | null;
}
export interface LockModel {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly channelName: string;
  readonly isTrying: boolean;
  readonly error: FeedbackText | null;
}

export const selectCurrentChannel = createSelector(
  [({ channel }: ChannelRoot) => channel.join],
  (join): CurrentChannel | null => currentChannel(join),
);
/** The channel that the platform let the viewer into: its lines arrive and count as read, although it still settles. */
export function selectEnteredId({ channel: { join } }: ChannelRoot): ChannelId | null {
  if (join.kind === 'loading' || join.kind === 'settling') return join.target.channel_id;
  return currentChannel(join)?.channel_id ?? null;
}
/** The channel on screen is a voice channel that the viewer's voice has left, be it for another tab. */
export const selectHasLeftVoice = (state: AudioRoot & ChannelRoot & Partial<VoiceRoot>): boolean => {
  const { place } = state.audio;
  const current = currentChannel(state.channel.join);
  return current?.kind === 'voice' && (selectIsElsewhere(state) || !(place && isSameTarget(place, current)));
};
/** What a channel is by the tree of the hall; null where the hall, as the page knows it, does not name it. */
export function selectKindOf(
  { halls }: HallsRoot,
  { channel_id }: Pick<Target, 'channel_id'>,
): 'text' | 'voice' | null {
  const leaf = leavesOf(halls.open?.hall ?? {}).find(({ id }) => id === channel_id);
  if (!leaf) return null;
  return leaf.type === 2 ? 'voice' : 'text';
}
/** The viewer would lose a seat of a room, and has not agreed to it. */
export const selectCostsSeat = (state: Partial<VoiceRoot>, { isAgreed }: JoinRequest): boolean =>
  !isAgreed && selectIsOnSeat(state);
/**
 * Whether a voice channel waits for a press on its button (ADR 0187): one that an address names, and each one while another tab has
 * the voice, or while the viewer is on a seat of a room. Not the one that this page is heard in.
 */
export function selectMustWait(state: AudioRoot & Partial<VoiceRoot>, request: JoinRequest): boolean {
  if (selectCostsSeat(state, request)) return true;
  const { channel_id, by } = request;
  if (by === 'button' || by === 'take') return false;
  const { place } = state.audio;
  return selectIsElsewhere(state) || (by === 'address' && !(place?.token && place.channel_id === channel_id));
}
/** Whether the page knows already that the channel is a voice channel which waits. */
export const selectIsOffered = (state: AudioRoot & HallsRoot & Partial<VoiceRoot>, request: JoinRequest): boolean =>
  selectKindOf(state, request) === 'voice' && selectMustWait(state, request);
export const selectJoin = ({ channel }: ChannelRoot) => channel.join;

const NO_CHANNELS: KnownHall['channels'] = [];
const selectChannels = ({ halls }: HallsRoot) => halls.open?.hall?.channels ?? NO_CHANNELS;

/** The steps of entering a channel that change nothing of it draw nothing again. */
const KEPT_WHILE_EQUAL = { memoizeOptions: { resultEqualityCheck: shallowEqual } } as const;

/**
 * What the pane shows changes with the request, not with its end: name, kind and lock of the target are known from the
 * tree. A locked channel is shown once its password was accepted.
 */
export const selectShownChannel = createSelector(
  [selectJoin, selectChannels],
  (join, channels): ShownChannel | null => {
    const current = currentChannel(join);
    const shown = current && shownCurrent(current);
    if (join.kind === 'idle' || join.kind === 'current' || join.kind === 'locked') return shown;
    if (join.kind === 'failed' && join.why !== 'unreached') return null;
    const leaf = leavesOf({ channels }).find(({ id }) => id === join.target.channel_id);
    const error = ('error' in join && join.error) || null;
    if (!leaf || (join.kind === 'checking' && leaf.pass && !error)) return shown;
    return {
      ...join.target,
      name: leaf.name,
      kind: leaf.type === 2 ? 'voice' : 'text',
      phase: error ? 'unreached' : join.kind === 'offered' ? 'offered' : 'entering',
      current: null,
      error,
    };
  },
  KEPT_WHILE_EQUAL,
);

function shownCurrent(current: CurrentChannel): ShownChannel {
  const { hall_id, channel_id, name, kind } = current;
  return { hall_id, channel_id, name, kind, phase: 'current', current, error: null };
}

const selectPlaces = createSelector(
  [selectShownChannel, selectJoin, ({ audio }: Root) => audio.place],
  (shown, join, voice) => ({
    active: shown?.channel_id ?? ('target' in join ? join.target.channel_id : null),
    joining: 'target' in join && !('error' in join && join.error !== undefined) ? join.target.channel_id : null,
    voice: voice?.channel_id ?? null,
  }),
  KEPT_WHILE_EQUAL,
);

const kept = createKeptNodes();

/** The tree of the open hall: channels without a heading first, then one group a heading. */
export const selectChannelTree = createSelector(
  [
    selectChannels,
    selectPlaces,
    ({ channel }: Root) => channel.mics,
    ({ halls }: Root) => halls.channelUnread,
    ({ halls }: Root) => halls.mentions,
    selectViewer,
    (state: Root) => selectResolvePicture(state),
    ({ preferences }: PreferencesRoot) => preferences.mutedChannels,
  ],
  (channels, places, mics, unread, mentions, viewer, resolve, mutedChannels): readonly ChannelGroupModel[] => {
    const node = (channel: KnownChannel): ChannelNodeModel => ({
      channel_id: channel.id,
      hall_id: channel.hall_id,
      name: channel.name,
      type: channel.type === 2 ? 'voice' : 'text',
      isLocked: channel.pass,
      isActive: channel.id === places.active,
      // A channel that is already shown needs no loading state.
      isJoining: channel.id === places.joining && channel.id !== places.active,
      isVoiceHere: channel.id === places.voice,
      isMuted: mutedChannels.includes(channel.id),
      unread: unread[channel.id]?.unread ?? 0,
      mentions: mentions[channel.id]?.count ?? 0,
      members: kept.membersOf(mics[channel.id], viewer, resolve),
      limit_mic: channel.limit_mic,
    });
    const loose = channels.filter(({ type }) => type !== 0);
    const headings = channels.filter(({ type }) => type === 0);
    const nodeOf = kept.keep([...loose, ...headings.flatMap(({ children }) => children)].map(node));
    const nodesOf = (list: readonly KnownChannel[]) => list.flatMap(({ id }) => nodeOf(id) ?? []);
    const groups = headings.map(({ id, name, children }) => ({ key: id, name, channels: nodesOf(children) }));
    const [first] = loose;
    return first ? [{ key: first.hall_id, name: null, channels: nodesOf(loose) }, ...groups] : groups;
  },
);

/** What the lock modal shows; null when no password is asked for. */
export const selectLock = createSelector(
  [({ channel }: Root) => channel.join, selectChannels],
  (join, channels): LockModel | null =>
    join.kind === 'locked'
      ? {
          ...join.target,
          channelName: channelNamed(channels, join.target.channel_id),
          isTrying: join.isTrying,
          error: join.error,
        }
      : null,
);

function channelNamed(channels: KnownHall['channels'], channel_id: ChannelId): string {
  return leavesOf({ channels }).find(({ id }) => id === channel_id)?.name ?? '';
}
