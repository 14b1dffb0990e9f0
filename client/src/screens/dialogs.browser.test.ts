import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DIALOG_OF_MODAL } from '../app/dialogs.ts';
import { DIALOG_PLACES, openEach } from '../testing/every-dialog.ts';
import { inspect } from '../testing/inspect-page.ts';

/** Every dialog of the client: accessible and inside of the window on a phone and a desktop, and closed with Esc. */

/** What must be answered: Esc asks about an incomplete profile, and a notice has one button. */
const STAY = ['completion', 'notice'];

test('the inspections below open each dialog of the client', () => {
  const opened = new Set(Object.values(DIALOG_PLACES).flatMap(({ dialogs }) => Object.keys(dialogs)));
  expect([...opened].sort()).toEqual([...DIALOG_OF_MODAL.keys()].sort());
});

for (const [place, { dialogs, open }] of Object.entries(DIALOG_PLACES))
  test.each([
    ['light', 'zh-CN', [360, 1440]],
    ['dark', 'fa-IR', [360]],
  ] as const)(
    `each dialog over a ${place} is accessible, fits and closes with Esc, %s, %s`,
    async (theme, language, widths) => {
      const app = await open({ theme, language });
      const problems = await openEach(app, dialogs, async (name) => {
        const found: string[] = [];
        for (const width of widths) found.push(...(await inspect(width)));
        await userEvent.keyboard('{Escape}');
        await app.settle();
        const stays = app.state().modals.stack.some((modal) => modal.name === name);
        return stays === STAY.includes(name) ? found : [...found, stays ? 'stays after Esc' : 'closes with Esc'];
      });
      expect(problems).toEqual([]);
    },
  );
