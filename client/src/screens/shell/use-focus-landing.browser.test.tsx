import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as landing from './focus-landing.ts';
import { useFocusLanding } from './use-focus-landing.ts';

type Load = () => Promise<typeof landing>;

function Followed({ load }: { readonly load: Load }) {
  useFocusLanding(load);
  return (
    <main id="content">
      <div>
        <button type="button">one</button>
        <button type="button">two</button>
      </div>
    </main>
  );
}

/** A page whose attempts at the code fail as often as told. */
async function follow(failures: number) {
  let attempts = 0;
  const load: Load = async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('offline');
    return landing;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Followed load={load} />);
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('two')).toBeVisible();
  (button('two').element() as HTMLElement).focus();
  return { attempts: () => attempts, two: button('two').element() };
}

test('the next press asks again for the code that did not come, which then follows the focus', async () => {
  const { attempts, two } = await follow(1);
  await userEvent.keyboard('{Shift}');
  await expect.poll(attempts).toBe(1);
  await userEvent.keyboard('{Shift}');
  await expect.poll(attempts).toBe(2);
  two.remove();
  await expect.element(page.getByRole('button', { name: 'one' })).toHaveFocus();
});

test('code that came is asked for once', async () => {
  const { attempts } = await follow(0);
  await userEvent.keyboard('{Shift}');
  await expect.poll(attempts).toBe(1);
  await userEvent.keyboard('{Shift}{Shift}');
  expect(attempts()).toBe(1);
});
