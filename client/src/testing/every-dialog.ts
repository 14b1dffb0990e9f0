import type { UnknownAction } from '@reduxjs/toolkit';
import { page } from 'vitest/browser';
import { microphoneHelpModal, voiceSettingsModal } from '../features/audio/modals.ts';
import { channelActions } from '../features/channel/index.ts';
import { quickSwitcherModal } from '../features/channel/modals.ts';
import { galleryModal } from '../features/chat/modals.ts';
import { contactsModal } from '../features/contacts/modals.ts';
import { textOf } from '../features/feedback/index.ts';
import { channelModal, dissolveModal, hallSettingsModal } from '../features/hall-management/modals.ts';
import { createHallModal } from '../features/halls/modals.ts';
import { chatGiftModal } from '../features/im/gift-modals.ts';
import { groupPickModal, readersModal } from '../features/im/group-modals.ts';
import { modalsActions } from '../features/modals/modals.slice.ts';
import {
  codeModal,
  confirmModal,
  noticeModal,
  shareModal,
  shortcutsModal,
  uncopiedModal,
} from '../features/modals/modals.ts';
import { noticesModal } from '../features/notices/modals.ts';
import { passwordModal } from '../features/password/modals.ts';
import { banModal, reportModal } from '../features/people/modals.ts';
import { messagesModal, personModal, profileModal } from '../features/person/modals.ts';
import { settingsModal } from '../features/preferences/modals.ts';
import { profileActions, profileEditModal } from '../features/profile/index.ts';
import { giftPointsModal, rankingModal } from '../features/rankings/modals.ts';
import { realNameModal } from '../features/real-name/modals.ts';
import { createRoomModal } from '../features/room-making/modals.ts';
import { roomSettingsModal } from '../features/room-settings/modals.ts';
import { searchModal } from '../features/search/modals.ts';
import {
  agreementModal,
  bindPhoneModal,
  chatAccountModal,
  completionModal,
  loginModal,
} from '../features/session/modals.ts';
import { feedbackModal } from '../features/support/modals.ts';
import { gamingModal, publishModal } from '../features/team-square/modals.ts';
import { paymentModal, walletModal } from '../features/wallet/modals.ts';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER, VOICE } from './chat-lines.ts';
import { answerContacts, answerProfiles } from './contacts.ts';
import { answerExplore } from './explore.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { answerMoney } from './money.ts';
import type { MountedApp, MountOptions } from './mount-app.tsx';
import { mountStandings } from './people.ts';
import { openRoomPage } from './room-page.ts';
import { ROOM } from './run-room.ts';

/** What opens each dialog, by the name of its modal. */
type Openings = Readonly<Record<string, readonly UnknownAction[]>>;

/** The dialogs over a hall that the viewer owns. The lock is that of a channel with a password. */
const HALL_DIALOGS: Openings = {
  agreement: [agreementModal.open({ document: 'privacy' })],
  ban: [banModal.open({ hall_id: HALL, uid: OTHER, nick: '阿澈' })],
  bindPhone: [bindPhoneModal.open()],
  channelSettings: [channelModal.open({ channel_id: VOICE })],
  chatAccount: [chatAccountModal.open({ outcome: null })],
  chatGift: [chatGiftModal.open({ to: OTHER, name: '阿澈' })],
  code: [
    codeModal.open({
      title: textOf('guides.more.title'),
      text: textOf('guides.more.text'),
      content: 'https://example.com/invite',
    }),
  ],
  completion: [completionModal.open()],
  confirm: [
    confirmModal.open({
      title: textOf('guides.more.title'),
      body: textOf('guides.more.text'),
      action: textOf('guides.done'),
      danger: true,
      onConfirm: confirmModal.close(),
    }),
  ],
  contacts: [contactsModal.open({ list: 'friends' })],
  createHall: [createHallModal.open()],
  createRoom: [createRoomModal.open()],
  dissolve: [dissolveModal.open()],
  feedback: [feedbackModal.open()],
  gallery: [galleryModal.open({ msg_id: null, src: '/nothing.png', label: '图片' })],
  gaming: [gamingModal.open({ gaming_id: null })],
  giftPoints: [giftPointsModal.open()],
  groupPick: [groupPickModal.open({ group: null })],
  hallSettings: [hallSettingsModal.open({ startsAt: null })],
  lock: [channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES })],
  login: [loginModal.open({ tab: 'forgot' })],
  messages: [messagesModal.open({ to: null })],
  notice: [noticeModal.open({ text: textOf('guides.more.text') })],
  notices: [noticesModal.open()],
  password: [passwordModal.open()],
  payment: [paymentModal.open({ option_id: '1' })],
  person: [personModal.open({ uid: OTHER, hall_id: HALL, nick: '阿澈' })],
  profile: [profileModal.open({ no: OTHER, nick: '阿澈' })],
  profileEdit: [
    profileModal.open({ no: VIEWER, nick: '小满' }),
    profileActions.editRequested(),
    profileEditModal.open(),
  ],
  publishTeam: [publishModal.open({ hall_id: HALL, channel_id: VOICE })],
  quickSwitcher: [quickSwitcherModal.open({ typed: '' })],
  ranking: [rankingModal.open({ group_id: null })],
  readers: [
    readersModal.open({
      session: 'team-1',
      line: { clientId: 'c1', id: '1', from: VIEWER, at: 0, body: { kind: 'text', text: '集合' }, delivery: 'sent' },
    }),
  ],
  realName: [realNameModal.open({ resume: null })],
  report: [
    reportModal.open({
      uid: OTHER,
      nick: '阿澈',
      line: { place: `channel ${GENERAL}`, msg_id: '1', text: '加微信' },
    }),
  ],
  search: [searchModal.open({ kind: 'all' })],
  settings: [settingsModal.open()],
  share: [shareModal.open({ kind: 'hall', hall_id: HALL, channel_id: VOICE })],
  shortcuts: [shortcutsModal.open()],
  uncopied: [uncopiedModal.open({ text: 'https://example.com/invite' })],
  voiceSettings: [voiceSettingsModal.open()],
  microphoneHelp: [microphoneHelpModal.open({ look: 'denied' })],
  wallet: [walletModal.open({ need: null })],
};

/** The dialogs that belong to the voice room on screen. */
const ROOM_DIALOGS: Openings = {
  ranking: [rankingModal.open({ group_id: ROOM })],
  roomSettings: [roomSettingsModal.open()],
  share: [shareModal.open({ kind: 'room', room_no: ROOM, name: '唱片行' })],
};

function answerAll(fakes: FakePorts): void {
  answerExplore(fakes);
  answerContacts(fakes);
  answerProfiles(fakes);
  answerMoney(fakes);
  fakes.http.on('account.captcha', { captcha_id: 'c', image: 'data:image/svg+xml,' });
  fakes.http.on('channel.check_join', ({ channel_id }) => ({ is_join: channel_id === GUIDES ? 1 : 2 }));
}

/** The places over which dialogs open, and every dialog of the client by the name of its modal. */
export const DIALOG_PLACES = {
  hall: {
    dialogs: HALL_DIALOGS,
    open: (options: MountOptions): Promise<MountedApp> =>
      mountStandings('owner', 'member', { ...options, prepare: answerAll }),
  },
  room: {
    dialogs: ROOM_DIALOGS,
    open: (options: MountOptions): Promise<MountedApp> => openRoomPage({ role: 1, ...options, prepare: answerAll }),
  },
} as const;

/** Opens one dialog after the other, and answers the problems that were found, each with the name of its dialog. */
export async function openEach(
  app: MountedApp,
  dialogs: Openings,
  inspect: (name: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, opening] of Object.entries(dialogs)) {
    for (const action of opening) {
      app.dispatch(action);
      await app.settle();
    }
    const asked = app.state().modals.stack;
    const drawn = page
      .getByRole('dialog', { includeHidden: true })
      .or(page.getByRole('alertdialog', { includeHidden: true }))
      // The messages of a wide page are a part of it.
      .or(page.getByRole('complementary', { name: /^(消息$|پیام‌ها$|Messages)/, includeHidden: true }));
    const isOpen = asked.at(-1)?.name === name && drawn.elements().length >= asked.length;
    const found = isOpen ? await inspect(name) : ['does not open'];
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    app.dispatch(modalsActions.allClosed());
    await app.settle();
  }
  return problems;
}
