import { expect, test } from 'vitest';
import type { ImLine } from '../index.ts';
import { runsOf } from './im-runs.ts';

const line = (at: number, body: ImLine['body'], from = '10002'): ImLine => ({
  id: String(at),
  clientId: `${body.kind}${at}`,
  from,
  at,
  body,
  delivery: 'sent',
});
const picture = (at: number, from?: string) => line(at, { kind: 'image', url: '', width: 1, height: 1 }, from);

test('pictures that one person sent within a minute stand together; any other line stands alone', () => {
  const words = line(120_004, { kind: 'text', text: '看图' });
  const lines = [picture(1), picture(60_001), picture(120_002), picture(120_003, '10003'), words, picture(120_005)];
  expect(runsOf(lines).map((run) => run.map(({ clientId }) => clientId))).toEqual([
    ['image1', 'image60001'],
    ['image120002'],
    ['image120003'],
    ['text120004'],
    ['image120005'],
  ]);
});
