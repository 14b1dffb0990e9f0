import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../testing/fakes/virtual-clock.ts';
import { watchSound } from './sound-watch.ts';

/** A browser that lets a page sound only while the person acts. */
function openBlockedPage() {
  const page = new EventTarget();
  let isActing = false;
  const context = Object.assign(new EventTarget(), {
    state: 'suspended' as AudioContextState,
    resume: async () => {
      // As WebKit does; other browsers never answer.
      if (!isActing) throw new DOMException('no press', 'InvalidStateError');
      context.state = 'running';
      context.dispatchEvent(new Event('statechange'));
    },
  });
  const told: boolean[] = [];
  const noop = () => {};
  const end = watchSound({
    clock: createVirtualClock(),
    media: new EventTarget(),
    context,
    page,
    onLevels: noop,
    onQuality: noop,
    onDevices: noop,
    onPlaybackBlocked: (isBlocked) => told.push(isBlocked),
  });
  const press = (name: string) => {
    isActing = true;
    page.dispatchEvent(new Event(name));
    isActing = false;
  };
  const suspend = () => {
    context.state = 'suspended';
    context.dispatchEvent(new Event('statechange'));
  };
  return { context, told, end, press, suspend };
}

test.each(['pointerdown', 'pointerup', 'keydown'])(
  'a page that the browser keeps silent sounds with the first %s on anything',
  (name) => {
    const { context, told, press, suspend } = openBlockedPage();
    expect([context.state, told]).toEqual(['suspended', [true]]);
    press(name);
    expect([context.state, told]).toEqual(['running', [true, false]]);
    // A phone call or another application may stop the sound of a page: the next press brings it back, too.
    suspend();
    press(name);
    expect([context.state, told]).toEqual(['running', [true, false, true, false]]);
  },
);

test('after the watch has ended a press leaves the sound alone', () => {
  const { context, end, press } = openBlockedPage();
  end();
  press('keydown');
  expect(context.state).toBe('suspended');
});
