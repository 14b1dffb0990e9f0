import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Tally } from './tally.ts';

/** The figures of a node for Prometheus. Each node has a registry, so that several can run in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'miczero_event_loop_lag_p99_seconds',
    help: 'p99 of the delay of the event loop since the last scrape',
    registers,
    collect() {
      this.set(delay.percentile(99) / 1e9);
      delay.reset();
    },
  });
  new Gauge({
    name: 'miczero_resident_memory_bytes',
    help: 'Resident memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  return {
    registry,
    connections: new Gauge({
      name: 'miczero_connections',
      help: 'Open sockets by world and kind',
      labelNames: ['world', 'socket'],
      registers,
    }),
    commands: new Tally({
      name: 'miczero_commands_total',
      help: 'Commands applied',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    logBatch: new Histogram({
      name: 'miczero_log_batch_commands',
      help: 'Commands in one group of the log',
      buckets: [1, 2, 5, 10, 50, 100, 500, 1000, 2000],
      registers,
    }),
    acks: new Counter({ name: 'miczero_acks_total', help: 'Chat acknowledgements sent', registers }),
    deliveries: new Counter({ name: 'miczero_deliveries_total', help: 'Frames handed to sockets', registers }),
    flushes: new Counter({ name: 'miczero_flushes_total', help: 'Writes to sockets', registers }),
    drops: new Counter({
      name: 'miczero_connections_dropped_total',
      help: 'Connections that the platform closed, by reason',
      labelNames: ['reason'],
      registers,
    }),
    requests: new Tally({
      name: 'miczero_http_requests_total',
      help: 'HTTP calls by endpoint and code',
      labelNames: ['endpoint', 'code'],
      registers,
    }),
    close: () => delay.disable(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
