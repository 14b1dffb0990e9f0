import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextTask } from '../../lib/next-task.ts';
import { Tooltip } from './Tooltip.tsx';
import { TooltipHost } from './TooltipHost.tsx';

/** A button with a tip, and one above it, where the tip stands. */
function draw(onPress = () => {}): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.padding = '120px';
  const root = createRoot(container);
  root.render(
    <>
      <button type="button" style={{ display: 'block', blockSize: '60px', inlineSize: '200px' }} onClick={onPress}>
        under
      </button>
      <Tooltip text="Leaves the hall">
        <button type="button">leave</button>
      </Tooltip>
      <p style={{ marginBlockStart: '120px' }}>elsewhere</p>
      <TooltipHost />
    </>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}
const tip = page.getByText('Leaves the hall');
const button = page.getByText('leave', { exact: true });

/** Comes from beside it: a pointer that a test before left there would enter the element before anything listens. */
async function pointAtButton(): Promise<void> {
  await page.getByText('elsewhere').hover();
  await button.hover();
}

test('the tip of the element that is pointed at shows, and goes with the pointer', async () => {
  draw();
  await pointAtButton();
  await expect.element(tip).toBeVisible();
  await page.getByText('elsewhere').hover();
  await expect.element(tip).not.toBeInTheDocument();
});

test('a tip shows with the focus of the keyboard, and Esc hides it', async () => {
  draw();
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
});

test('a press hides the tip', async () => {
  draw();
  await pointAtButton();
  await expect.element(tip).toBeVisible();
  await button.click();
  await expect.element(tip).not.toBeInTheDocument();
});

/** Where the pointer would be in the middle of an element, and what takes its events there. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  return { clientX, clientY, under: document.elementFromPoint(clientX, clientY) ?? document.body };
}

test('the pointer may rest over the tip, which goes once it has left both', async () => {
  draw();
  await pointAtButton();
  await expect.element(tip).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pointTo = (...elements: Element[]) =>
    elements.forEach((each) => {
      const { under, ...place } = middleOf(each);
      under.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...place }));
    });
  const tipsLater = async () => {
    vi.advanceTimersByTime(1000);
    // React draws in tasks of its own.
    for (let task = 0; task < 5; task += 1) await nextTask();
    return tip.elements().length;
  };
  const elsewhere = page.getByText('elsewhere').element();
  pointTo(elsewhere, tip.element());
  expect(await tipsLater()).toBe(1);
  pointTo(elsewhere);
  expect(await tipsLater()).toBe(0);
});

test('a press on the tip reaches the button that lies under it, and hides the tip', async () => {
  const pressed = vi.fn();
  draw(pressed);
  await pointAtButton();
  await expect.element(tip).toBeVisible();
  await page.getByText('under', { exact: true }).click();
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(tip).not.toBeInTheDocument();
});

test('a tip that a press hid does not come back while the pointer stays on its element', async () => {
  draw();
  await pointAtButton();
  await expect.element(tip).toBeVisible();
  await button.click();
  await expect.element(tip).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  button.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  vi.advanceTimersByTime(1000);
  for (let task = 0; task < 5; task += 1) await nextTask();
  expect(tip.elements()).toEqual([]);
});

test('no tip shows where a finger was, wherever the press leads the focus; the next key brings the tips back', async () => {
  draw();
  await page.getByText('elsewhere').hover();
  await userEvent.tab();
  const target = button.element() as HTMLElement;
  const touch = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'touch' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tipsLater = async () => {
    vi.advanceTimersByTime(1000);
    for (let task = 0; task < 5; task += 1) await nextTask();
    return tip.elements().length;
  };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout']) target.dispatchEvent(touch(type));
  target.focus();
  expect(target.matches(':focus-visible')).toBe(true);
  expect(await tipsLater()).toBe(0);
  target.blur();
  await userEvent.keyboard('{Shift}');
  target.focus();
  expect(await tipsLater()).toBe(1);
});
