import { expect, test } from 'vitest';
import { mountApp } from '../../testing/mount-app.tsx';

test('a key that marks the hall as read or moves through its channels does nothing else', async () => {
  const app = await mountApp({ path: '/index/room/8001', signedIn: true });
  await app.settle();
  const pressed = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(pressed({ key: 'Escape', shiftKey: true })).toBe(true);
  expect(pressed({ key: 'ArrowDown', altKey: true })).toBe(true);
  expect(pressed({ key: 'ArrowDown' })).toBe(false);
  await app.settle();
});
