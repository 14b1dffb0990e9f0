import type { FastifyRequest } from 'fastify';
import type { Soon } from '../admission/soon.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import { isStalled } from '../core/rights/faults.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import { runnerOf } from './request-world.ts';

interface StalledCall {
  readonly name: string;
  readonly no: string;
  readonly go: () => void;
  readonly fail: (error: Refusal) => void;
}

/** Calls that wait at the gate because the control API has stalled them. */
export class StalledCalls {
  readonly #byWorld = new Map<WorldRunner, Set<StalledCall>>();

  /** Lets a call of a user, or of a visitor, pass now or once it is no longer stalled. */
  pass(request: FastifyRequest, no: string): Soon<void> {
    const runner = runnerOf(request);
    const name = request.routeOptions.config.endpoint ?? '';
    if (runner.world.faults.calls.length > 0 && isStalled(runner.world, name, no)) return this.#wait(request, name, no);
  }

  #wait(request: FastifyRequest, name: string, no: string): Promise<void> {
    const calls = this.#callsOf(runnerOf(request));
    const { socket } = request.raw;
    return new Promise((resolve, reject) => {
      const giveUp = () => call.fail(new Refusal('sessionMissing')); // not sent: the socket is closed
      const leave = () => {
        socket.off('close', giveUp);
        calls.delete(call);
      };
      const call: StalledCall = {
        name,
        no,
        go: () => {
          leave();
          resolve();
        },
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      socket.once('close', giveUp);
      calls.add(call);
    });
  }

  /** Lets the calls go on that are no longer stalled. */
  look(runner: WorldRunner): void {
    for (const { name, no, go } of this.#callsOf(runner)) if (!isStalled(runner.world, name, no)) go();
  }

  /** Ends the calls of a world that is deleted. */
  forget(runner: WorldRunner): void {
    for (const { fail } of this.#callsOf(runner)) fail(new Refusal('worldUnknown'));
    this.#byWorld.delete(runner);
  }

  countOf(runner: WorldRunner): number {
    return this.#callsOf(runner).size;
  }

  #callsOf(runner: WorldRunner): Set<StalledCall> {
    const calls = this.#byWorld.get(runner) ?? new Set();
    this.#byWorld.set(runner, calls);
    return calls;
  }
}
