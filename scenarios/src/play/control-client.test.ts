import { expect, test } from 'vitest';
import { ControlClient } from './control-client.ts';

test('an answer that is no reply is quoted with its status', async () => {
  const request = () => Promise.resolve({ status: 502, text: '<html>\n<h1>Bad Gateway</h1></html>' });
  const client = new ControlClient({ origin: 'http://away', world: 'qa' }, '', { request });
  await expect(client.digest()).rejects.toThrow(
    'worlds.digest: status 502, which is not JSON: <html> <h1>Bad Gateway</h1></html>',
  );
});
