import { createNode } from '@miczero/mock-platform';
import { expect, test } from 'vitest';
import { exportWorld, replayFile } from './recordings.ts';

const ignore = () => {};

test('a recording that is not there is named', () => {
  expect(() => replayFile('no-such.recording', { origin: '', token: '' }, ignore)).toThrow(
    'no-such.recording: there is no such file',
  );
});

test('a world that is not there is named, with those that are', async () => {
  const node = await createNode({ control: { token: '' } });
  try {
    const origin = await node.listen();
    await expect(exportWorld('no-such', { origin, token: '' }, ignore)).rejects.toThrow(
      `${origin} has no world no-such; there are: main`,
    );
  } finally {
    await node.close();
  }
});
