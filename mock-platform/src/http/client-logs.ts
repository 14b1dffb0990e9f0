import type { FastifyInstance } from 'fastify';
import { networkOf } from '../admission/network-of.ts';
import type { RateLimits } from '../admission/rate-limits.ts';
import type { Clock } from '../ports.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { findWorld } from './request-world.ts';

const LINES_KEPT = 500;
const DETAIL_MAX = 4000;

export interface ClientLogLine {
  readonly at: number;
  readonly kind: 'log' | 'page-view';
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly detail: string;
}

/** The latest lines that clients report, by world, for testers. In memory only. */
export class ClientLogs {
  readonly #worlds = new Map<string, ClientLogLine[]>();

  note(world: string, line: ClientLogLine): void {
    const lines = [...(this.#worlds.get(world) ?? []), { ...line, detail: line.detail.slice(0, DETAIL_MAX) }];
    this.#worlds.set(world, lines.slice(-LINES_KEPT));
  }

  has(world: string, detail: string): boolean {
    return this.read(world).some((line) => line.detail === detail.slice(0, DETAIL_MAX));
  }

  /** Oldest first. */
  read(world: string): readonly ClientLogLine[] {
    return this.#worlds.get(world) ?? [];
  }

  forget(world: string): void {
    this.#worlds.delete(world);
  }
}

/** The target of page views in config.json (open point C25); the control API shows them. */
export function collectPageViews(
  app: FastifyInstance,
  worlds: Worlds,
  services: { readonly clientLogs: ClientLogs; readonly clock: Clock; readonly limits: RateLimits },
): void {
  app.post('/analytics', { bodyLimit: 16_384, config: { endpoint: 'analytics' } }, async (request, reply) => {
    const { name } = findWorld(worlds, request);
    await services.limits.take('clientLog', `${name} ${networkOf(request.ip)}`);
    const line = { at: services.clock.now(), kind: 'page-view', level: 'info', message: 'page view' } as const;
    const detail = JSON.stringify(request.body ?? {});
    // A page that is left sends the report that has no answer yet once more, under the same name.
    const isRepeated = isNamed(request.body) && services.clientLogs.has(name, detail);
    if (!isRepeated) services.clientLogs.note(name, { ...line, detail });
    return reply.send({ code: 0, message: '', data: {} });
  });
}

function isNamed(report: unknown): boolean {
  return typeof report === 'object' && report !== null && 'report' in report;
}
