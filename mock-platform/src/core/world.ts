import type { ChannelId, ClientMid, HallId, RefusalName, SentChatBody, UserNo } from '@miczero/contracts';
import { SEND_BURST_MESSAGES, SEND_RATE_PER_S } from '@miczero/contracts';
import { emptyGames, type Games } from './areas/games/state.ts';
import { emptyGifts, type Gifts } from './areas/gifts/state.ts';
import { emptyLobby, type Lobby } from './areas/halls/state.ts';
import { emptyIdentity, type Identity } from './areas/identity/state.ts';
import { emptyIm, type Im } from './areas/im/state.ts';
import { emptyLedger, type Ledger } from './areas/ledger/state.ts';
import { emptyOps, type Ops } from './areas/ops/state.ts';
import { emptyOrders, type Orders } from './areas/orders/state.ts';
import { emptyProfiles, type Profiles } from './areas/profile/state.ts';
import { emptyRealNames, type RealNames } from './areas/real-name/state.ts';
import { emptyRooms, type Rooms } from './areas/rooms/state.ts';
import { emptySocial, type Social } from './areas/social/state.ts';
import { emptySupport, type Support } from './areas/support/state.ts';
import { emptyUploads, type Uploads } from './areas/uploads/state.ts';

/**
 * The whole state of one world: plain data and Maps, nothing else, so that it serialises (`serialise.ts`) and two nodes
 * that folded the same log hold the same bytes. Maps and not objects, because ids come from outside and `__proto__` is
 * a legal one.
 */
export interface World {
  readonly format: 1;
  name: string;
  /** Which generator made it, and from which number; empty until `world.create` has run. */
  seed_world: string;
  seed: number;
  /** How many people the generator was asked for, where it matters. */
  people: number;
  /** Commands applied so far. */
  sequence: number;
  /** Latest moment that a command has told; never runs backwards. */
  clock: number;
  /** What the world's time is ahead of, or behind, the real one. */
  offset: number;
  /** Whether people without a phone talk and move by themselves (bots/). */
  bots: boolean;
  last_msg: number;
  last_no: number;
  limits: SendLimits;
  announcement: string;
  accounts: Map<UserNo, Account>;
  phones: Map<string, UserNo>;
  sessions: Map<string, Session>;
  /** Ids of each person's sessions, oldest first. */
  session_ids: Map<UserNo, string[]>;
  /** Sessions that ended lately and why, so that their owner is told the reason. Bounded. */
  ended: Map<string, RefusalName>;
  /** Of each person and platform the session that is in use (areas/devices.ts). */
  in_use: Map<UserNo, Map<string, string>>;
  captchas: Map<string, { answer: string; at: number }>;
  sms: Map<string, SmsCode>;
  /** Codes that a phone was sent on its latest day. Bounded. */
  sms_days: Map<string, { readonly day: number; readonly count: number }>;
  halls: Map<HallId, Hall>;
  channels: Map<ChannelId, Channel>;
  connections: Map<string, Connection>;
  /** Open connections of each person who has any. */
  online: Map<UserNo, number>;
  /** Since when the session that holds somebody's place in a voice channel has no connection. */
  vanished: Map<UserNo, number>;
  places: Map<UserNo, Place>;
  /** Recent sends of each person by their own id: the idempotency keys. Bounded. */
  sent: Map<UserNo, Map<ClientMid, Sent>>;
  buckets: Map<UserNo, Bucket>;
  games: Games;
  /** Notices, teams and the numbers of halls and channels. */
  lobby: Lobby;
  ledger: Ledger;
  ops: Ops;
  orders: Orders;
  real_names: RealNames;
  rooms: Rooms;
  gifts: Gifts;
  social: Social;
  identity: Identity;
  im: Im;
  profiles: Profiles;
  support: Support;
  uploads: Uploads;
}

export interface SendLimits {
  burst: number;
  per_second: number;
}

export interface Account {
  readonly no: UserNo;
  phone: string;
  /**
   * Hex SHA-256 of the password. The login hash of the contract is a challenge over exactly this value (account.login),
   * so it cannot be stored behind another salt: who holds it can answer the challenge. Worlds are not for real secrets.
   */
  verifier: string;
  nick: string;
  gender: 0 | 1 | 2;
  birth: string;
  avatar: string;
  sign: string;
  prov: string;
  city: string;
  /** When it was made, epoch milliseconds; 0 for people of seeds. */
  created: number;
  /** Official accounts have the channel role `admin`. */
  official: boolean;
  banned: boolean;
}

export interface Session {
  readonly sid: string;
  readonly no: UserNo;
  readonly secret_key: string;
  readonly access_token: string;
  /** What the device calls itself; a second login of the same device takes the session over. */
  readonly device: string;
  /** Platform of the device's name, `web` for a browser; empty for a device without such a name. */
  readonly platform: string;
  readonly since: number;
}

export interface SmsCode {
  readonly code: string;
  readonly scene: 'login' | 'register' | 'forgot' | 'bind' | 'password';
  readonly at: number;
}

export interface Member {
  role: '' | 'manage';
  text_mute: boolean;
  mic_mute: boolean;
  readonly joined: number;
  /** Newest message of the world when the person joined: nothing before it is unread. */
  readonly floor: number;
  /** Newest message seen, by channel. */
  read: Map<ChannelId, number>;
}

export interface Hall {
  readonly id: HallId;
  name: string;
  bg_img: string;
  intro: string;
  owner: UserNo;
  welcome: ChannelId | null;
  /** Nobody but owner and managers may write. */
  mute_all: boolean;
  members: Map<UserNo, Member>;
  /** Every channel, in the order in which the tree shows those of one level. */
  channels: ChannelId[];
}

/** Somebody's place in a voice channel. */
export interface Mic {
  open: boolean;
  /** The session that holds it; empty for people of the seeds. */
  sid: string;
  /** What the latest join gave to enter the audio with; absent for people of the seeds. */
  token?: string;
}

export interface Channel {
  readonly id: ChannelId;
  readonly hall_id: HallId;
  name: string;
  /** 1 text, 2 voice, 0 a heading. */
  readonly type: 0 | 1 | 2;
  /** The heading that it stands under. */
  parent: ChannelId | null;
  limit_mic: number;
  /** Empty when none is needed. */
  password: string;
  /** Who has given the right password of a text channel. */
  admitted: Map<UserNo, number>;
  banned: Map<UserNo, number>;
  /** By id, oldest first; bounded. */
  messages: Message[];
  mics: Map<UserNo, Mic>;
}

export interface Message {
  readonly id: number;
  readonly from: UserNo;
  readonly at: number;
  readonly c_mid: ClientMid | '';
  /** Changes only in the status of an invite. */
  body: SentChatBody;
}

export interface Connection {
  readonly no: UserNo;
  readonly sid: string;
  /** The node that holds the socket: when it starts again, its former connections are gone. */
  readonly node: string;
}

export interface Place {
  hall_id: HallId | '';
  voice: ChannelId | '';
  text: ChannelId | '';
  /** Text channels looked at, latest first: as many as the person has connections. */
  viewing: ChannelId[];
}

export interface Sent {
  readonly msg: number;
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly at: number;
}

export interface Bucket {
  tokens: number;
  at: number;
}

export function emptyWorld(name: string): World {
  return {
    format: 1,
    name,
    seed_world: '',
    seed: 0,
    people: 0,
    sequence: 0,
    clock: 0,
    offset: 0,
    bots: false,
    last_msg: 0,
    last_no: 10_000,
    limits: { burst: SEND_BURST_MESSAGES, per_second: SEND_RATE_PER_S },
    announcement: '',
    accounts: new Map(),
    phones: new Map(),
    sessions: new Map(),
    session_ids: new Map(),
    ended: new Map(),
    in_use: new Map(),
    captchas: new Map(),
    sms: new Map(),
    sms_days: new Map(),
    halls: new Map(),
    channels: new Map(),
    connections: new Map(),
    online: new Map(),
    vanished: new Map(),
    places: new Map(),
    sent: new Map(),
    buckets: new Map(),
    games: emptyGames(),
    lobby: emptyLobby(),
    ledger: emptyLedger(),
    ops: emptyOps(),
    orders: emptyOrders(),
    real_names: emptyRealNames(),
    rooms: emptyRooms(),
    gifts: emptyGifts(),
    social: emptySocial(),
    identity: emptyIdentity(),
    im: emptyIm(),
    profiles: emptyProfiles(),
    support: emptySupport(),
    uploads: emptyUploads(),
  };
}

/** Keeps a Map at `cap` entries by forgetting the oldest. */
export function forgetOldest<Key, Value>(map: Map<Key, Value>, cap: number): void {
  for (const key of map.keys()) {
    if (map.size <= cap) return;
    map.delete(key);
  }
}
