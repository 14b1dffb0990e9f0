import { createHash } from 'node:crypto';
import { channelId, clientConfig, hallId, type LoginInfo, roomId } from '@miczero/contracts';
import { CANCEL } from 'redux-saga';
import { vi } from 'vitest';
import NodeWebSocket from 'ws';
import * as z from 'zod/mini';
import { type Client, createClient } from '../../app/store.ts';
import { selectCurrentChannel } from '../../features/channel/index.ts';
import { hallsActions } from '../../features/halls/index.ts';
import { roomActions } from '../../features/room/index.ts';
import { seatsActions } from '../../features/seats/index.ts';
import { createClock } from '../../platform/clock/browser-clock.ts';
import { createDigest } from '../../platform/crypto/web-digest.ts';
import { createHttp } from '../../platform/http/fetch-http.ts';
import { createKeyRing } from '../../platform/key-ring.ts';
import type { Clock, HallSocket, HallSocketListeners, Http } from '../../platform/ports.ts';
import { createHallSocket } from '../../platform/sockets/socket-io.hall-socket.ts';
import { createRoomSocket } from '../../platform/sockets/web-socket.room-socket.ts';
import { createVault } from '../../platform/storage/vault.ts';
import { createFakePorts } from '../fakes/fake-ports.ts';
import { createOrigin, type Origin } from '../fakes/memory-storage.ts';
import type { WholeState } from '../whole-state.ts';

/** Pauses up to this long only spread the load, and pass this much faster; longer ones are timeouts. */
const SHORT_PAUSE_MS = 2000;
const PAUSES_PASS_FASTER = 40;

// Node has no WebSocket of its own; this one has the same events.
const open = (address: string) => new NodeWebSocket(address) as unknown as WebSocket;

/** The name of a user's device, and the client header that it sends (rule.client-header). */
const deviceIdOf = (person: string) => `device-${person}`;
export const deviceOf = (person: string) => createHash('sha256').update(deviceIdOf(person)).digest('hex');

interface PageOptions {
  /** Host that names the world. */
  readonly host: string;
  readonly person: string;
  /** Tells the pages of one person apart. */
  readonly page: string;
  readonly login: LoginInfo;
  /** Shared by the pages of one person. */
  readonly origin?: Origin;
}

/**
 * One page of a user: a real client over real HTTP and real sockets, of which is known at every moment whether it
 * still has something to do.
 * How to extend (most to least common): look at it (`state`), open something (`openHall`, `enterRoom`), wait (`isBusy`).
 */
export class WatchedPage {
  readonly client: Client;
  readonly login: LoginInfo;
  /** Whether a room was on screen. */
  hasEnteredRoom = false;
  readonly origin: Origin;
  readonly http: Http;
  readonly bugs: readonly unknown[];
  /** Ids of the frames that arrived, and of those that were sent. */
  readonly received = new Set<string>();
  readonly sent = new Set<string>();
  readonly #busy = new Set<object>();
  readonly #store: () => Promise<void>;

  constructor({ host, person, page, login, origin = createOrigin() }: PageOptions) {
    const fakes = createFakePorts({ page, origin });
    const config = z.parse(clientConfig, {
      hosts: { api: host, group: host, payment: host, ops: host, user: host, static: host },
      hall_socket: { url: host },
      room_socket: { url: host },
    });
    const clock = this.#watchClock(createClock());
    const keyRing = createKeyRing();
    const digest = createDigest();
    const ids = {
      ...fakes.ports.ids,
      deviceId: () => deviceIdOf(person),
      random: () => crypto.randomUUID().slice(0, 16),
    };
    const shared = { config, clock, ids, keyRing };
    const vault = createVault(fakes.storage, config.storage_key, fakes.ports.telemetry);
    const ports = {
      ...fakes.ports,
      clock,
      keyRing,
      digest,
      ids,
      vault,
      http: this.#watchHttp(createHttp({ ...shared, digest })),
      hallSocket: this.#watchSocket(createHallSocket(shared)),
    };
    const roomSocket = this.#watchSocket(createRoomSocket({ ...shared, open }));
    this.client = createClient({ ...ports, late: { ...ports.late, roomSocket: async () => roomSocket } });
    this.login = login;
    this.origin = origin;
    this.http = ports.http;
    this.bugs = fakes.bugs;
    this.#store = () => vault.write(login);
  }

  get state(): WholeState {
    return this.client.store.getState() as WholeState; // every part is taken in before the start
  }

  /** Opens the page with the stored session, as a reload does. */
  async start(): Promise<void> {
    if (!this.origin.values.has('login')) await this.#store();
    for (const part of ['hall', 'room'] as const) await this.client.late.take(part);
    this.client.start();
    await vi.waitFor(() => {
      if (this.state.session.phase.kind === 'starting' || this.isBusy) throw new Error('the page does not begin');
    }, WAIT);
  }

  /** The address of a hall is on screen, see screens/hall-lobby/use-address.ts. */
  openHall(address: { readonly hall: string; readonly channel: string | null }): void {
    const hall_id = z.parse(hallId, address.hall);
    const channel_id = address.channel === null ? null : z.parse(channelId, address.channel);
    this.client.store.dispatch(hallsActions.hallOpenRequested({ hall_id, channel_id }));
  }

  /** The hall and the channel that are on screen now. */
  get address(): { readonly hall: string; readonly channel: string | null } | null {
    const hall = this.state.halls.open?.hall_id;
    if (hall === undefined) return null;
    return { hall, channel: selectCurrentChannel(this.state)?.channel_id ?? null };
  }

  enterRoom(room: string, password: string): void {
    const group_id = z.parse(roomId, room);
    this.hasEnteredRoom = true;
    this.client.store.dispatch(roomActions.pageShown(group_id));
    this.client.store.dispatch(roomActions.joinRequested({ group_id, password, type: 1, followed: null }));
  }

  tapSeat(mic_number: number): void {
    this.client.store.dispatch(seatsActions.seatTapped({ mic_number }));
  }

  leaveRoom(): void {
    this.client.store.dispatch(roomActions.leaveRequested());
  }

  /** Whether a call, a short pause or a connection is under way. */
  get isBusy(): boolean {
    return this.#busy.size > 0;
  }

  stop(): void {
    this.client.stop();
  }

  #begin(): () => void {
    const work = {};
    this.#busy.add(work);
    return () => void this.#busy.delete(work);
  }

  #watchHttp(http: Http): Http {
    const watch = <Answer>(answer: Promise<Answer>) => {
      const done = this.#begin();
      answer.then(done, done);
      return answer;
    };
    return {
      call: (endpoint, request) => watch(http.call(endpoint, request)),
      upload: (endpoint, request, file, onProgress) => watch(http.upload(endpoint, request, file, onProgress)),
    };
  }

  #watchClock(clock: Clock): Clock {
    const after: Clock['after'] = (ms, callback) => {
      if (ms > SHORT_PAUSE_MS) return clock.after(ms, callback);
      const done = this.#begin();
      const cancel = clock.after(ms / PAUSES_PASS_FASTER, () => {
        callback();
        done();
      });
      return () => {
        cancel();
        done();
      };
    };
    return {
      now: clock.now,
      after,
      sleep: (ms) => {
        let cancel = () => {};
        const over = new Promise<void>((resolve) => {
          cancel = after(ms, resolve);
        });
        return Object.assign(over, { [CANCEL]: () => cancel() });
      },
    };
  }

  #watchSocket({ connect, send }: HallSocket): HallSocket {
    return {
      connect: (listeners, how) => {
        const done = this.#begin();
        const watched: HallSocketListeners = {
          opened: () => {
            listeners.opened();
            done();
          },
          frame: (frame) => {
            this.received.add((frame as { readonly mid: string }).mid); // a frame of the platform that is tested
            listeners.frame(frame);
          },
          closed: (reason) => {
            listeners.closed(reason);
            done();
          },
        };
        const close = connect(watched, how);
        return () => {
          close();
          done();
        };
      },
      send: (frame) => {
        const isSent = send(frame);
        const { mid = '' } = frame;
        if (isSent && mid !== '') this.sent.add(String(mid));
        return isSent;
      },
    };
  }
}

/** Timeout and interval for events that are certain to come; all walks run at the same time, so that each may wait for all. */
export const WAIT = { timeout: 60_000, interval: 3 } as const;
