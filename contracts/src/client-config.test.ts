import { expect, test } from 'vitest';
import { clientConfig } from './client-config.ts';

test('[rule.secrets-omitted] ids at the providers come from config.json, and no real one is built in', () => {
  expect(clientConfig.parse({})).toMatchObject({ im: { app_key: 'mic-zero' }, rtc: { agora_app_id: '' } });
  const own = { im: { app_key: 'of-a-team' }, rtc: { provider: 'agora', agora_app_id: 'of-that-team' } };
  expect(clientConfig.parse(own)).toMatchObject(own);
});

test('a wrong field is refused with its path', () => {
  const { error } = clientConfig.safeParse({ hall_socket: { url: 'not an origin' } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['hall_socket.url']);
});
