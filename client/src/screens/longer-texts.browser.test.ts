import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerContacts } from '../testing/contacts.ts';
import { cutTexts } from '../testing/cut-texts.ts';
import { drawn } from '../testing/drawn.ts';
import { answerExplore } from '../testing/explore.ts';
import { answerMoney } from '../testing/money.ts';
import { mountApp } from '../testing/mount-app.tsx';

/**
 * Other languages need more room than English. Every English text is 40 % longer here, in accented letters that show where a
 * text that is not in the catalogue stands.
 */
const WIDTHS = [360, 1440];
const LONGER = 0.4;
const LOBBY = '/index/room/8001';

type Texts = { [key: string]: string | Texts };

/** The catalogue itself gets longer: what a page loads are these objects. */
function lengthen(texts: Texts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string') lengthen(text);
    else texts[key] = `${text}${'éà üö'.repeat(text.length).slice(0, Math.ceil(text.length * LONGER))}`;
  }
}
const CHAPTERS = import.meta.glob<Texts>('../i18n/locales/en-US/*.json', { eager: true, import: 'default' });
for (const chapter of Object.values(CHAPTERS)) lengthen(chapter);

const named = (name: string) => () => page.getByRole('dialog', { name: new RegExp(`^${name}é`) });
const keys = (combination: string, name: string) => ({
  act: () => userEvent.keyboard(combination),
  shown: named(name),
});
const mine = (index: number, name: string) => ({
  act: async () => {
    const buttons = document.querySelectorAll<HTMLElement>('header button');
    buttons[buttons.length - 1]?.click();
    await page.getByRole('menuitem').nth(index).click();
  },
  shown: named(name),
});
const tab = (index: number) => ({
  act: () => page.getByRole('tab').nth(index).click(),
  shown: () => page.getByRole('tab', { selected: true }).and(page.getByRole('tab').nth(index)),
});

const SCREENS = [
  ['discover', '/index/more', true, undefined],
  ['discover of a visitor', '/index/more', false, undefined],
  ['login', '/login', false, undefined],
  ['registration', '/login', false, tab(2)],
  ['lobby', LOBBY, true, undefined],
  ['voice room', '/app/room/600001', true, undefined],
  ['rooms', '/app/rooms', true, undefined],
  ['team-up square', '/index/piazza', true, undefined],
  ['settings', LOBBY, true, keys('{Control>},{/Control}', 'Settings')],
  ['shortcuts', LOBBY, true, keys('{Control>}/{/Control}', 'Keyboard shortcuts')],
  ['contacts', '/index/more', true, mine(1, 'Friends and follows')],
  ['wallet', '/index/more', true, mine(2, 'Wallet')],
] as const;

test.each(SCREENS)('texts that are longer by two fifths fit on %s', async (_name, path, signedIn, reach) => {
  const app = await mountApp({
    path,
    signedIn,
    language: 'en-US',
    prepare: (fakes) => {
      answerExplore(fakes);
      answerContacts(fakes);
      answerMoney(fakes);
      fakes.http.on('account.captcha', { captcha_id: 'c', image: 'data:image/svg+xml,' });
    },
  });
  await reach?.act();
  await app.settle();
  if (reach) await expect.element(reach.shown()).toBeVisible();
  await expect.element(page.getByText(/éà ü/).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.viewport(width, 800);
    await drawn();
    expect({ width, cut: cutTexts() }).toEqual({ width, cut: [] });
  }
});
