import {
  CLIENT_HEADER,
  CLIENT_PLATFORM,
  type ClientConfig,
  DATE_HEADER,
  type DataOf,
  describeIssues,
  type Endpoint,
  type EndpointName,
  type RequestOf,
} from '@miczero/contracts';
import { CANCEL } from 'redux-saga';
import * as z from 'zod/mini';
import type { AskedCall } from '../ports/kept-answers.ts';
import type { Clock, Digest, Http, Ids, KeptAnswers, KeyRing, Page } from '../ports.ts';
import { ApiFailure } from './api-failure.ts';
import { formOf } from './form-of.ts';
import { readReply } from './read-reply.ts';
import { authorizationOf, httpDate } from './sign.ts';

interface HttpOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly keyRing: KeyRing;
  /** Tells whether there is a network, and when answers may be kept on the device. */
  readonly page?: Pick<Page, 'isOnline' | 'onFirstScreenDone'>;
  readonly kept?: (() => Promise<KeptAnswers>) | false;
}

/** How long a call may take before it counts as not answered. */
const CALL_TIMEOUT_MS = 15_000;
/** Until a call that came too soon is made again. Of many, each round has places for some. */
const TOO_SOON_MS = 1500;
/** How often. After that the refusal is its caller's. */
const TOO_SOON_MAX = 3;

/** The http port over fetch. */
export function createHttp(options: HttpOptions): Http {
  const headers = createHeaders(options);

  async function send<E extends Endpoint>(endpoint: E, request: RequestOf<E>, signal: AbortSignal): Promise<DataOf<E>> {
    const { name } = endpoint;
    const wire = encodeRequest(endpoint, request);
    const url = urlOf(options.config, endpoint);
    const keys = options.keyRing.current();
    const ask = async (times: number): Promise<Response> => {
      const init = { method: endpoint.method, headers: await headers(endpoint, keys), signal };
      const response = await (endpoint.encoding === 'query'
        ? fetch(`${url}${queryOf(wire)}`, init)
        : fetch(url, { ...init, ...bodyOf(endpoint, wire, init.headers) }));
      // The platform has not begun such a call, and it is made again; a longer wait is its caller's business.
      if (response.status !== 429 || response.headers.get('retry-after') !== '1' || times === 0) return response;
      await options.clock.sleep(TOO_SOON_MS);
      // Not for an account that has left.
      if (options.keyRing.current()?.no !== keys?.no) throw ApiFailure.cancelled(name);
      return ask(times - 1);
    };
    const reply = await answered(name, followed(options, { keys, name, wire }, ask(TOO_SOON_MAX)), signal);
    return read(endpoint, reply, keys);
  }

  function read<E extends Endpoint>(
    endpoint: E,
    { status, body }: { readonly status: number; readonly body: unknown },
    keys: ReturnType<KeyRing['current']>,
  ): DataOf<E> {
    try {
      return readReply(endpoint, status, body);
    } catch (error) {
      // The end of a session that another has followed does not end that one.
      if (isSessionEnd(error) && keys?.sid !== options.keyRing.current()?.sid) {
        throw ApiFailure.cancelled(endpoint.name);
      }
      throw error;
    }
  }

  return {
    call: (endpoint, request) => cancellable(endpoint.name, options, (signal) => send(endpoint, request, signal)),
    upload: (endpoint, request, file, onProgress) =>
      cancellable(endpoint.name, options, async (signal, touched) => {
        const fields = encodeRequest(endpoint, request);
        const { sendFile } = await sender(endpoint.name);
        const url = urlOf(options.config, endpoint);
        const keys = options.keyRing.current();
        const reply = await sendFile(
          endpoint.name,
          url,
          await headers(endpoint, keys),
          fields,
          file,
          signal,
          (part) => {
            touched();
            onProgress(part);
          },
        );
        return read(endpoint, reply, keys);
      }),
  };
}

const isSessionEnd = (error: unknown) => error instanceof ApiFailure && error.fact.reason === 'session';

/** What sends files is loaded with the first of them; out of reach, it is as far as the platform. */
const sender = (name: EndpointName) =>
  import('./send-file.ts').catch(() => {
    throw ApiFailure.noResponse(name);
  });

/** A good answer is stored when idle, and a stored one is used where the network fails. */
function followed({ kept, page }: HttpOptions, asked: AskedCall, pending: Promise<Response>): Promise<Response> {
  if (!kept || !page || !asked.keys) return pending;
  return pending.then(
    (answer) => {
      const copy = answer.clone();
      // The first screen loads before what keeps its answers; without the bundle nothing is kept.
      page.onFirstScreenDone(() => void kept().then((answers) => answers.keep(asked, copy), Boolean));
      return answer;
    },
    (error: unknown) => kept().then((answers) => answers.standIn(asked, error)),
  );
}

/** Headers of a call: date, client, and the authorization when there is a session (api.header.*). */
function createHeaders({ clock, ids, digest, keyRing }: HttpOptions) {
  let client: Promise<string> | null = null;
  return async ({ name, signed }: Endpoint, keys = keyRing.current()): Promise<Record<string, string>> => {
    // rule.client-header (open point B9)
    client ??= digest.sha256(ids.deviceId()).then((hash) => `${CLIENT_PLATFORM}_${hash}`);
    const date = httpDate(clock.now());
    const plain = { [DATE_HEADER]: date, [CLIENT_HEADER]: await client };
    if (keys) return { ...plain, authorization: await authorizationOf(keys, ids.random(), date) };
    if (signed) throw ApiFailure.noSession(name);
    return plain;
  };
}

/**
 * A promise that aborts its request when the saga that waits for it is cancelled, or when the answer takes too long. An answer that
 * finds another account signed in, or none, is one of a cancelled call: it must not be shown to that account, nor asked for again.
 */
function cancellable<Result>(
  name: EndpointName,
  { clock, keyRing, page }: Pick<HttpOptions, 'clock' | 'keyRing' | 'page'>,
  run: (signal: AbortSignal, touched: () => void) => Promise<Result>,
): Promise<Result> {
  const account = keyRing.current()?.no;
  const isOfFormer = () => account !== undefined && keyRing.current()?.no !== account;
  const controller = new AbortController();
  const deadline = () => clock.after(CALL_TIMEOUT_MS, () => controller.abort(ApiFailure.noResponse(name)));
  let stop = deadline();
  const touched = () => {
    stop();
    stop = deadline();
  };
  const promise = run(controller.signal, touched)
    .then((result) => {
      if (isOfFormer()) throw ApiFailure.cancelled(name);
      return result;
    })
    .catch((error: unknown): never => {
      if (isOfFormer()) throw ApiFailure.cancelled(name);
      if (error instanceof ApiFailure) {
        throw error.fact.reason === 'noResponse' && page?.isOnline() === false ? ApiFailure.offline(name) : error;
      }
      throw ApiFailure.requestError(name, error instanceof Error ? error.message : String(error));
    })
    .finally(() => stop());
  return Object.assign(promise, {
    [CANCEL]: () => controller.abort(ApiFailure.cancelled(name)),
  });
}

/** Waits for the answer and reads it as JSON; an answer that is not JSON is unreadable, not an exception. */
async function answered(name: EndpointName, pending: Promise<Response>, signal: AbortSignal) {
  try {
    const response = await pending;
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    if (signal.reason instanceof ApiFailure) throw signal.reason;
    // fetch rejects with a TypeError when no answer came.
    if (error instanceof TypeError) throw ApiFailure.noResponse(name);
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: readReply turns this into a bad response.
    return null;
  }
}

function encodeRequest<E extends Endpoint>({ name, request: schema }: E, request: RequestOf<E>) {
  const encoded = z.safeEncode<z.core.$ZodType<object, object>>(
    // Every request schema is an object; the generic one is too wide for encode.
    schema as unknown as z.core.$ZodType<object, object>,
    request as object,
  );
  if (!encoded.success) throw ApiFailure.requestError(name, describeIssues(encoded.error).join('\n'));
  return encoded.data;
}

function urlOf(config: ClientConfig, { name, host, path }: Endpoint): string {
  return `${config.hosts[host]}${config.paths[name] ?? path}`;
}

function bodyOf({ encoding }: Endpoint, wire: object, headers: Readonly<Record<string, string>>): RequestInit {
  // The browser names the boundary of a form by itself.
  if (encoding === 'multipart') return { headers, body: formOf(wire) };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(wire) };
}

function queryOf(request: object): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(request)) {
    if (value !== undefined) query.set(field, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
