import type { EndpointName } from '@miczero/contracts';
import { ApiFailure } from './api-failure.ts';
import { formOf } from './form-of.ts';

/** Posts a file with its fields as multipart. XMLHttpRequest, because fetch does not tell how far an upload is. */
export function sendFile(
  name: EndpointName,
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: object,
  file: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<{ readonly status: number; readonly body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const done = () => signal.removeEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      done();
      resolve({ status: request.status, body: jsonOf(request.responseText) });
    };
    request.onerror = () => {
      done();
      reject(ApiFailure.noResponse(name));
    };
    request.onabort = () => {
      done();
      reject(signal.reason instanceof ApiFailure ? signal.reason : ApiFailure.cancelled(name));
    };
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const form = formOf(fields);
    form.append('file', file);
    request.send(form);
    if (signal.aborted) request.abort();
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An error page: the reply reader calls it a bad response.
    return null;
  }
}
