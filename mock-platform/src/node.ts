import './issue-words.ts';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AcceptedTimes } from './admission/accepted-times.ts';
import { addressReader, type TrustProxy } from './admission/caller-address.ts';
import { Handshakes } from './admission/handshakes.ts';
import { LoginHashes } from './admission/login-hashes.ts';
import { MemoryOnceKeys, type OnceKeys } from './admission/once-keys.ts';
import { MemoryRateBuckets, type RateBuckets } from './admission/rate-buckets.ts';
import { RateLimits } from './admission/rate-limits.ts';
import { SignatureCheck } from './admission/signature.ts';
import { BotDriver } from './bots/bot-driver.ts';
import { alone, type Membership } from './cluster/membership.ts';
import { registerControl } from './control/control-api.ts';
import { isFromOwnPage, requireControl } from './control/guard.ts';
import { serveConsole } from './control/serve-console.ts';
import { serveControlDocument } from './control/serve-document.ts';
import type { CreateWorldInput } from './core/seeds/create-world.ts';
import { createMemoryFiles, type FileStore } from './files/file-store.ts';
import { buildApp } from './http/app.ts';
import { breakAnswers, CallFaults } from './http/call-faults.ts';
import { ClientLogs } from './http/client-logs.ts';
import { OpenSockets } from './http/open-sockets.ts';
import { StalledCalls } from './http/stalled-calls.ts';
import type { StaticOptions } from './http/static-client.ts';
import type { LogStore } from './log/log.ts';
import { memoryLogsFor } from './log/memory-log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type Clock, createRandomSeeds, type Logger, type Seeds, silentLogger, systemClock } from './ports.ts';
import { ConnectionFaults } from './realtime/gateway/connection-faults.ts';
import type { Gateway, JanusAddress } from './realtime/gateway/gateway.ts';
import { handshakeFault } from './realtime/gateway/handshake-fault.ts';
import { Journal } from './realtime/gateway/journal.ts';
import type { SocketKind } from './realtime/gateway/socket-kind.ts';
import { UpgradeRouter } from './realtime/gateway/upgrade-router.ts';
import { createGateways, publishTo } from './realtime/gateways.ts';
import { everySweep } from './worlds/sweeps.ts';
import { WorldTimers } from './worlds/world-timers.ts';
import { Worlds } from './worlds/worlds.ts';

/** At a stop: how long pending answers and close handshakes may take before their connections are destroyed. */
const LEAVE_MS = 1000;

export interface NodeOptions {
  /** Stores the commands. Default: in memory, forgotten at the end. */
  readonly logs?: LogStore;
  readonly files?: FileStore;
  /** The nodes that share `logs`. Default: this node is alone. */
  readonly membership?: Membership;
  /** Randoms and login hashes that were used, shared by the nodes that share `logs`. Default: those of this node. */
  readonly once?: OnceKeys;
  /** What bounds the attempts of callers, shared by the nodes that share `logs`. Default: those of this node. */
  readonly buckets?: RateBuckets;
  readonly clock?: Clock;
  readonly seeds?: Seeds;
  readonly logger?: Logger;
  /** Name of this node among those that share `logs`, the same after every start. */
  readonly node?: string;
  /** How the world `main` begins. Default: `two-friends`, seed 1. */
  readonly main?: CreateWorldInput;
  readonly pages?: Partial<StaticOptions>;
  /**
   * Proxies whose `x-forwarded-for` is trusted for the caller's address, which limits count. Default: none.
   */
  readonly trustProxy?: TrustProxy;
  /** Pause between two pings of a hall socket; tests shorten it. */
  readonly pingIntervalMs?: number;
  /** How long a request may take to arrive, in milliseconds; its connection ends at most a sixth later. Tests shorten it. */
  readonly arrivalMs?: number;
  /** The Janus that carries the sound of audiences. Default: none, browsers send to each other. */
  readonly media?: JanusAddress;
  /** Silence after which a room or audio socket is closed; tests shorten it. */
  readonly roomSilenceMs?: number;
  /**
   * The control API: absent means off, an empty token means this machine only. With a control API, the answer to a request
   * for an SMS code contains the code (`mock_code`), because no other channel delivers it. `consoleDir` is the folder of the
   * built console.
   */
  readonly control?: { readonly token: string; readonly consoleDir?: string };
  /** The token with which other machines may read `/metrics`, also without a control API. Default: its token. */
  readonly operatorToken?: string;
}

/** A running platform. */
export interface PlatformNode {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly metrics: Metrics;
  readonly journal: Journal;
  readonly gateways: readonly Gateway[];
  /** The open connections of a kind on this node. */
  registryOf(kind: SocketKind): Gateway['registry'];
  /** Starts listening; port 0 takes a free one. Resolves to the origin. */
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /**
   * Stops gracefully: not ready (`/readyz` and every call answer 503 from then on), sockets closed, log flushed, snapshot
   * saved, and then the port closed.
   */
  close(): Promise<void>;
}

/** Builds a node: the only place where log, worlds, gateways and HTTP meet. */
export async function createNode(options: NodeOptions = {}): Promise<PlatformNode> {
  const { clock = systemClock, seeds = createRandomSeeds(), logger = silentLogger, node = 'n1' } = options;
  const {
    logs = memoryLogsFor(options.control !== undefined),
    files = createMemoryFiles(),
    once = new MemoryOnceKeys(clock),
  } = options;
  const metrics = createMetrics();
  const journal = new Journal({ keepsBodies: options.control !== undefined });
  const clientLogs = new ClientLogs();
  const times = new AcceptedTimes(clock);
  const signatures = new SignatureCheck(times, once);
  const limits = new RateLimits(options.buckets ?? new MemoryRateBuckets(clock));
  const trustProxy = options.trustProxy ?? false;
  const stalledCalls = new StalledCalls();
  let isReady = false;
  const onLapse = () => {
    // The other nodes have ended these connections in every world.
    for (const { registry } of gateways) for (const connection of registry.all()) connection.drop('lease-lapsed');
  };

  const worlds = new Worlds({
    logs,
    node,
    clock,
    seeds,
    logger,
    metrics,
    main: options.main ?? { seed_world: 'two-friends', seed: 1 },
    leads: () => member.leads(),
    publish: (runner, events, command) => {
      publish(runner, events, command);
      if (command.name === 'control.clock.advance') timers.follow(runner);
      if (command.name === 'control.calls.stall') stalledCalls.look(runner);
    },
    forget: (world) => {
      const closed = gateways.reduce((sum, gateway) => sum + gateway.closeWorld(world), 0);
      if (closed > 0) logger.info('connections of a deleted world closed', { world, count: closed });
      for (const each of [journal, clientLogs]) each.forget(world);
      const runner = worlds.get(world);
      if (!runner) return;
      timers.forget(runner);
      stalledCalls.forget(runner);
    },
  });
  const handshakes = new Handshakes({ worlds, signatures, limits, addressOf: addressReader(trustProxy) });
  const { pingIntervalMs, roomSilenceMs: silenceMs } = options;
  const lease = () => member.lease();
  const connectionFaults = new ConnectionFaults();
  const timers = new WorldTimers(clock, logger);
  const shared = { connectionFaults, node, lease, worlds, handshakes, limits, journal, clock, timers, logger, metrics };
  const gateways = createGateways({ ...shared, media: options.media, pingIntervalMs, silenceMs });
  const publish = publishTo(gateways, logger);
  const app = await buildApp({
    worlds,
    metrics,
    logger,
    trustProxy,
    arrivalMs: options.arrivalMs,
    isOpen: () => isReady,
    isReady: () => isReady && logs.isSound(),
    requireOperator: (request) => requireControl(request, options.operatorToken ?? options.control?.token ?? ''),
    gate: {
      signatures,
      stalledCalls,
      callFaults: new CallFaults(),
      services: {
        limits,
        loginHashes: new LoginHashes(times, once),
        files,
        clientLogs,
        clock,
        tellsCodes: options.control === undefined ? () => false : isFromOwnPage,
      },
    },
    pages: { clientConfig: {}, ...options.pages },
    extend: async (instance) => {
      breakAnswers(instance, timers);
      const router = new UpgradeRouter(instance.server, (request, kind) =>
        handshakeFault(worlds, connectionFaults, request, kind),
      );
      for (const gateway of gateways) await gateway.listen(instance, router.serverFor(gateway));
      if (!options.control) return;
      const services = { worlds, gateways, journal, files, clientLogs, stalledCalls };
      await registerControl(instance, services, options.control.token);
      serveControlDocument(instance, options.pages?.docsDir, options.control.token);
      await serveConsole(instance, options.control.consoleDir, options.control.token);
    },
  });
  const sockets = new OpenSockets(app.server);
  const member = await (options.membership ?? alone).join({ name: node, clock, onLapse });
  try {
    await worlds.open();
  } catch (error) {
    // A lease without a node would keep the lead from the others.
    member.leave();
    throw error;
  }
  const stopSweeping = everySweep({ worlds, member, clock, logger });
  const bots = new BotDriver({ worlds, clock, logger, lease, leads: () => member.leads() });
  bots.start();
  isReady = true;

  return {
    app,
    worlds,
    metrics,
    journal,
    gateways,
    registryOf: (kind) => {
      const gateway = gateways.find((each) => each.kind === kind);
      if (!gateway) throw new Error(`no gateway serves ${kind} sockets`);
      return gateway.registry;
    },
    listen: async ({ port = 0, host = '127.0.0.1' } = {}) => {
      await app.listen({ port, host });
      const { address, port: bound } = app.server.address() as AddressInfo; // a TCP server that listens has one
      return `http://${address.includes(':') ? `[${address}]` : address}:${bound}`;
    },
    close: async () => {
      isReady = false;
      bots.stop();
      stopSweeping();
      for (const gateway of gateways) gateway.stop();
      timers.close();
      await worlds.close();
      member.leave();
      const cancel = clock.after(LEAVE_MS, () => sockets.destroyAll());
      await app.close();
      cancel();
      for (const gateway of gateways) await gateway.close();
      metrics.close();
    },
  };
}
