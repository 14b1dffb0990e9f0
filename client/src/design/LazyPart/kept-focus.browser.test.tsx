import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DeferredMenu } from '../Menu/DeferredMenu.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Counts the changes of the page that left the focus on nothing. */
function draw(view: ReactNode): { readonly lost: () => number } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(view);
  let lost = 0;
  let hadFocus = false;
  container.addEventListener('focusin', () => {
    hadFocus = true;
  });
  const observer = new MutationObserver(() => {
    if (hadFocus && document.activeElement === document.body) lost += 1;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    root.unmount();
    container.remove();
  });
  return { lost: () => lost };
}

function Card() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover label="card" open={isOpen} onOpenChange={setOpen} trigger={<button type="button">person</button>}>
      <button type="button">wave</button>
    </Popover>
  );
}

test('a popover that loads its code keeps the focus, and gives it back to its trigger', async () => {
  const { lost } = draw(<Card />);
  await expect.element(page.getByRole('button', { name: 'person' })).toBeVisible();
  await userEvent.tab();
  for (let round = 0; round < 2; round++) {
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'wave' })).toHaveFocus();
    if (round === 0) expect(lost()).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'person' })).toHaveFocus();
  }
});

test('a menu that loads its code keeps the focus on its stand-in while it waits', async () => {
  let arrive: (code: { default: () => ReactNode }) => void = () => {};
  const code = new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = resolve;
  });
  const Late = lazyPart(() => code);
  const { lost } = draw(
    <DeferredMenu
      menu={Late}
      trigger={(open) => (
        <button type="button" onClick={open}>
          more
        </button>
      )}
    />,
  );
  const more = page.getByRole('button', { name: 'more' });
  await expect.element(more).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(more).toHaveFocus();
  arrive({
    default: () => (
      <Menu startsOpen trigger={<button type="button">more</button>}>
        <MenuItem onSelect={() => {}}>leave</MenuItem>
      </Menu>
    ),
  });
  await expect.element(page.getByRole('menuitem', { name: 'leave' })).toBeVisible();
  expect(lost()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
});
