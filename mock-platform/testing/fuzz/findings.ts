import {
  ENDPOINTS,
  type EndpointName,
  ERRORS,
  errorByCode,
  isSessionCode,
  mayRefuse,
  normaliseReply,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import type { RawAnswer } from '../kit/test-caller.ts';

const TEXT_KEPT = 400;
const isBroken = (code: number) => code === ERRORS.platformBroken.code;

/** Whether the contract lets a call answer so. */
function isNamed(name: EndpointName, code: number): boolean {
  const refusal = errorByCode(code)?.name;
  return refusal !== undefined && mayRefuse(ENDPOINTS[name], refusal);
}

/** Findings of a run: counts of everything, and each violation. */
export class Findings {
  readonly list: string[] = [];
  requests = 0;
  frames = 0;
  /** Answers of calls that a limit or a lost session kept from being looked at. */
  kept = 0;
  accepted = 0;
  answers = 0;

  add(what: string, ...about: unknown[]): void {
    this.list.push([what, ...about.map((item) => String(JSON.stringify(item)).slice(0, TEXT_KEPT))].join(' | '));
  }

  /** Judges the answer of a call. */
  take(name: EndpointName, request: unknown, answer: RawAnswer): void {
    this.requests += 1;
    this.answers += 1;
    const { status, body, headers, text } = answer;
    const isPage = headers.get('content-type')?.startsWith('text/html');
    if (status >= 500) this.add(`${name}: status ${status}`, request, text);
    if (status === 400 && !hasIssues(body)) this.add(`${name}: 400 without issues`, request, text);
    if (isPage) {
      if (!('isPage' in ENDPOINTS[name])) this.add(`${name}: a page`, request, text);
      return;
    }
    const reply = normaliseReply(body.code === -1 ? null : body);
    if (reply.ok) {
      this.accepted += 1;
      if (!z.safeParse(ENDPOINTS[name].data, reply.data).success) this.add(`${name}: not its data`, request, text);
      return;
    }
    if (reply.kind === 'unreadable') this.add(`${name}: unreadable ${status}`, request, text);
    else if (isBroken(reply.code)) this.add(`${name}: broken`, request);
    else if (!isNamed(name, reply.code))
      this.add(`${name}: refuses with ${reply.code}, which it does not name`, request);
    else if (reply.code === ERRORS.tooManyRequests.code || isSessionCode(reply.code)) this.kept += 1;
  }

  /** Judges the answer to a request that is no call. */
  takeRaw(what: string, status: number, type: string, body: string): void {
    this.requests += 1;
    if (status >= 500) this.add(`${what}: status ${status}`, body);
    // Protocol upgrades and pages carry no envelope.
    if (status === 101 || type.startsWith('text/') || body === '') return;
    let read: unknown = null;
    try {
      read = JSON.parse(body);
    } catch {}
    const reply = normaliseReply(read);
    if (!reply.ok && reply.kind === 'unreadable') this.add(`${what}: unreadable ${status}`, type, body);
    if (!reply.ok && reply.kind !== 'unreadable' && isBroken(reply.code)) this.add(`${what}: broken`, body);
  }
}

/** Whether a refusal names the fault in the request. */
function hasIssues(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('issues' in body)) return false;
  return Array.isArray(body.issues) && body.issues.length > 0;
}
