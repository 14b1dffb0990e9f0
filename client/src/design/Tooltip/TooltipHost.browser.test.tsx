import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tooltip } from './Tooltip.tsx';
import { TooltipHost } from './TooltipHost.tsx';

function draw(): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.padding = '120px';
  const root = createRoot(container);
  root.render(
    <>
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

test('the tip of the element that is pointed at shows, and goes with the pointer', async () => {
  draw();
  await page.getByText('leave', { exact: true }).hover();
  await expect.element(tip).toBeVisible();
  await page.getByText('elsewhere').hover();
  await expect.element(tip).not.toBeInTheDocument();
});

test('a tip shows with the focus of the keyboard, and Esc hides it', async () => {
  draw();
  await expect.element(page.getByRole('button')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
});

test('a press hides the tip', async () => {
  draw();
  const button = page.getByText('leave', { exact: true });
  await button.hover();
  await expect.element(tip).toBeVisible();
  await button.click();
  await expect.element(tip).not.toBeInTheDocument();
});
