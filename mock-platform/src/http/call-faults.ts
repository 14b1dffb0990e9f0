import { ERRORS, type RefusalName, statusOfRefusal } from '@miczero/contracts';
import { ALL_USERS, type CallFault } from '@miczero/contracts/control';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FaultCounts } from '../admission/fault-counts.ts';
import type { WorldTimers } from '../worlds/world-timers.ts';
import { runnerOf } from './request-world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What becomes of the answer on its way; null without a fault. */
    callFault: CallFault | null;
  }
}

/** The answer of something before the platform: the call has not happened. */
export class AnsweredByFault extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault) {
    super(`answered by a fault: ${fault.kind}`);
    this.fault = fault;
  }
}

/** Breaks calls as `World.faults` asks for. */
export class CallFaults {
  readonly #counts = new FaultCounts();

  /** The call of a user, or of a visitor, is about to be handled. Throws where a fault answers instead. */
  meet(request: FastifyRequest, no: string): void {
    const { http } = runnerOf(request).world.faults;
    if (http === undefined) return;
    const name = request.routeOptions.config.endpoint ?? '';
    for (const [place, fault] of http.entries()) {
      if (!isMeant(fault, name, no) || !this.#counts.strikes(fault, place, no)) continue;
      if (fault.kind === 'code' || fault.kind === 'status') throw new AnsweredByFault(fault);
      request.callFault = fault;
      return;
    }
  }
}

function isMeant({ calls, user }: CallFault, name: string, no: string): boolean {
  return (calls === undefined || calls.includes(name)) && (user === ALL_USERS || user === no);
}

/** Answers instead of the platform: with a refusal in the envelope, or with the page of a proxy. */
export function answerFault(reply: FastifyReply, { kind, code, status }: CallFault): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (kind === 'code') {
    const refusal = (Object.keys(ERRORS) as RefusalName[]).find((name) => ERRORS[name].code === code);
    const message = refusal ? ERRORS[refusal].message : `fault ${code}`;
    return reply.code(refusal ? statusOfRefusal(refusal) : 200).send({ code, message, data: null });
  }
  const page = `<!doctype html>\n<title>${status}</title>\n<h1>${status}</h1>\n<hr>\n<p>fault</p>\n`;
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

/** Breaks the answers of calls that have happened: late, cut off, or lost with their connection. */
export function breakAnswers(app: FastifyInstance, timers: WorldTimers): void {
  app.decorateRequest('callFault', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { callFault: fault, runner } = request;
    if (!fault || !runner) {
      done(null, payload);
      return;
    }
    if (fault.kind === 'late') {
      const answer = () => done(null, payload);
      // The time of a world that ends passes no more, and its caller still waits.
      timers.after(runner, fault.delay_ms, answer, answer);
      return;
    }
    if (fault.kind === 'reset') {
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return;
    }
    // Its length is counted after this hook.
    reply.removeHeader('content-length');
    done(null, typeof payload === 'string' ? payload.slice(0, Math.ceil(payload.length / 2)) : payload);
  });
}
