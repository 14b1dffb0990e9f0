/// <reference types="vite/client" />
import type { Language } from './languages.ts';
import chinese from './locales/zh-CN/index.ts';

/**
 * Every text of the client. A chapter is named after the feature, screen or view that shows it: a file of that name for
 * each language and a line here. The Chinese keys are the only keys, and the compiler checks each use of them.
 */
export interface Catalogue {
  readonly activity: typeof import('./locales/zh-CN/activity.json');
  readonly app: typeof import('./locales/zh-CN/app.json');
  readonly appUpdate: typeof import('./locales/zh-CN/appUpdate.json');
  readonly audio: typeof import('./locales/zh-CN/audio.json');
  readonly ban: typeof import('./locales/zh-CN/ban.json');
  readonly channel: typeof import('./locales/zh-CN/channel.json');
  readonly chat: typeof import('./locales/zh-CN/chat.json');
  readonly chatAccount: typeof import('./locales/zh-CN/chatAccount.json');
  readonly clipPlayer: typeof import('./locales/zh-CN/clipPlayer.json');
  readonly clips: typeof import('./locales/zh-CN/clips.json');
  readonly common: typeof import('./locales/zh-CN/common.json');
  readonly connection: typeof import('./locales/zh-CN/connection.json');
  readonly contacts: typeof import('./locales/zh-CN/contacts.json');
  readonly discover: typeof import('./locales/zh-CN/discover.json');
  readonly emoji: typeof import('./locales/zh-CN/emoji.json');
  readonly explore: typeof import('./locales/zh-CN/explore.json');
  readonly feedback: typeof import('./locales/zh-CN/feedback.json');
  readonly firstSteps: typeof import('./locales/zh-CN/firstSteps.json');
  readonly gifts: typeof import('./locales/zh-CN/gifts.json');
  readonly groups: typeof import('./locales/zh-CN/groups.json');
  readonly guides: typeof import('./locales/zh-CN/guides.json');
  readonly hallLobby: typeof import('./locales/zh-CN/hallLobby.json');
  readonly hallManagement: typeof import('./locales/zh-CN/hallManagement.json');
  readonly halls: typeof import('./locales/zh-CN/halls.json');
  readonly im: typeof import('./locales/zh-CN/im.json');
  readonly invitation: typeof import('./locales/zh-CN/invitation.json');
  readonly lightbox: typeof import('./locales/zh-CN/lightbox.json');
  readonly login: typeof import('./locales/zh-CN/login.json');
  readonly memberList: typeof import('./locales/zh-CN/memberList.json');
  readonly micApplications: typeof import('./locales/zh-CN/micApplications.json');
  readonly notFound: typeof import('./locales/zh-CN/notFound.json');
  readonly notices: typeof import('./locales/zh-CN/notices.json');
  readonly password: typeof import('./locales/zh-CN/password.json');
  readonly people: typeof import('./locales/zh-CN/people.json');
  readonly person: typeof import('./locales/zh-CN/person.json');
  readonly pictureCrop: typeof import('./locales/zh-CN/pictureCrop.json');
  readonly placeMenu: typeof import('./locales/zh-CN/placeMenu.json');
  readonly preferences: typeof import('./locales/zh-CN/preferences.json');
  readonly profile: typeof import('./locales/zh-CN/profile.json');
  readonly rankings: typeof import('./locales/zh-CN/rankings.json');
  readonly realName: typeof import('./locales/zh-CN/realName.json');
  /** Words for refusals of the platform, by name. Chinese has none: the platform's own words are Chinese. */
  readonly refusal: Readonly<Record<never, never>>;
  readonly report: typeof import('./locales/zh-CN/report.json');
  readonly room: typeof import('./locales/zh-CN/room.json');
  readonly roomChat: typeof import('./locales/zh-CN/roomChat.json');
  readonly roomList: typeof import('./locales/zh-CN/roomList.json');
  readonly roomMaking: typeof import('./locales/zh-CN/roomMaking.json');
  readonly roomMenu: typeof import('./locales/zh-CN/roomMenu.json');
  readonly roomSettings: typeof import('./locales/zh-CN/roomSettings.json');
  readonly search: typeof import('./locales/zh-CN/search.json');
  readonly seats: typeof import('./locales/zh-CN/seats.json');
  readonly session: typeof import('./locales/zh-CN/session.json');
  readonly settings: typeof import('./locales/zh-CN/settings.json');
  readonly sharing: typeof import('./locales/zh-CN/sharing.json');
  readonly shell: typeof import('./locales/zh-CN/shell.json');
  readonly shortcuts: typeof import('./locales/zh-CN/shortcuts.json');
  readonly support: typeof import('./locales/zh-CN/support.json');
  readonly takenOverBar: typeof import('./locales/zh-CN/takenOverBar.json');
  readonly teamSquare: typeof import('./locales/zh-CN/teamSquare.json');
  readonly teamUp: typeof import('./locales/zh-CN/teamUp.json');
  readonly userMenu: typeof import('./locales/zh-CN/userMenu.json');
  readonly voice: typeof import('./locales/zh-CN/voice.json');
  readonly voicePane: typeof import('./locales/zh-CN/voicePane.json');
  readonly voiceSettings: typeof import('./locales/zh-CN/voiceSettings.json');
  readonly wallet: typeof import('./locales/zh-CN/wallet.json');
}
export type Chapter = keyof Catalogue;

/** Loaders of the chapters of a language, by file. */
export type Chapters = Readonly<Record<string, () => Promise<object>>>;

/** The Chinese index comes with the page; those of the other languages are loaded with their first chapters. */
export const CHAPTERS: Record<Language, () => Promise<Chapters>> = {
  'zh-CN': () => Promise.resolve(chinese),
  'zh-TW': async () => (await import('./locales/zh-TW/index.ts')).default,
  'en-US': async () => (await import('./locales/en-US/index.ts')).default,
  'ja-JP': async () => (await import('./locales/ja-JP/index.ts')).default,
  'id-ID': async () => (await import('./locales/id-ID/index.ts')).default,
  'pt-BR': async () => (await import('./locales/pt-BR/index.ts')).default,
  'fa-IR': async () => (await import('./locales/fa-IR/index.ts')).default,
  'bn-BD': async () => (await import('./locales/bn-BD/index.ts')).default,
};

/** Namespaces of the engine. */
export const CHAPTER_NAMES: readonly string[] = Object.keys(chinese).map((file) =>
  file.slice('./'.length, -'.json'.length),
);

/** The texts of one chapter in one language. */
export async function loadChapter(language: Language, chapter: Chapter): Promise<object> {
  const load = (await CHAPTERS[language]())[`./${chapter}.json`];
  if (!load) throw new Error(`${language} has no chapter ${chapter}`);
  return load();
}
