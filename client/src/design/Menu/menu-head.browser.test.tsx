import '../tokens.css';
import '../base.css';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu, MenuHead, MenuItem } from './Menu.tsx';

const ITEMS = Array.from({ length: 30 }, (_, index) => `item ${index + 1}`);

/** A menu with a head, higher than a phone. */
async function openMenu() {
  await page.viewport(360, 600);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Menu trigger={<button type="button">more</button>}>
      <MenuHead name="阿澈" picture={<Avatar name="阿澈" size={40} />} detail="1 号麦 · 未说话" />
      {ITEMS.map((name) => (
        <MenuItem key={name} onSelect={() => {}}>
          {name}
        </MenuItem>
      ))}
    </Menu>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await page.getByRole('button', { name: 'more' }).click();
  await expect.element(page.getByRole('menu').getByText('阿澈')).toBeVisible();
}
const rectOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test('the arrow keys leave no item of a long menu under its head, on the way up and down', async () => {
  await openMenu();
  const seen = new Set<string>();
  for (const key of ['{End}', ...ITEMS.slice(1).map(() => '{ArrowUp}')]) {
    await userEvent.keyboard(key);
    const item = document.activeElement;
    const head = rectOf(document.querySelector('[data-menu-head]'));
    seen.add(item?.textContent ?? '');
    expect(rectOf(item).top, item?.textContent ?? key).toBeGreaterThanOrEqual(head.bottom - 1);
    expect(rectOf(item).bottom, item?.textContent ?? key).toBeLessThanOrEqual(600);
  }
  expect([...seen]).toEqual(ITEMS.toReversed());
});
