import { expect, onTestFinished, test, vi } from 'vitest';
import { createVoiceTab } from './voice-tab.ts';

const UID = '10001';

/** A tab that counts what it was told; all of them are in one page, which the locks of the browser do not see. */
function openTab() {
  const tab = createVoiceTab();
  const told: boolean[] = [];
  const stop = tab.onElsewhere((isElsewhere) => told.push(isElsewhere));
  onTestFinished(() => {
    stop();
    tab.release();
  });
  return { tab, last: () => told.at(-1) };
}

test('a tab knows at once, and is told, that another one has the voice, takes it, and gives it back', async () => {
  const [first, second] = [openTab(), openTab()];
  const taken = vi.fn();
  first.tab.onTaken(taken);
  expect(await second.tab.isElsewhere()).toBe(false);
  first.tab.claim(UID);
  await expect.poll(second.last).toBe(true);
  expect([await second.tab.isElsewhere(), await first.tab.isElsewhere()]).toEqual([true, false]);
  second.tab.claim(UID);
  await expect.poll(first.last).toBe(true);
  expect([taken.mock.calls.length, second.last(), await second.tab.isElsewhere()]).toEqual([1, false, false]);
  expect([first.tab.isHere(), second.tab.isHere()]).toEqual([false, true]);
  second.tab.release();
  await expect.poll(first.last).toBe(false);
  expect(await first.tab.isElsewhere()).toBe(false);
});

test('a tab that is closed or crashes tells nothing: the others learn it from its lock', async () => {
  const other = openTab();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const gone = frame.contentWindow;
  // A page of its own in the browser: its locks end with it.
  void gone?.navigator.locks.request(`mic-zero-voice-${UID}`, { steal: true }, () => new Promise(() => {}));
  await expect.poll(() => other.tab.isElsewhere()).toBe(true);
  const late = openTab();
  await expect.poll(late.last).toBe(true);
  frame.remove();
  await expect.poll(late.last).toBe(false);
});
