import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type RefusalName, statusOfRefusal } from '@miczero/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../admission/rate-limits.ts';
import { isDefect, Refusal } from '../core/kernel/refusals.ts';
import type { Logger } from '../ports.ts';
import { AnsweredByFault, answerFault } from './call-faults.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A request that does not have the contract's shape; the issues tell where. */
export class InvalidRequest extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super('invalid request');
    this.name = 'InvalidRequest';
    this.issues = issues;
  }
}

export function sendRefusal(reply: FastifyReply, refusal: RefusalName, issues: readonly string[] = []): FastifyReply {
  const { code, message } = ERRORS[refusal];
  return reply
    .code(statusOfRefusal(refusal))
    .header('cache-control', 'no-store')
    .send({ code, message, data: null, ...(issues.length > 0 && { issues }) });
}

/** The one place where an error becomes an answer. What is not foreseen is masked and logged. */
export function answerFailure(
  logger: Logger,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AnsweredByFault) return answerFault(reply, error.fault);
  if (error instanceof InvalidRequest) return sendRefusal(reply, 'requestInvalid', error.issues);
  if (error instanceof Refusal) {
    if (isDefect(error)) logger.error('command broke', { url: request.routeOptions.url, error });
    if (error.refusal === 'tooManyRequests') tellWhen(reply, error);
    return sendRefusal(reply, error.refusal, error.issues);
  }
  const { code, statusCode, message } = describe(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return sendRefusal(reply, 'fileTooLarge');
  if (statusCode === 413) return sendRefusal(reply, 'requestTooLarge');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return sendRefusal(reply, 'requestInvalid', [message]);
  }
  logger.error('request broke', { url: request.routeOptions.url, error });
  return sendRefusal(reply, 'platformBroken');
}

/** Requests refused for a full log queue may be retried after the smallest delay in whole seconds. */
const QUEUE_WAIT_MS = 1000;

/** How long to wait before another attempt, in whole seconds; nothing where no wait helps. */
function tellWhen(reply: FastifyReply, refusal: Refusal): void {
  const waitMs = refusal instanceof TooManyAttempts ? refusal.waitMs : QUEUE_WAIT_MS;
  if (waitMs !== null) reply.header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))));
}

/** Node's own word for what its parser refuses. */
const TOO_LARGE = 'HPE_HEADER_OVERFLOW';

/** Answers bytes that are no request: no route, hook or reply exists for them, only the socket. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  // Answered already, before its body broke: a second answer would be taken for the next request's. (Node's own handler
  // looks at this field, too; there is no other.)
  const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
  if (answer?.headersSent) {
    socket.end(() => socket.destroy());
    return;
  }
  const [refusal, line] =
    error.code === TOO_LARGE
      ? (['requestTooLarge', '431 Request Header Fields Too Large'] as const)
      : (['requestInvalid', '400 Bad Request'] as const);
  const { code, message } = ERRORS[refusal];
  const issues = refusal === 'requestInvalid' ? { issues: [`(root): ${error.message}`] } : {};
  const body = JSON.stringify({ code, message, data: null, ...issues });
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function describe(error: unknown): Pick<FastifyError, 'code' | 'message'> & { statusCode?: number | undefined } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const { code, statusCode } = error as Partial<FastifyError>; // fields that fastify adds to its errors
  return { code: code ?? '', message: error.message, statusCode };
}
