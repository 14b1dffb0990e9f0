import type { FastifyInstance } from 'fastify';
import { atOnce, inTurns } from '../recording/in-turns.ts';
import { InvalidRequest } from './failures.ts';
import { filled, type JsonOutline, LONG, outlineOf, withoutLong } from './long-json.ts';

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
    const readOutlined = (outline: JsonOutline) => {
      if (outline.depth > DEPTH_MAX) done(new InvalidRequest(['(root): nested too deeply']));
      else if (outline.long.length === 0) read(text, done);
      else
        read(withoutLong(text, outline), (_error, body) => {
          // A long string that is none is refused with the whole.
          inTurns(filled(body, text, outline)).then(
            (whole) => done(null, whole),
            () => read(text, done),
          );
        });
    };
    if (text.length <= LONG) readOutlined(atOnce(outlineOf(text)));
    else void inTurns(outlineOf(text)).then(readOutlined);
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
