import type { ChannelId, Gaming, HallId, HallStanding, UserNo } from '@miczero/contracts';
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { type AudioRoot, selectVoicePlace } from '../audio/index.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, selectRail } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { PLAIN_MEMBER, type TeamSquareRoot } from './team-square.state.ts';

type Root = ConnectionRoot & HallsRoot & SessionRoot & TeamSquareRoot;
const selectOwn = ({ teamSquare }: Root) => teamSquare.own;
const pictures = (state: Root) => selectResolvePicture(state);

export interface TeamCardModel {
  readonly inv_id: string;
  readonly hall_id: HallId;
  readonly hall_name: string;
  readonly hall_picture: string;
  readonly channel_id: ChannelId;
  readonly channel_name: string;
  readonly game_info: string;
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly inside: number;
  /** Free places; null without a limit. */
  readonly free: number | null;
  readonly isLocked: boolean;
  readonly isMine: boolean;
  /** The viewer's, in the hall of the team. */
  readonly standing: HallStanding;
  readonly isHere: boolean;
}

/** Teams of all of the viewer's halls: those with free places first, then those that last longest. */
export const selectTeams = createSelector(
  [
    ({ teamSquare }: Root) => teamSquare.teams,
    ({ teamSquare }: Root) => teamSquare.inside,
    ({ teamSquare }: Root) => teamSquare.now,
    selectRail,
    selectViewer,
    selectOwn,
  ],
  (teams, inside, now, halls, viewer, own): readonly TeamCardModel[] =>
    teams
      // The platform announces the end a moment later.
      .filter(({ invite }) => invite.expired === 0 || invite.expired > now)
      .map(({ hall_id, invite }): TeamCardModel => {
        const hall = halls.find((one) => one.hall_id === hall_id);
        const { channel, inv_id, uid, tags, game_info, expired } = invite;
        const users = inside[channel.id] ?? [];
        return {
          inv_id,
          hall_id,
          hall_name: hall?.name ?? '',
          hall_picture: hall?.bg_img ?? '',
          channel_id: channel.id,
          channel_name: channel.name,
          game_info,
          tags,
          expiresAt: expired,
          inside: users.length,
          free: channel.limit_mic === 0 ? null : Math.max(0, channel.limit_mic - users.length),
          isLocked: channel.pass,
          isMine: viewer !== null && uid === viewer,
          standing: (own[hall_id] ?? PLAIN_MEMBER).standing,
          isHere: viewer !== null && users.includes(viewer),
        };
      })
      .sort((a, b) => Number(a.free === 0) - Number(b.free === 0) || b.expiresAt - a.expiresAt),
  // By default every present that was ever asked for would be kept.
  { memoize: lruMemoize },
);

export type GamingCardModel = Gaming & {
  readonly hall_name: string;
  readonly isMine: boolean;
  /** The viewer's, in the hall of the card. */
  readonly standing: HallStanding;
};

export const selectGamings = createSelector(
  [({ teamSquare }: Root) => teamSquare.gamings, selectRail, selectViewer, pictures, selectOwn],
  (gamings, halls, viewer, resolve, own): readonly GamingCardModel[] =>
    gamings
      .map((card) => ({
        ...card,
        avatar: resolve(card.avatar),
        hall_name: halls.find(({ hall_id }) => hall_id === card.hall_id)?.name ?? '',
        isMine: isOf(viewer, card.uid),
        standing: (own[card.hall_id] ?? PLAIN_MEMBER).standing,
      }))
      .sort((a, b) => Number(b.isMine) - Number(a.isMine) || b.create_time - a.create_time),
);
const isOf = (viewer: UserNo | null, uid: UserNo) => viewer !== null && viewer === uid;

export const selectGames = createSelector([({ teamSquare }: Root) => teamSquare.games, pictures], (games, resolve) =>
  games.map((game) => ({ ...game, icon: resolve(game.icon) })),
);
export const selectSeekers = createSelector(
  [({ teamSquare }: Root) => teamSquare.players, selectViewer, pictures],
  (players, viewer, resolve) =>
    players.filter(({ no }) => no !== viewer).map((player) => ({ ...player, avatar: resolve(player.avatar) })),
);
export const selectNow = ({ teamSquare }: TeamSquareRoot) => teamSquare.now;
export const selectIsPublicKnown = ({ teamSquare }: TeamSquareRoot) => teamSquare.isPublicKnown;
export const selectPublicFailed = ({ teamSquare }: TeamSquareRoot) => teamSquare.publicFailed;
/** All halls of the viewer have answered or failed: what stands below their teams stays where it is. */
export const selectIsSettled = ({ teamSquare: { load } }: TeamSquareRoot) =>
  load.status === 'ready' || load.status === 'failed';
export const selectSquareLoad = ({ teamSquare }: TeamSquareRoot) => teamSquare.load;
export const selectMissingHalls = ({ teamSquare }: TeamSquareRoot) => teamSquare.missing;
export const selectSquareForm = ({ teamSquare }: TeamSquareRoot) => teamSquare.form;
/** The voice channel that the viewer is in, where it belongs to one of the viewer's halls: a team gathers there first of all. */
export const selectOwnVoice = createSelector(
  [
    ({ audio }: AudioRoot) => audio.place !== null,
    (state: AudioRoot & HallsRoot) => selectVoicePlace(state),
    selectRail,
  ],
  (isInside, place, halls) => (isInside && halls.some(({ hall_id }) => hall_id === place?.hall_id) ? place : null),
);
export const selectVoicesOf = ({ teamSquare }: TeamSquareRoot, hall_id: HallId | null) =>
  hall_id === null ? null : (teamSquare.voices[hall_id] ?? null);
