import { WORLD_HEADER } from '@miczero/contracts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Actor } from '../core/kernel/turn.ts';
import { worldNameOf } from '../worlds/world-name.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { Worlds } from '../worlds/worlds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    runner: WorldRunner | null;
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Name of the endpoint, for metrics. */
    endpoint?: string;
    /** Whether the call may cause events for other users; the contract lists them. */
    tellsOthers?: boolean;
  }
}

/** Finds the world of a request; an unknown one is refused, never replaced by a shared default. */
export function findWorld(worlds: Worlds, request: FastifyRequest): WorldRunner {
  const runner = worlds.get(worldNameOf(request.headers[WORLD_HEADER], request.headers.host));
  if (!runner) throw new Refusal('worldUnknown');
  return runner;
}

/** The world that the hook of the scope has found. */
export function runnerOf(request: FastifyRequest): WorldRunner {
  if (!request.runner) throw new Error('route outside of the scope of worlds');
  return request.runner;
}
