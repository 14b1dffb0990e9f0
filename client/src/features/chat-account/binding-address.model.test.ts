import { expect, test } from 'vitest';
import { bindingAddress } from './binding-address.model.ts';

const HERE = 'https://mic.example/index/more';

test('the page of the chat app keeps what its address says, and learns where to lead back to', () => {
  expect(bindingAddress('/chat-app', HERE, 'bind-1')).toBe(
    'https://mic.example/chat-app?redirect_uri=https%3A%2F%2Fmic.example%2Findex%2Fmore&state=bind-1',
  );
  const real = new URL(bindingAddress('https://chat.example/qr?appid=a&scope=login#go', HERE, 'bind-1'));
  expect([real.origin, real.hash, Object.fromEntries(real.searchParams)]).toEqual([
    'https://chat.example',
    '#go',
    { appid: 'a', scope: 'login', redirect_uri: HERE, state: 'bind-1' },
  ]);
});
