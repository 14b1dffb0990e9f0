import {
  type Endpoint,
  ERRORS,
  errorByCode,
  isGeneralRefusal,
  isSessionCode,
  type NormalisedReply,
  statusOfRefusal,
} from '@miczero/contracts';
import { type Deviation, type DeviationKind, shown } from './deviation.ts';
import type { SeenCall } from './evidence.ts';
import { isRecord } from './json-path.ts';

type Refused = Extract<NormalisedReply, { readonly code: number }>;

/** api.response-envelope: code, message and data, no other field, each with its type. */
export function checkEnvelope(body: unknown, where: string): Deviation[] {
  if (!isRecord(body)) return [];
  const deviation = (key: string, kind: DeviationKind, expected: string): Deviation => ({
    where,
    path: `$.${key}`,
    kind,
    expected,
    seen: shown(body[key]),
  });
  const isRefused = body['code'] !== 0;
  // A refused request lists its issues.
  const hasIssues = body['code'] === ERRORS.requestInvalid.code && Array.isArray(body['issues']);
  const known = ['code', 'message', 'data', ...(hasIssues ? ['issues'] : [])];
  const types = { code: 'number', message: 'string' } as const;
  const needed = isRefused && !('success' in body) ? ['code', 'message'] : ['code', 'message', 'data'];
  return [
    ...needed.filter((key) => !(key in body)).map((key) => deviation(key, 'missing', key)),
    ...Object.keys(body)
      .filter((key) => !known.includes(key))
      .map((key) => deviation(key, 'extra', 'nothing')),
    ...Object.entries(types)
      .filter(([key, type]) => key in body && typeof body[key] !== type)
      .map(([key, type]) => deviation(key, 'type', type)),
  ];
}

/** A refusal must be one of the call's, have the status of its code, and be plausible. */
export function checkRefusal(endpoint: Endpoint, call: SeenCall, reply: Refused, where: string): Deviation[] {
  const { code, message } = reply;
  const seen = `${code} ${message}`;
  const deviation = (expected: string, kind: DeviationKind = 'unknown'): Deviation[] => [
    { where, path: '$', kind, expected, seen },
  ];
  const name = errorByCode(code)?.name;
  if (!isSessionCode(code)) {
    if (name === undefined) return deviation('a code of the catalogue');
    if (!isGeneralRefusal(name) && !endpoint.refusals.includes(name)) {
      return deviation(`${endpoint.refusals.map((own) => `${own}, `).join('')}or a general refusal`);
    }
  }
  // A session code outside the catalogue also ends the session.
  const status = name ? statusOfRefusal(name) : 401;
  const wrongStatus = checkStatus(call, status, code, where);
  // No request of a caller justifies a server error.
  const isReasonless = call.mustSucceed === true || name === 'platformBroken';
  return [...wrongStatus, ...(isReasonless ? deviation('code 0', 'refused') : [])];
}

/** The HTTP status of a code. */
export function checkStatus({ status }: SeenCall, expected: number, code: number, where: string): Deviation[] {
  if (status === expected) return [];
  return [{ where, path: '$', kind: 'status', expected: `status ${expected} with code ${code}`, seen: String(status) }];
}
