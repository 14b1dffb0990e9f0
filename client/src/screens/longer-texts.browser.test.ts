import { SYSTEM_SESSIONS } from '@miczero/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImBody, ImSessionId } from '../platform/ports/im.ts';
import { OTHER, VIEWER, VOICE } from '../testing/chat-lines.ts';
import { answerContacts } from '../testing/contacts.ts';
import { cutTexts } from '../testing/cut-texts.ts';
import { drawn } from '../testing/drawn.ts';
import { DIALOG_PLACES, openEach } from '../testing/every-dialog.ts';
import { answerExplore } from '../testing/explore.ts';
import { answerMoney } from '../testing/money.ts';
import { mountApp } from '../testing/mount-app.tsx';

/**
 * Other languages need more room than English. Every English text is 40 % longer here, in accented letters that show where a
 * text that is not in the catalogue stands.
 */
const WIDTHS = [360, 1440];
/** Messages fill a phone, are a drawer with two panes, and a column. */
const PANEL_WIDTHS = [360, 1200, 1440];
const LONGER = 0.4;
const LOBBY = '/index/room/8001';

type Texts = { [key: string]: string | Texts };

const CHAPTERS = import.meta.glob<Texts>('../i18n/locales/en-US/*.json', { eager: true, import: 'default' });
const ORIGINAL = structuredClone(CHAPTERS);

/** Writes each text of a chapter anew, from the original one: what a page loads are these objects. */
function rewrite(texts: Texts, original: Texts, write: (text: string) => string): void {
  for (const [key, text] of Object.entries(original)) {
    const own = texts[key];
    if (typeof text === 'string') texts[key] = write(text);
    else if (typeof own === 'object') rewrite(own, text, write);
  }
}
const rewriteAll = (write: (text: string) => string) => rewrite(CHAPTERS, ORIGINAL, write);

beforeAll(() =>
  rewriteAll((text) => `${text}${'éà üö'.repeat(text.length).slice(0, Math.ceil(text.length * LONGER))}`),
);
// The test files of a page share its modules: the next file reads the catalogue as it was.
afterAll(() => rewriteAll((text) => text));

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
  ['invitation', '/invite?hall=8001', false, undefined],
  ['not found', '/nowhere', false, undefined],
  ['lobby', LOBBY, true, undefined],
  ['voice channel', `${LOBBY}?channel_id=${VOICE}`, true, undefined],
  ['voice room', '/app/room/600001', true, undefined],
  ['room of a visitor', '/app/room/600001', false, undefined],
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
  await expectNothingCut();
});

test.each(Object.entries(DIALOG_PLACES))(
  'texts that are longer by two fifths fit in each dialog over a %s',
  async (_place, { dialogs, open }) => {
    const app = await open({ language: 'en-US' });
    expect(await openEach(app, dialogs, () => cutAtEachWidth(WIDTHS))).toEqual([]);
  },
);

const expectNothingCut = async (widths = WIDTHS) => expect(await cutAtEachWidth(widths)).toEqual([]);

/** What has no room at each width, once the page has followed it. */
async function cutAtEachWidth(widths: readonly number[]): Promise<string[]> {
  const cut: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 800);
    await drawn();
    cut.push(...cutTexts().map((text) => `${width} px: ${text}`));
  }
  return cut;
}

const MINE: ImSessionId = `p2p-${VIEWER}`;
const THEIRS: ImSessionId = `p2p-${OTHER}`;
/** A message of every kind, and what other versions send. */
const BODIES: readonly ImBody[] = [
  { kind: 'text', text: '在吗' },
  { kind: 'image', url: '/nothing.png', width: 40, height: 30 },
  { kind: 'voice', url: '/nothing.ogg', durationMs: 4200 },
  { kind: 'video', url: '/nothing.mp4', durationMs: 9000, width: 640, height: 360, poster: '' },
  { kind: 'unknown' },
];

/** The panel of messages: a private session, system sessions, and a group of the viewer with its members. */
async function openMessages() {
  let team = '';
  const app = await mountApp({
    path: '/index/more',
    language: 'en-US',
    prepare: ({ http }) => {
      const info = () => ({ id: team, name: '开黑小队', icon: '', in_group: true, users: [], user_count: 2 });
      http.on('group.details', () => ({ list: [info()] }));
      http.on('group.detail', info);
      http.on('group.members', {
        list: [
          { no: VIEWER, nick: '小满', avatar: '', role: 'owner' },
          { no: OTHER, nick: '阿澈', avatar: '', role: '' },
        ],
      });
      http.on('group.get_bound_hall', { hall: { hall_id: '8001', name: '零号大厅', bg_img: '', in_hall: true } });
    },
  });
  team = await app.ims.team([VIEWER, OTHER]);
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  for (const system of SYSTEM_SESSIONS) app.ims.store(system, MINE, { kind: 'text', text: '来自平台' }, system);
  for (const [index, body] of BODIES.entries()) await peer.send(MINE, body, `o${index}`);
  await peer.send(`team-${team}`, { kind: 'text', text: '集合' }, 'g1');
  app.ims.note(team, 'joined', [OTHER]);
  await app.client.late.take('clips');
  await app.settle();
  // Each opening of the panel is a press on the button of the shell.
  await page
    .getByRole('button', { name: /^Messagesé|unreadé/ })
    .first()
    .click();
  await app.settle();
  const open = async (session: ImSessionId) => {
    app.dispatch({ type: 'im/sessionOpened', payload: session });
    await app.settle();
  };
  const name = /^Messagesé/;
  const panel = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
  return { app, team: `team-${team}` as const, open, panel };
}

test('texts that are longer by two fifths fit in the list of messages and its menu', async () => {
  const { app, panel } = await openMessages();
  await expect.element(panel.getByText(/^Hall noticesé/)).toBeVisible();
  await expectNothingCut(PANEL_WIDTHS);
  const item = page.getByRole('menuitem', { name: /^Delete conversationé/ });
  for (const width of PANEL_WIDTHS) {
    await page.viewport(width, 800);
    await drawn();
    await panel
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^More actionsé/ })
      .click();
    await expect.element(item).toBeVisible();
    expect(cutTexts()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(item).not.toBeInTheDocument();
  }
  await app.ims.kick(VIEWER);
  await app.settle();
  await expect.element(panel.getByRole('button', { name: /^Connect againé/ })).toBeVisible();
  await expectNothingCut(PANEL_WIDTHS);
});

test('texts that are longer by two fifths fit in a private session, with receipts, retries and messages that were taken back', async () => {
  const { app, open, panel } = await openMessages();
  app.ims.clock = Date.now();
  await open(THEIRS);
  const field = panel.getByRole('textbox', { name: /^Write a messageé/ });
  await userEvent.fill(field, '看看');
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(panel.getByText(/^Not read yeté/)).toBeVisible();
  await expectNothingCut(PANEL_WIDTHS);
  await panel
    .getByRole('button', { name: /^Recallé/ })
    .last()
    .click();
  await app.settle();
  await expect.element(panel.getByText(/^You recalled a messageé/)).toBeVisible();
  await app.ims.cut();
  await userEvent.fill(field, '能收到吗');
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(panel.getByText(/^Not senté/)).toBeVisible();
  await expectNothingCut(PANEL_WIDTHS);
});

test('texts that are longer by two fifths fit in a group with its members, and in a system session', async () => {
  const { open, team, panel } = await openMessages();
  await open(team);
  await expectNothingCut(PANEL_WIDTHS);
  await panel.getByRole('button', { name: /^Membersé/ }).click();
  await expect.element(panel.getByText(/^Owneré/)).toBeVisible();
  await expectNothingCut(PANEL_WIDTHS);
  await open('p2p-ypb_system');
  await expect.element(panel.getByText(/^System messages cannot be answeredé/)).toBeVisible();
  await expectNothingCut(PANEL_WIDTHS);
});
