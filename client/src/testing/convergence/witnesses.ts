import { type ChannelId, GIFT_CALLS, INVITE_CALLS, type UserNo, userNo } from '@miczero/contracts';
import type { PlatformNode } from '@miczero/mock-platform';
import type { Persona, Sandbox } from '@miczero/mock-platform/walks';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { connectionActions } from '../../features/connection/index.ts';
import { giftsActions } from '../../features/gifts/index.ts';
import { teamUpActions } from '../../features/team-up/index.ts';
import { walletActions } from '../../features/wallet/index.ts';
import { mirrored } from './mirrored-state.ts';
import { WAIT, WatchedPage } from './watched-page.ts';

interface Witness {
  readonly person: Persona;
  readonly no: UserNo;
  readonly page: WatchedPage;
  /** Ids of the connections that are not the page's own. */
  readonly others: ReadonlySet<string>;
}

export interface Comparison {
  readonly person: Persona;
  /** State of the page that stayed open, and of a page that was opened afterwards. */
  readonly live: unknown;
  readonly fresh: unknown;
  readonly bugs: readonly unknown[];
}

/** People of one world who have the hall, and the room that they are in, on screen while something happens. */
export class Witnesses {
  readonly #node: PlatformNode;
  readonly #sandbox: Sandbox;
  readonly #host: string;
  readonly #isUnreadPending: () => boolean;
  readonly #live: Witness[] = [];
  readonly #pages: WatchedPage[] = [];

  /** `isUnreadPending`: whether the platform waits before it reports grown counts. */
  constructor(node: PlatformNode, sandbox: Sandbox, host: string, isUnreadPending: () => boolean) {
    this.#node = node;
    this.#sandbox = sandbox;
    this.#host = host;
    this.#isUnreadPending = isUnreadPending;
  }

  /** Opens the client for a user, with the first hall and the room that they are in. */
  async add(person: Persona): Promise<void> {
    const { login, no } = await this.#sandbox.as(person);
    if (!login) throw new Error(`${person} is not signed in`);
    const witness = this.#witness(
      person,
      z.parse(userNo, no),
      new WatchedPage({ host: this.#host, person, page: person, login }),
    );
    this.#live.push(witness);
    await witness.page.start();
    const hall = person === 'outsider' ? this.#sandbox.otherHall : this.#sandbox.hall;
    witness.page.openHall({ hall, channel: person === 'outsider' ? null : this.#sandbox.channels.general });
    await this.#settle([witness]);
    this.#enterRoomOf(witness);
    await this.#settle([witness]);
  }

  /** A user who entered a room by a call has it on screen too. */
  async enterRooms(): Promise<void> {
    for (const witness of this.#live) if (witness.page.state.room.place.kind === 'out') this.#enterRoomOf(witness);
    await this.settle();
  }

  /** The page of a user, if they are one of the witnesses. */
  pageOf(person: string): WatchedPage | undefined {
    return this.#live.find((witness) => witness.person === person)?.page;
  }

  /** Waits until everything that was sent has arrived and has been dealt with, on both sides. */
  async settle(): Promise<void> {
    await this.#settle(this.#live);
  }

  /** A user whose place another device has taken continues here (open point C14) and returns to the room. */
  async takeBack(): Promise<void> {
    for (const witness of this.#live) {
      const { page } = witness;
      if (page.state.connection.link.kind !== 'takenOver') continue;
      page.client.store.dispatch(connectionActions.retryRequested());
      await this.settle();
      if (page.hasEnteredRoom) this.#enterRoomOf(witness);
    }
    await this.settle();
  }

  /** Opens the same on a second page for each witness; returns what each pair of pages holds of the platform. */
  async compare(): Promise<Comparison[]> {
    const known = this.#live.map((witness) => {
      const { state, address } = witness.page;
      const invites = Object.keys(state.teamUp.configs) as ChannelId[]; // Object.keys forgets the brand of the keys
      return { witness, address, live: mirrored(state), asked: { panel: state.wallet.money !== null, invites } };
    });
    const compared: Comparison[] = [];
    for (const { witness, address, live, asked } of known) {
      const { person, no, page } = witness;
      const { login, origin } = page;
      const fresh = new WatchedPage({ host: this.#host, person, page: `${person}2`, login, origin });
      const again = this.#witness(person, no, fresh);
      await fresh.start();
      if (address) fresh.openHall(address);
      await this.#settle([again]);
      if (page.hasEnteredRoom) this.#enterRoomOf(again);
      await askFor(fresh, asked);
      await this.#settle([again]);
      compared.push({ person, live, fresh: mirrored(fresh.state), bugs: [...page.bugs, ...fresh.bugs] });
    }
    return compared;
  }

  stop(): void {
    for (const page of this.#pages) page.stop();
  }

  #witness(person: Persona, no: UserNo, page: WatchedPage): Witness {
    this.#pages.push(page);
    return { person, no, page, others: this.#connectionsOf(no) };
  }

  async #settle(witnesses: readonly Witness[]): Promise<void> {
    let last = -1;
    await vi.waitFor(() => {
      const journal = this.#node.journal.read(this.#sandbox.world);
      const now = this.#world.sequence + (journal.at(-1)?.number ?? 0);
      const isSame = now === last;
      last = now;
      if (!isSame) throw new Error('the platform is still at work');
      if (this.#isUnreadPending()) throw new Error('counts are still to be told');
      const heard = new Set(journal.flatMap(({ direction, mid }) => (direction === 'in' ? [mid] : [])));
      for (const { page, person, no, others } of witnesses) {
        if (page.isBusy) throw new Error(`${person} is still at work`);
        const own = [...this.#connectionsOf(no)].filter((id) => !others.has(id));
        if (own.length === 0) continue;
        const missing = journal.filter(
          ({ direction, fate, mid, connections }) =>
            direction === 'out' &&
            fate === 'sent' &&
            connections.some(({ id }) => own.includes(id)) &&
            !page.received.has(mid),
        );
        if (missing.length > 0) throw new Error(`${person} has not got ${missing.map(({ name }) => name).join()}`);
        const unheard = [...page.sent].filter((mid) => !heard.has(mid));
        if (unheard.length > 0) throw new Error(`the platform has not heard ${unheard.join()} of ${person}`);
      }
    }, WAIT);
  }

  get #world() {
    const runner = this.#node.worlds.get(this.#sandbox.world);
    if (!runner) throw new Error('the world is gone');
    return runner.world;
  }

  #connectionsOf(no: UserNo): Set<string> {
    const { world } = this.#sandbox;
    const connections = (['hall', 'room'] as const).flatMap((kind) => [
      ...this.#node.registryOf(kind).ofUser(world, no),
    ]);
    return new Set(connections.map(({ id }) => id));
  }

  #enterRoomOf({ no, page }: Witness): void {
    const { rooms } = this.#world;
    const id = rooms.places.get(no);
    if (id !== undefined) page.enterRoom(id, rooms.rooms.get(id)?.password ?? '');
  }
}

/** Loaded only on demand: the gifts to choose from, the invite of a channel. */
async function askFor(
  page: WatchedPage,
  { panel, invites }: { readonly panel: boolean; readonly invites: readonly ChannelId[] },
): Promise<void> {
  const { dispatch } = page.client.store;
  if (panel) {
    const { list, money } = await page.http.call(GIFT_CALLS['gift.room_panel'], {});
    dispatch(giftsActions.loaded(list));
    dispatch(walletActions.known(money));
  }
  for (const channel_id of invites) {
    // Of a channel that is gone nothing is known.
    const config = await page.http.call(INVITE_CALLS['channel.get_invite'], { channel_id }).catch(() => null);
    if (config) dispatch(teamUpActions.configLoaded({ channel_id, config }));
  }
}
