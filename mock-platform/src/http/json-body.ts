import type { FastifyInstance } from 'fastify';
import { InvalidRequest } from './failures.ts';

/** Deeper than any request of the contract; a reader that recurses must not be led to the end of its stack. */
const DEPTH_MAX = 16;

/** JSON bodies: bounded in depth, and keys that reach for the prototype are an error. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') {
      done(null, {});
      return;
    }
    if (depthOf(text) > DEPTH_MAX) {
      done(new InvalidRequest(['(root): nested too deeply']));
      return;
    }
    // It answers through done.
    void parse(request, text, (error, body) => {
      // The parser calls everything that it refuses no JSON.
      if (error && isJson(text))
        done(new InvalidRequest(['(root): the keys "__proto__" and "constructor" are reserved']));
      else done(error, body);
    });
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Depth of nesting of a JSON text, counted without parsing it. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (isInString) {
      if (char === 0x5c) index += 1;
      else if (char === 0x22) isInString = false;
    } else if (char === 0x22) isInString = true;
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x7d || char === 0x5d) depth -= 1;
  }
  return deepest;
}
