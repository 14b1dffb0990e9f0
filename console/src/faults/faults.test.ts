import { expect, test } from 'vitest';
import { CONNECTION_KINDS, FIRST_DRAFT, faultOf, listOf, MESSAGE_KINDS } from './faults.ts';

test('every kind of fault can be described, with the fields of its kind only', () => {
  for (const kind of [...MESSAGE_KINDS, ...CONNECTION_KINDS]) expect(faultOf({ ...FIRST_DRAFT, kind })).not.toBeNull();
  const delay = {
    ...FIRST_DRAFT,
    kind: 'delay',
    delay_ms: '250',
    jitter_ms: '50',
    event: 'chatMessage',
    rate: '30',
  } as const;
  expect(faultOf(delay)).toEqual({
    of: 'messages',
    fault: { kind: 'delay', user: '*', rate: 0.3, seed: 1, events: ['chatMessage'], delay_ms: 250, jitter_ms: 50 },
  });
  expect(
    faultOf({ ...FIRST_DRAFT, kind: 'refuse', status: '404', times: '2', socket: 'im', event: 'chatMessage' }),
  ).toEqual({
    of: 'connections',
    fault: { kind: 'refuse', user: '*', rate: 1, seed: 1, status: 404, times: 2, after_ms: 0, socket: 'im' },
  });
});

test.each([{ rate: '0' }, { rate: '101' }, { rate: '' }, { seed: 'x' }, { socket: 'audio' }, { event: 'chatMesage' }])(
  'a field that does not fit describes no fault: %o',
  (changes) => {
    expect(faultOf({ ...FIRST_DRAFT, ...changes })).toBeNull();
  },
);

test('the lists keep the order of the faults', () => {
  const faults = (['drop', 'close', 'delay'] as const).flatMap((kind) => faultOf({ ...FIRST_DRAFT, kind }) ?? []);
  expect(listOf(faults, 'messages').map(({ kind }) => kind)).toEqual(['drop', 'delay']);
  expect(listOf(faults, 'connections').map(({ kind }) => kind)).toEqual(['close']);
});
