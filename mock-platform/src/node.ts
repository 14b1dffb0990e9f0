import './issue-words.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Handshakes } from './admission/handshakes.ts';
import { LoginHashes } from './admission/login-hashes.ts';
import { RateLimits } from './admission/rate-limits.ts';
import { SignatureCheck } from './admission/signature.ts';
import { BotDriver } from './bots/bot-driver.ts';
import { registerControl } from './control/control-api.ts';
import { requireControl } from './control/guard.ts';
import { createMemoryFiles, type FileStore } from './files/file-store.ts';
import { addressReader, buildApp, type TrustProxy } from './http/app.ts';
import { ClientLogs } from './http/client-logs.ts';
import { OpenSockets } from './http/open-sockets.ts';
import type { StaticOptions } from './http/static-client.ts';
import { UpgradeRouter } from './http/upgrade-router.ts';
import type { LogStore } from './log/log.ts';
import { createMemoryLogs } from './log/memory-log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type Clock, createRandomSeeds, type Logger, type Seeds, silentLogger, systemClock } from './ports.ts';
import type { AudioConnection } from './realtime/audio/audio-connection.ts';
import { AUDIO_SOCKET_PATH, AudioGateway } from './realtime/audio/audio-gateway.ts';
import { ConnectionRegistry } from './realtime/gateway/connection-registry.ts';
import { Faults } from './realtime/gateway/faults.ts';
import { Journal } from './realtime/gateway/journal.ts';
import type { HallConnection } from './realtime/hall/hall-connection.ts';
import { HallGateway, SOCKET_PATH } from './realtime/hall/hall-gateway.ts';
import { Outbox } from './realtime/hall/hall-outbox.ts';
import type { RoomConnection } from './realtime/room/room-connection.ts';
import { ROOM_SOCKET_PATH, RoomGateway } from './realtime/room/room-gateway.ts';
import { RoomOutbox } from './realtime/room/room-outbox.ts';
import type { CreateWorldInput } from './seeds/create-world.ts';
import { everySweep } from './worlds/sweeps.ts';
import { Worlds } from './worlds/worlds.ts';

/** At a stop: how long answers that are under way, and goodbyes, may take before their connections are cut. */
const LEAVE_MS = 1000;

export interface NodeOptions {
  /** Where commands are kept. Default: in memory, forgotten at the end. */
  readonly logs?: LogStore;
  readonly files?: FileStore;
  readonly clock?: Clock;
  readonly seeds?: Seeds;
  readonly logger?: Logger;
  /** Name of this node, the same after every start. */
  readonly node?: string;
  /** How the world `main` begins. Default: `two-friends`, seed 1. */
  readonly main?: CreateWorldInput;
  readonly pages?: Partial<StaticOptions>;
  /**
   * Proxies in front of this node whose `x-forwarded-for` tells who asked: limits count addresses. Default: none, and
   * what callers say of themselves is not believed.
   */
  readonly trustProxy?: TrustProxy;
  /** Pause between two pings of a hall socket; tests shorten it. */
  readonly pingIntervalMs?: number;
  /** Silence after which a room or audio socket is gone; tests shorten it. */
  readonly roomSilenceMs?: number;
  /**
   * The control API: absent means off. An empty token means this machine only. Where it is open, whoever asks for an sms
   * code is told it (`mock_code`): nobody else sends one.
   */
  readonly control?: { readonly token: string };
  /** Lets callers from elsewhere read `/metrics`, whether or not the control API is on. Default: its token. */
  readonly operatorToken?: string;
}

/** A running platform. */
export interface PlatformNode {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly metrics: Metrics;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly registry: ConnectionRegistry<HallConnection>;
  readonly roomRegistry: ConnectionRegistry<RoomConnection>;
  readonly audioRegistry: ConnectionRegistry<AudioConnection>;
  /** Starts listening; port 0 takes a free one. Answers the origin. */
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /**
   * Stops with grace: not ready (`/readyz` and every call answer 503 from here on), sockets told, log flushed, snapshot
   * saved, and only then the port closed.
   */
  close(): Promise<void>;
}

/** Builds a node: the only place where log, worlds, gateways and HTTP meet. */
export async function createNode(options: NodeOptions = {}): Promise<PlatformNode> {
  const { clock = systemClock, seeds = createRandomSeeds(), logger = silentLogger, node = 'n1' } = options;
  const { logs = createMemoryLogs(), files = createMemoryFiles() } = options;
  const metrics = createMetrics();
  const faults = new Faults();
  const journal = new Journal();
  const clientLogs = new ClientLogs();
  const registry = new ConnectionRegistry<HallConnection>();
  const roomRegistry = new ConnectionRegistry<RoomConnection>();
  const audioRegistry = new ConnectionRegistry<AudioConnection>();
  const outbox = new Outbox({ registry, faults, journal, clock, metrics });
  const roomOutbox = new RoomOutbox({ registry: roomRegistry, faults, journal, clock, metrics });
  const signatures = new SignatureCheck(clock);
  const limits = new RateLimits(clock);
  const trustProxy = options.trustProxy ?? false;
  let gateway: HallGateway | null = null;
  let roomGateway: RoomGateway | null = null;
  let audioGateway: AudioGateway | null = null;
  let isReady = false;

  const worlds = new Worlds({
    logs,
    node,
    clock,
    seeds,
    logger,
    metrics,
    main: options.main ?? { seed_world: 'two-friends', seed: 1 },
    publish: (runner, events, command) => {
      outbox.publish(runner, events, command);
      roomOutbox.publish(runner, events, command);
      if (events.length > 0) {
        gateway?.endSessions(runner, events);
        roomGateway?.endSessions(runner, events);
      }
      // Whether somebody may still be heard depends on the world and not on what was said of it.
      audioGateway?.follow(runner, events, command);
    },
  });
  const handshakes = new Handshakes({ worlds, signatures, limits, addressOf: addressReader(trustProxy) });
  const common = { node, worlds, handshakes, limits, faults, journal, clock, logger, metrics };
  const { pingIntervalMs, roomSilenceMs: silenceMs } = options;
  const rooms = new RoomGateway({ ...common, registry: roomRegistry, outbox: roomOutbox, silenceMs });
  roomGateway = rooms;
  const audio = new AudioGateway({ ...common, registry: audioRegistry, silenceMs });
  audioGateway = audio;
  let hallDoor: Server | null = null;
  const app = await buildApp({
    worlds,
    metrics,
    logger,
    trustProxy,
    isOpen: () => isReady,
    isReady: () => isReady && logs.isSound(),
    requireOperator: (request) => requireControl(request, options.operatorToken ?? options.control?.token ?? ''),
    gate: {
      signatures,
      services: {
        limits,
        loginHashes: new LoginHashes(clock),
        files,
        clientLogs,
        clock,
        tellsCodes: options.control !== undefined,
      },
      isCutOff: (world, no) => faults.isCutOff(world, no),
    },
    pages: { clientConfig: {}, ...options.pages },
    extend: async (instance) => {
      const router = new UpgradeRouter(instance.server);
      hallDoor = router.door(SOCKET_PATH);
      await rooms.register(instance, router.door(ROOM_SOCKET_PATH));
      await audio.register(instance, router.door(AUDIO_SOCKET_PATH));
      if (!options.control) return;
      const gateways = { gateway: () => gateway, roomGateway: rooms, audioGateway: audio };
      const sockets = { registry, roomRegistry, audioRegistry, outbox, roomOutbox, ...gateways };
      await registerControl(
        instance,
        { worlds, faults, journal, files, clientLogs, ...sockets },
        options.control.token,
      );
    },
  });
  const sockets = new OpenSockets(app.server);
  await worlds.open();
  gateway = new HallGateway({ ...common, server: hallDoor ?? app.server, registry, outbox, pingIntervalMs });
  const stopSweeping = everySweep(clock, worlds, logger);
  const bots = new BotDriver({ worlds, clock, logger, node });
  bots.start();
  isReady = true;

  return {
    app,
    worlds,
    metrics,
    faults,
    journal,
    registry,
    roomRegistry,
    audioRegistry,
    listen: async ({ port = 0, host = '127.0.0.1' } = {}) => {
      await app.listen({ port, host });
      const { address, port: bound } = app.server.address() as AddressInfo; // a TCP server that listens has one
      return `http://${address.includes(':') ? `[${address}]` : address}:${bound}`;
    },
    close: async () => {
      isReady = false;
      bots.stop();
      stopSweeping();
      gateway?.stop();
      rooms.stop();
      audio.stop();
      await worlds.close();
      const cancel = clock.after(LEAVE_MS, () => sockets.destroyAll());
      await app.close();
      cancel();
      await gateway?.close();
      metrics.close();
    },
  };
}
