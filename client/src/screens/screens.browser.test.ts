import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerContacts } from '../testing/contacts.ts';
import { answerExplore } from '../testing/explore.ts';
import { createOrigin, type Origin } from '../testing/fakes/memory-storage.ts';
import { inspect } from '../testing/inspect-page.ts';
import { answerMoney } from '../testing/money.ts';
import { type MountOptions, mountApp } from '../testing/mount-app.tsx';
import { wireLogin } from '../testing/run-client.ts';

/**
 * Every screen in light and dark, in Chinese and in Persian (right to left), narrow, medium and wide: no accessibility
 * violation, nothing wider than the window. A new screen is one line here.
 */
const WIDTHS = [360, 768, 1440];
const LOBBY = '/index/room/8001';

/** How to reach a screen: by structure, because its words differ by language. */
interface Screen extends Omit<MountOptions, 'origin'> {
  readonly origin?: () => Origin;
  readonly reach?: () => Promise<unknown>;
}
const tab = (index: number) => () => page.getByRole('tab').nth(index).click();
const keys = (combination: string) => () => userEvent.keyboard(combination);
/** An entry of the viewer's own menu, which is the last button of a page header. */
const mine = (index: number) => async () => {
  const buttons = document.querySelectorAll<HTMLElement>('header button');
  buttons[buttons.length - 1]?.click();
  await page.getByRole('menuitem').nth(index).click();
};
const press = (selector: string) => async () => document.querySelector<HTMLElement>(selector)?.click();

const SCREENS: Readonly<Record<string, Screen>> = {
  discover: { path: '/index/more', signedIn: false },
  login: { path: '/login', signedIn: false, reach: tab(0) },
  'login by sms': { path: '/login', signedIn: false, reach: tab(1) },
  registration: { path: '/login', signedIn: false, reach: tab(2) },
  'not found': { path: '/nowhere', signedIn: false },
  completion: { origin: () => createOrigin({ login: JSON.stringify(wireLogin({ attach: { base: 0 } })) }) },
  'discover of a user': { path: '/index/more' },
  lobby: { path: LOBBY },
  'voice room': { path: '/app/room/600001' },
  'room of a visitor': { path: '/app/room/600001', signedIn: false, reach: keys('{Escape}') },
  rooms: { path: '/app/rooms' },
  'team-up square': { path: '/index/piazza' },
  'publish a team': { path: '/index/piazza', reach: press('[data-landmark] section button') },
  'invitation of a visitor': { path: '/invite?hall=8001', signedIn: false },
  'hall of a visitor': { path: LOBBY, signedIn: false, reach: keys('{Escape}') },
  search: { path: '/index/more', reach: press('header button:has(+ :is(div, button))') },
  settings: { path: LOBBY, reach: keys('{Control>},{/Control}') },
  'quick switcher': { path: LOBBY, reach: keys('{Control>}k{/Control}') },
  contacts: { path: '/index/more', reach: mine(1) },
  wallet: { path: '/index/more', reach: mine(2) },
  shortcuts: { path: LOBBY, reach: keys('{Control>}/{/Control}') },
};
/** Content that must be present before the inspection; the main region by default. */
const DIALOGS = [
  'login',
  'login by sms',
  'registration',
  'completion',
  'settings',
  'quick switcher',
  'shortcuts',
  'publish a team',
  'search',
  'contacts',
  'wallet',
];

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['zh-CN', 'fa-IR'] as const) {
    test.each(Object.entries(SCREENS))(`%s is accessible and fits, ${theme}, ${language}`, async (name, screen) => {
      const { reach, origin, ...options } = screen;
      const app = await mountApp({
        ...options,
        ...(origin && { origin: origin() }),
        theme,
        language,
        prepare: (fakes) => {
          answerExplore(fakes);
          answerContacts(fakes);
          answerMoney(fakes);
          fakes.http.on('account.captcha', { captcha_id: 'c', image: 'data:image/svg+xml,' });
        },
      });
      expect(document.documentElement.dir).toBe(language === 'fa-IR' ? 'rtl' : 'ltr');
      expect(document.documentElement.dataset['theme']).toBe(theme);
      await reach?.();
      await app.settle();
      await expect.element(page.getByRole(DIALOGS.includes(name) ? 'dialog' : 'main')).toBeVisible();
      const problems: string[] = [];
      for (const width of WIDTHS) problems.push(...(await inspect(width)));
      expect(problems).toEqual([]);
    });
  }
}
