import { ERRORS, type HallStanding, type Relation, type UserCard } from '@miczero/contracts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { OTHER, VIEWER } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { HALL_PATH } from './hall-page.ts';
import { type MountOptions, mountApp } from './mount-app.tsx';
import { answerJoin, me, theHall } from './run-client.ts';

export const STRANGER = '3001' as typeof OTHER;

export const relation = (fields: Partial<Relation> = {}): Relation => ({
  no: OTHER,
  follow: false,
  fan: false,
  friend: false,
  black: false,
  blacked: false,
  ...fields,
});

export const cardOf = (fields: Partial<UserCard> = {}): UserCard => ({
  uid: OTHER,
  nick: '阿澈',
  avatar: '',
  gender: 1,
  age: 20,
  sign: '随叫随到',
  role: '',
  online: true,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
  ...fields,
});

/** The viewer and 阿澈 stand in the hall as given. An outsider among the targets has left since the list was loaded. */
export function standings({ http }: FakePorts, viewer: HallStanding, target: HallStanding): void {
  const user_id = viewer === 'owner' ? VIEWER : target === 'owner' ? OTHER : STRANGER;
  http.on('hall.detail', { ...theHall, user_id, in_hall: viewer !== 'outsider' });
  const role = viewer === 'manager' ? 'manage' : viewer === 'owner' ? 'owner' : '';
  answerJoin(http, { role, token: `${VIEWER}:send` });
  if (target === 'outsider') http.refuse('hall.user_card', ERRORS.userUnknown.code);
  else http.on('hall.user_card', { card_info: cardOf({ role: target === 'manager' ? 'manage' : '' }) });
  http.on('user.infos', ({ noes }) => ({ list: [noes === VIEWER ? me : { ...me, no: OTHER, nick: '阿澈' }] }));
  http.on('account.isfollow', relation());
  http.on('hall.user_hall', { list: [], page: 1, page_total: 1 });
}

export async function mountStandings(viewer: HallStanding, target: HallStanding, options: MountOptions = {}) {
  return mountApp({
    path: HALL_PATH,
    ...options,
    prepare: (fakes) => {
      standings(fakes, viewer, target);
      options.prepare?.(fakes);
    },
  });
}
export type MountedApp = Awaited<ReturnType<typeof mountApp>>;

export const memberRow = (nick: string) =>
  page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: new RegExp(nick) });
export const card = (nick = '阿澈') => page.getByRole('dialog', { name: `${nick} 的名片` });

export async function openCard(app: MountedApp, nick = '阿澈'): Promise<void> {
  await memberRow(nick).click();
  await app.settle();
}

/** Opens the menu of the card and answers the names of its items. */
export async function openMenu(app: MountedApp, nick = '阿澈'): Promise<string[]> {
  await openCard(app, nick);
  await page.getByRole('button', { name: `对 ${nick} 的更多操作` }).click();
  await app.clock.advance(0);
  await expect.element(page.getByRole('menu')).toBeVisible();
  return menuItems();
}

/** The names of the items of the open menu. */
export const menuItems = (): string[] =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent ?? '');
