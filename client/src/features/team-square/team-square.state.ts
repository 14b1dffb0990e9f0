import type {
  ChannelId,
  DataOf,
  Endpoints,
  Gaming,
  HallId,
  HallStanding,
  TeamInvite,
  UserNo,
} from '@miczero/contracts';
import { type FeedbackText, IDLE, type Load } from '../feedback/index.ts';

export type MatchEntry = DataOf<Endpoints['game.match_entry']>['list'][number];
export type SeekingPlayer = DataOf<Endpoints['game.home_player']>['list'][number];

/** A running invite of one of the viewer's halls. */
export interface Team {
  readonly hall_id: HallId;
  readonly invite: TeamInvite;
}
export interface VoiceChoice {
  readonly channel_id: ChannelId;
  readonly name: string;
  readonly isLocked: boolean;
}
/** What the platform says of the viewer in one hall. */
export interface OwnStanding {
  readonly standing: HallStanding;
  readonly text_mute: boolean;
  readonly mute_all: boolean;
}
export const PLAIN_MEMBER: OwnStanding = { standing: 'member', text_mute: false, mute_all: false };

/** The public shelves. */
export type PublicFailed = Readonly<Partial<Record<'games' | 'players', FeedbackText>>>;
/** A form of the square: what it waits for, or why it failed. */
export interface SquareForm {
  readonly isBusy: boolean;
  readonly error: FeedbackText | null;
}
export const QUIET_FORM: SquareForm = { isBusy: false, error: null };

export interface TeamSquareState {
  readonly isShown: boolean;
  /** It is a shelf, which shows no more than teams with their free places. */
  readonly isShelf: boolean;
  /** The present, in epoch milliseconds, a second apart while the square is shown: remaining times count down by it. */
  readonly now: number;
  readonly load: Load;
  /** Halls of the viewer of which something did not come. */
  readonly missing: number;
  readonly teams: readonly Team[];
  /** The users in each voice channel that was asked for or told of. */
  readonly inside: Readonly<Record<ChannelId, readonly UserNo[]>>;
  readonly gamings: readonly Gaming[];
  /** Whether the public shelves were asked for and have answered, or have failed. */
  readonly isPublicKnown: boolean;
  /** Why a public shelf did not come the last time; what it had stays. */
  readonly publicFailed: PublicFailed;
  /** Public: the games that offer matchmaking, and users who look for players. */
  readonly games: readonly MatchEntry[];
  readonly players: readonly SeekingPlayer[];
  /** The voice channels of the halls that a form asked for. */
  readonly voices: Readonly<Record<HallId, readonly VoiceChoice[]>>;
  /** The viewer's standing in the halls that were asked for it: those with teams, and those of a form. */
  readonly own: Readonly<Record<HallId, OwnStanding>>;
  readonly form: SquareForm;
}
export interface TeamSquareRoot {
  readonly teamSquare: TeamSquareState;
}

export const initialSquare: TeamSquareState = {
  isShown: false,
  isShelf: false,
  now: 0,
  load: IDLE,
  missing: 0,
  teams: [],
  inside: {},
  gamings: [],
  isPublicKnown: false,
  publicFailed: {},
  games: [],
  players: [],
  voices: {},
  own: {},
  form: QUIET_FORM,
};
