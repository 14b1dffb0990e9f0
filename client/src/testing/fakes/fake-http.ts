import type { DataOf, Endpoint, EndpointName, Endpoints, RequestOf } from '@miczero/contracts';
import { CANCEL } from 'redux-saga';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Http } from '../../platform/ports.ts';

type Answer<Name extends EndpointName> = (
  request: RequestOf<Endpoints[Name]>,
) => DataOf<Endpoints[Name]> | Promise<DataOf<Endpoints[Name]>>;

/**
 * The calls of the contract, answered by the test.
 * How to extend (most to least common): answer a call (`http.on`), let it fail (`http.refuse`, `http.vanish`,
 * `http.breakDown`), look at
 * what was asked (`http.requests`), wait inside an answer (return a promise).
 */
export function createFakeHttp() {
  const answers = new Map<EndpointName, (request: unknown) => unknown>();
  const asked: { readonly name: EndpointName; readonly request: unknown }[] = [];
  const abandoned: EndpointName[] = [];
  let uploaded: { progress: (part: number) => void; file: Blob } | null = null;

  function run<Result>({ name, request: schema }: Endpoint, request: unknown): Promise<Result> {
    asked.push({ name, request });
    // The request must be one that the contract lets through.
    z.encode(schema as unknown as z.core.$ZodType<object, object>, request as object);
    let cancel = (_failure: ApiFailure) => {};
    const cancelled = new Promise<never>((_resolve, reject) => {
      cancel = reject;
    });
    const answer = answers.get(name);
    const work = (async () => {
      if (!answer) throw ApiFailure.noResponse(name);
      return (await answer(request)) as Result;
    })();
    const abandon = () => {
      abandoned.push(name);
      cancel(ApiFailure.cancelled(name));
    };
    return Object.assign(Promise.race([work, cancelled]), { [CANCEL]: abandon });
  }

  const http = {
    call: (endpoint, request) => run(endpoint, request),
    upload(endpoint, request, file, onProgress) {
      uploaded = { progress: onProgress, file };
      return run(endpoint, request);
    },
    on<Name extends EndpointName>(name: Name, answer: Answer<Name> | DataOf<Endpoints[Name]>) {
      const reply = typeof answer === 'function' ? (answer as (request: unknown) => unknown) : () => answer;
      answers.set(name, reply);
    },
    /** The platform says no. */
    refuse(name: EndpointName, code: number, message = `refused ${code}`) {
      answers.set(name, () => {
        throw code >= 10001 && code <= 10010
          ? ApiFailure.session(name, code, message)
          : ApiFailure.refused(name, code, message);
      });
    },
    /** No answer comes. */
    vanish(name: EndpointName) {
      answers.set(name, () => {
        throw ApiFailure.noResponse(name);
      });
    },
    /** The server answers with a page of errors. */
    breakDown(name: EndpointName) {
      answers.set(name, () => {
        throw ApiFailure.badResponse(name, 500);
      });
    },
    requests<Name extends EndpointName>(name: Name): RequestOf<Endpoints[Name]>[] {
      return asked.filter((one) => one.name === name).map((one) => one.request as RequestOf<Endpoints[Name]>);
    },
    /** How often the client gave up a call that was under way. */
    timesAbandoned: (name: EndpointName) => abandoned.filter((one) => one === name).length,
    lastUpload: () => uploaded,
  } satisfies Http & Record<string, unknown>;
  return http;
}
