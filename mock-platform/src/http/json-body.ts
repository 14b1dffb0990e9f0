import type { FastifyInstance } from 'fastify';
import { atOnce, inTurns } from '../recording/in-turns.ts';
import { InvalidRequest } from './failures.ts';
import { filled, type JsonOutline, LONG, outlineOf } from './long-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The one field of the body that may hold a long string. */
    longField?: string;
  }
}

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
    const read = (short: string, whenRead: typeof done) => {
      // It answers through its last argument.
      void parse(request, short, (error, body) => {
        // The parser calls everything that it refuses no JSON.
        if (error && isJson(text))
          done(new InvalidRequest(['(root): the keys "__proto__" and "constructor" are reserved']));
        else if (error) done(error);
        else whenRead(null, body);
      });
    };
    const field = request.routeOptions.config.longField;
    const readOutlined = ({ depth, long }: JsonOutline) => {
      if (depth > DEPTH_MAX) done(new InvalidRequest(['(root): nested too deeply']));
      else if (long === null || field === undefined) read(text, done);
      else
        read(text.slice(0, long[0]) + text.slice(long.at(-1)), (_error, body) => {
          // A long string that is none is refused with the whole.
          inTurns(filled(body, text, field, long)).then(
            (whole) => done(null, whole),
            () => read(text, done),
          );
        });
    };
    if (text.length <= LONG && opensAtMost(text, DEPTH_MAX)) read(text, done);
    else if (text.length <= LONG) readOutlined(atOnce(outlineOf(text)));
    else void inTurns(outlineOf(text, field)).then(readOutlined);
  });
}

/** Whether the text has so few brackets, those in strings included, that no nesting can be deeper. Most bodies have one. */
function opensAtMost(text: string, most: number): boolean {
  let count = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > most) return false;
    }
  }
  return true;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
