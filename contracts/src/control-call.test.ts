import { expect, test } from 'vitest';
import { CONTROL_TOKEN_HEADER } from './control.ts';
import { ControlRefusal, controlData, controlRequest } from './control-call.ts';

test('a call that reads carries its input in the query, any other in the body', () => {
  expect(controlRequest('journal.read', 'main', { after: '12&3' })).toEqual({
    path: '/__mock/worlds/main/journal?after=12%263',
    init: { method: 'GET', headers: {} },
  });
  expect(controlRequest('worlds.create', 'qa 1', { seed: 2 }, 'open sesame')).toEqual({
    path: '/__mock/worlds/qa%201',
    init: {
      method: 'PUT',
      headers: { [CONTROL_TOKEN_HEADER]: 'open sesame', 'content-type': 'application/json' },
      body: '{"seed":2}',
    },
  });
});

test('a refusal is an error that names the call and its problem', () => {
  const reply = { code: 40000, message: '请求参数有误', data: null, issues: ['seed: not an integer'] };
  const read = () => controlData('worlds.create', 400, reply);
  expect(read).toThrow(ControlRefusal);
  expect(read).toThrow('worlds.create: 请求参数有误 · seed: not an integer');
  expect(controlData('worlds.digest', 200, { code: 0, message: '', data: { sha256: 'a' } })).toEqual({ sha256: 'a' });
});
