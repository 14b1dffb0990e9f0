import type { ChannelId, UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import type { ChannelRoot } from '../channel/index.ts';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { TeamUpRoot } from './team-up.state.ts';

type Root = ChannelRoot & HallsRoot & SessionRoot & TeamUpRoot;

/** role.channel-invite-owner */
export const selectIsInviteOwner = (state: SessionRoot & TeamUpRoot, channel_id: ChannelId): boolean => {
  const config = state.teamUp.configs[channel_id];
  return config !== undefined && config.time_len > 0 && config.uid === selectViewer(state);
};

/** Live state of an invite in a line. */
export interface RideModel {
  /** unknown: no answer of the platform covers the invite so far. */
  readonly phase: 'unknown' | 'running' | 'ended';
  /** Epoch milliseconds; 0 for no end that is known. */
  readonly expiresAt: number;
  readonly inside: number;
  /** Free places; null without a limit. */
  readonly free: number | null;
  readonly isHere: boolean;
  readonly isMine: boolean;
}

/** The invite of one line, by the message that carries it. Each line holds a selector of its own. */
export const makeSelectRide = (inv_id: string | null, channel_id: ChannelId) =>
  createSelector(
    [
      ({ teamUp }: Root) => teamUp.invites.find((invite) => invite.inv_id === inv_id) ?? null,
      ({ teamUp }: Root) => teamUp.load.status === 'ready' && (inv_id === null || !teamUp.awaited.includes(inv_id)),
      ({ channel }: Root) => channel.mics[channel_id],
      ({ halls }: Root) => leavesOf(halls.open?.hall ?? {}).find(({ id }) => id === channel_id)?.limit_mic ?? 0,
      (state: Root): UserNo | null => selectViewer(state),
      (state: Root) => selectIsInviteOwner(state, channel_id),
    ],
    (invite, isKnown, mics = [], limit, viewer, isOwner): RideModel => ({
      phase: invite ? 'running' : isKnown ? 'ended' : 'unknown',
      expiresAt: invite?.expired ?? 0,
      inside: mics.length,
      free: limit === 0 ? null : Math.max(0, limit - mics.length),
      isHere: mics.some(({ mic_uid }) => mic_uid === viewer),
      isMine: isOwner || (invite !== null && invite.uid === viewer),
    }),
  );
