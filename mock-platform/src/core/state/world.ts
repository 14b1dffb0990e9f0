import { type Accounts, emptyAccounts } from './accounts.ts';
import { type Channels, emptyChannels } from './channels.ts';
import { type Chat, emptyChat } from './chat.ts';
import { emptyFaults, type Faults } from './faults.ts';
import { emptyGames, type Games } from './games.ts';
import { emptyGifts, type Gifts } from './gifts.ts';
import { emptyHalls, type Halls } from './halls.ts';
import { emptyIdentity, type Identity } from './identity.ts';
import { emptyIm, type Im } from './im.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { emptyNotices, type Notices } from './notices.ts';
import { emptyOps, type Ops } from './ops.ts';
import { emptyOrders, type Orders } from './orders.ts';
import { emptyPresence, type Presence } from './presence.ts';
import { emptyProfiles, type Profiles } from './profile.ts';
import { emptyRealNames, type RealNames } from './real-name.ts';
import { emptyRooms, type Rooms } from './rooms.ts';
import { emptySessions, type Sessions } from './sessions.ts';
import { emptySocial, type Social } from './social.ts';
import { emptySupport, type Support } from './support.ts';
import { emptyTeamUp, type TeamUp } from './team-up.ts';
import { emptyUploads, type Uploads } from './uploads.ts';
import { emptyVerification, type Verification } from './verification.ts';
import { emptyVoice, type Voice } from './voice.ts';

/**
 * Version of the state's shape. A snapshot of another one is refused; the version of the stored files (log/files/marks.ts)
 * rises with it, so that the refusal names the file.
 */
export const WORLD_FORMAT = 2;

/** What a world knows of itself. */
interface WorldItself {
  readonly format: typeof WORLD_FORMAT;
  name: string;
  /** The generator that made it and its number; empty until `world.create` has run. */
  seed_world: string;
  seed: number;
  /** The number of people that the generator was asked for, where it matters. */
  people: number;
  /** Moment at which its clock was told to begin; absent where it began with the machine's. */
  began?: number;
  /** Commands applied so far. */
  sequence: number;
  /** The latest moment of any command; never decreases. */
  clock: number;
  /** Milliseconds that the world's time is ahead of real time; negative when it is behind. */
  offset: number;
  /** Whether people without a phone talk and move by themselves (bots/). */
  bots: boolean;
  announcement: string;
}

/**
 * The whole state of one world: plain data and Maps, nothing else, so that it serialises (`machine/serialise.ts`) and two
 * nodes that folded the same log hold the same bytes. Maps and not objects, because ids come from outside and `__proto__`
 * is a legal one. Each area's part stands in its own file.
 */
export interface World extends WorldItself, Accounts, Channels, Chat, Halls, Presence, Sessions, Verification, Voice {
  faults: Faults;
  games: Games;
  gifts: Gifts;
  identity: Identity;
  im: Im;
  ledger: Ledger;
  notices: Notices;
  ops: Ops;
  orders: Orders;
  profiles: Profiles;
  real_names: RealNames;
  rooms: Rooms;
  social: Social;
  support: Support;
  team_up: TeamUp;
  uploads: Uploads;
}

export function emptyWorld(name: string): World {
  return {
    format: WORLD_FORMAT,
    name,
    seed_world: '',
    seed: 0,
    people: 0,
    sequence: 0,
    clock: 0,
    offset: 0,
    bots: false,
    announcement: '',
    ...emptyAccounts(),
    ...emptyChannels(),
    ...emptyChat(),
    ...emptyHalls(),
    ...emptyPresence(),
    ...emptySessions(),
    ...emptyVerification(),
    ...emptyVoice(),
    faults: emptyFaults(),
    games: emptyGames(),
    gifts: emptyGifts(),
    identity: emptyIdentity(),
    im: emptyIm(),
    ledger: emptyLedger(),
    notices: emptyNotices(),
    ops: emptyOps(),
    orders: emptyOrders(),
    profiles: emptyProfiles(),
    real_names: emptyRealNames(),
    rooms: emptyRooms(),
    social: emptySocial(),
    support: emptySupport(),
    team_up: emptyTeamUp(),
    uploads: emptyUploads(),
  };
}
