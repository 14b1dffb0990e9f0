import { ENDPOINTS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { nodeRuntime } from '../runtimes/node-runtime.ts';
import { Caller, NO_ENVELOPE } from './caller.ts';

const PLACE = { origin: 'http://127.0.0.1:1', world: 'x' };

/** A caller whose every request has this answer. */
function answeredBy(status: number, text: string): Caller {
  return new Caller(PLACE, { ...nodeRuntime, request: () => Promise.resolve({ status, text }) });
}

describe('an answer without an envelope is no success', () => {
  test.each([
    [503, '<html>\n<h1>Service   Unavailable</h1>', 'status 503: <html> <h1>Service Unavailable</h1>'],
    [200, '<html>sign in to the proxy</html>', 'status 200: <html>sign in to the proxy</html>'],
    [502, '{"error":"bad gateway"}', 'status 502: {"error":"bad gateway"}'],
    [502, '', 'status 502: '],
    [200, 'null', 'status 200: null'],
    [500, '{"code":0,"data":{}}', 'status 500: {"code":0,"data":{}}'],
  ])('status %i with %s', async (status, text, message) => {
    expect(await answeredBy(status, text).call('hall.list', {})).toEqual({
      status,
      code: NO_ENVELOPE,
      message,
      data: null,
    });
  });

  test('a login that a proxy answers names the status and the page', async () => {
    await expect(answeredBy(503, '<html>busy').signIn('13800000001', 'x')).rejects.toThrow(
      '13800000001 could not sign in: status 503: <html>busy',
    );
  });
});

test('a page is the data of a call that answers one, and of no failure', async () => {
  expect(ENDPOINTS['static.privacy'].isPage).toBe(true);
  const page = '<!doctype html><p>…';
  expect(await answeredBy(200, page).call('static.privacy', {})).toMatchObject({ code: 0, data: page });
  expect(await answeredBy(404, page).call('static.privacy', {})).toMatchObject({ code: NO_ENVELOPE });
});

test('a refusal keeps its code with any status', async () => {
  const refusal = JSON.stringify({ code: 10002, message: '请重新登录', data: null });
  expect(await answeredBy(401, refusal).call('hall.list', {})).toMatchObject({ status: 401, code: 10002 });
});
