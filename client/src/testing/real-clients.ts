import { type ChannelId, clientConfig, type HallId, userNo } from '@miczero/contracts';
import { DEMO_PASSWORD } from '@miczero/mock-platform';
import { expect, vi } from 'vitest';
import NodeWebSocket from 'ws';
import * as z from 'zod/mini';
import { type Client, createClient } from '../app/store.ts';
import { selectMessageList } from '../features/chat/index.ts';
import { hallsActions } from '../features/halls/index.ts';
import { selectPhase, sessionActions } from '../features/session/index.ts';
import { createClock } from '../platform/clock/browser-clock.ts';
import { createDigest } from '../platform/crypto/web-digest.ts';
import { createHttp } from '../platform/http/fetch-http.ts';
import { createKeyRing } from '../platform/key-ring.ts';
import type { Http, Ports } from '../platform/ports.ts';
import { createHallSocket } from '../platform/sockets/socket-io.hall-socket.ts';
import { createRoomSocket } from '../platform/sockets/web-socket.room-socket.ts';
import { createVault } from '../platform/storage/vault.ts';
import { createFakePorts } from './fakes/fake-ports.ts';
import { createOrigin, type Origin } from './fakes/memory-storage.ts';
import type { WholeState } from './whole-state.ts';

// Node has no WebSocket of its own; this one has the same events.
const open = (address: string) => new NodeWebSocket(address) as unknown as WebSocket;

interface Page {
  readonly origin: Origin;
  /** Names the device: the tabs of one browser share it. */
  readonly device: string;
}

/**
 * Real clients against a real platform; only what needs a page is fake.
 * How to extend (most to least common): a user joins (`join`), another tab of theirs (`tabOf`), a call of theirs (`call`), what they see (`state`).
 */
export class RealClients {
  readonly #origin: string;
  readonly #hall: HallId;
  readonly #channel: ChannelId;
  readonly #running: Client[] = [];

  /** The channel that each user opens. */
  constructor(origin: string, hall: HallId, channel: ChannelId) {
    this.#origin = origin;
    this.#hall = hall;
    this.#channel = channel;
  }

  /** Signs a user in; every part of the client that halls and rooms need is there. `way`: how many milliseconds a call takes. */
  async signIn(phone: string, name: string, way?: () => number) {
    const page = await this.#open(name, createOrigin(), name, way);
    page.dispatch(sessionActions.loginRequested({ method: 'password', username: phone, password: DEMO_PASSWORD }));
    await vi.waitFor(() => expect(selectPhase(page.state())).toBe('signedIn'), 5000);
    return page;
  }

  /** Another tab of a person's browser, with their session. */
  async tabOf({ origin, device }: Page, name: string) {
    const page = await this.#open(name, origin, device);
    await vi.waitFor(() => expect(selectPhase(page.state())).toBe('signedIn'), 5000);
    return page;
  }

  async #open(name: string, origin: Origin, device: string, way?: () => number) {
    const fakes = createFakePorts({ page: name, origin });
    const fast = this.#ports(fakes, device);
    const ports = way ? { ...fast, http: slowed(fast, way) } : fast;
    const client = createClient(ports);
    this.#running.push(client);
    client.start();
    for (const part of ['hall', 'room'] as const) await client.late.take(part);
    const state = () => client.store.getState() as WholeState; // the parts that tests read were taken in just now
    const no = () => z.parse(userNo, state().session.me?.no);
    const { bugs, page, navigation } = fakes;
    const call: Http['call'] = ports.http.call.bind(ports.http);
    const { dispatch } = client.store;
    return { client, dispatch, state, no, bugs, page, navigation, call, origin, device };
  }

  /** Signs a user in, with the channel on screen. */
  async join(phone: string, name: string) {
    const person = await this.signIn(phone, name);
    const { client, state } = person;
    client.store.dispatch(hallsActions.hallOpenRequested({ hall_id: this.#hall, channel_id: this.#channel }));
    await vi.waitFor(() => {
      expect(selectMessageList(state()).load).toBe('ready');
      expect(state().connection.link.kind).toBe('online');
      expect(state().channel.join.kind).toBe('current');
    }, 5000);
    return person;
  }

  stop(): void {
    for (const client of this.#running.splice(0)) client.stop();
  }

  #ports(fakes: ReturnType<typeof createFakePorts>, device: string): Ports {
    const config = z.parse(clientConfig, {
      hosts: { api: this.#origin },
      hall_socket: { url: this.#origin },
      room_socket: { url: this.#origin },
    });
    const clock = createClock();
    const keyRing = createKeyRing();
    const digest = createDigest();
    const ids = {
      ...fakes.ports.ids,
      deviceId: () => `device-${device}`,
      random: () => crypto.randomUUID().slice(0, 16),
    };
    const shared = { config, clock, ids, keyRing };
    const roomSocket = createRoomSocket({ ...shared, open });
    return {
      ...fakes.ports,
      late: { ...fakes.ports.late, roomSocket: async () => roomSocket },
      clock,
      keyRing,
      digest,
      ids,
      http: createHttp({ ...shared, digest }),
      hallSocket: createHallSocket(shared),
      vault: createVault(fakes.storage, config.storage_key, fakes.ports.telemetry),
    };
  }
}

/** Every call takes its time there and back; one that is given up arrives all the same. */
function slowed({ http, clock }: Pick<Ports, 'http' | 'clock'>, way: () => number): Http {
  return {
    ...http,
    async call(endpoint, request) {
      await clock.sleep(way());
      const answer = await http.call(endpoint, request);
      await clock.sleep(way());
      return answer;
    },
  };
}
