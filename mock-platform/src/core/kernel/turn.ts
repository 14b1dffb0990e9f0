import type {
  ChannelId,
  HallEventBody,
  HallEventName,
  RoomEventBody,
  RoomEventName,
  RoomId,
  UserNo,
} from '@miczero/contracts';
import type { Account } from '../state/accounts.ts';
import type { World } from '../state/world.ts';
import type { Announcements } from './announcements.ts';
import type { Audience, CoreEvent, HallEventOut, RoomAudience, RoomEventOut } from './events.ts';
import { Refusal } from './refusals.ts';
import { sha256Hex } from './sha256.ts';

/** Who acts: a person through one of their sessions. Commands of the platform itself have no actor. */
export interface Actor {
  readonly no: UserNo;
  readonly sid: string;
}

interface Addressed {
  readonly audience: Audience;
  readonly from?: UserNo;
  readonly channel?: ChannelId;
  /** Default: unique in the world. */
  readonly mid?: string;
  /** The text of the body on the wire, in place of that of the body. */
  readonly raw?: string;
}

interface RoomAddressed {
  readonly audience: RoomAudience;
  readonly room: RoomId | '';
  readonly from?: UserNo;
  /** Default: unique in the world. */
  readonly mid?: string;
  /** The text of the body on the wire, in place of that of the body. */
  readonly raw?: string;
}

export type Reaction<Name extends keyof Announcements> = (turn: Turn, announced: Announcements[Name]) => void;

/** The reactions to every announcement, in the order in which they run. */
export type Reactions = { readonly [Name in keyof Announcements]: readonly Reaction<Name>[] };

/** Outside a command nothing reacts: seeds build worlds in which nothing happens yet. */
export const NO_REACTIONS: Reactions = {
  sessionEnded: [],
  credentialsRevoked: [],
  accountBanChanged: [],
  memberLeaving: [],
  bannedFromChannel: [],
  channelDeleting: [],
  hallDissolving: [],
};

/** One command being applied: the moment, the actor, the seed, and what the command causes. */
export class Turn {
  readonly world: World;
  readonly at: number;
  readonly actor: Actor | null;
  readonly events: CoreEvent[] = [];
  readonly #seed: string;
  readonly #reactions: Reactions;

  constructor(world: World, at: number, actor: Actor | null, seed: string, reactions: Reactions = NO_REACTIONS) {
    this.world = world;
    this.at = at;
    this.actor = actor;
    this.#seed = seed;
    this.#reactions = reactions;
  }

  /** The signed-in person behind the command. */
  get account(): Account {
    const account = this.actor && this.world.accounts.get(this.actor.no);
    if (!account) throw new Refusal('accountUnknown');
    return account;
  }

  /** Bytes as hex that only this command's seed determines, different for each label. */
  derive(label: string): string {
    return sha256Hex(`${this.world.name}\n${this.#seed}\n${label}`);
  }

  /** Lets the other areas react, in the order of the table (areas/index.ts). */
  announce<Name extends keyof Announcements>(name: Name, announced: Announcements[Name]): void {
    for (const react of this.#reactions[name]) react(this, announced);
  }

  emit<Name extends HallEventName>(name: Name, body: HallEventBody<Name>, to: Addressed): void {
    this.events.push(this.event(name, body, to));
  }

  /** Builds an event without causing it: for what a refusal tells. */
  event<Name extends HallEventName>(name: Name, body: HallEventBody<Name>, to: Addressed): HallEventOut {
    return {
      kind: 'hall-event',
      name,
      body,
      audience: to.audience,
      mid: to.mid ?? `${this.at.toString(36)}-${this.world.sequence}-${this.events.length}`,
      from: to.from ?? '',
      channel: to.channel ?? '',
      at: this.at,
      ...(to.raw !== undefined && { raw: to.raw }),
    } as HallEventOut; // name and body belong together by this function's own signature
  }

  /** Causes an event on the room sockets. */
  emitRoom<Name extends RoomEventName>(name: Name, body: RoomEventBody<Name>, to: RoomAddressed): RoomEventOut {
    const event = {
      kind: 'room-event',
      name,
      body,
      audience: to.audience,
      mid: to.mid ?? `r${this.at.toString(36)}-${this.world.sequence}-${this.events.length}`,
      from: to.from ?? '',
      room: to.room,
      at: this.at,
      ...(to.raw !== undefined && { raw: to.raw }),
    } as RoomEventOut; // name and body belong together by this function's own signature
    this.events.push(event);
    return event;
  }
}
