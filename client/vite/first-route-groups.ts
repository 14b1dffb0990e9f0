import { PART_CHAPTERS } from '../src/app/late/part-chapters.ts';
import { FIRST_CHAPTERS } from '../src/i18n/first-chapters.ts';

/** Packages that every page needs, and what a bundle is loaded with. */
const EVERY_PAGE =
  /vite\/preload-helper|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|react-redux|redux|@reduxjs\/toolkit|reselect|redux-saga|@redux-saga\/[^/]+|typed-redux-saga|use-sync-external-store)\//;

/** Modules that several chunks share although the first route does without them. */
const LATE_FEATURES = [
  'activity',
  'channel',
  'chat',
  'discover',
  'gifts',
  'guides',
  'hall-management',
  'invitation',
  'notices',
  'people',
  'person',
  'quick-switch',
  'room',
  'room-chat',
  'search',
  'seats',
  'team-square',
  'team-up',
  'wallet',
];
const LATE_PRIMITIVES = [
  'Checkbox',
  'CodeField',
  'Dialog',
  'Drawer',
  'Emoticon',
  'GiftArt',
  'LiveRegion',
  'Menu',
  'OptionList',
  'Palette',
  'Popover',
  'SelectField',
  'Tabs',
  'TextField',
];
const LATE = new RegExp(
  [
    `/features/(?:${LATE_FEATURES.join('|')})/`,
    '/features/[^/]+/views/',
    '/features/audio/(?!index|audio\\.|modals|views/dialogs)',
    'open-hall|notices|hall-changes|hall-requests|voice-settings',
    `/design/(?:${LATE_PRIMITIVES.join('|')})/`,
    '@base-ui',
    '/screens/',
    '/realtime/room/|/realtime/kernel/link\\.(?:saga|machine)',
    '/platform/rtc/|ports/rtc\\.|signed-web-socket',
    'contracts/src/(?:endpoints|paths|permissions|realtime|entities/(?:ops|people|team))',
    '/lib/(?:clock-text|composing|emoji|linkify|name-match|names-text)',
  ].join('|'),
);

/** The index of a language and its first chapters. */
const FIRST_TEXTS = new RegExp(
  `/locales/([\\w-]+)/(?:index\\.ts|(?:${Object.keys(FIRST_CHAPTERS).join('|')})\\.json)$`,
);
const TEXTS = /\/locales\/[\w-]+\//;
const HALL_TEXTS = new RegExp(`/locales/([\\w-]+)/(?:${PART_CHAPTERS.hall.join('|')})\\.json$`);
const languageOfFirst = (id: string) => FIRST_TEXTS.exec(id)?.[1];

/** The state of voice rooms: its late part and the page of a room share nearly all of them. */
const ROOM_STATE = /\/features\/(?:room|seats|gifts|room-chat|wallet)\/[^/]+\.ts$/;

/** What opens and lists dialogs is needed everywhere, their views are not. */
const DIALOG_LISTS = /\/features\/[^/]+\/(?:modals|views\/dialogs?)\.ts$/;

/** Calls that every page makes: a chunk for each would weigh more than the calls. */
const FIRST_CALLS = /contracts\/src\/(?:endpoints|paths)\/(?:account|login|file|hall|user)\.ts$/;

function isBase(id: string): boolean {
  if (FIRST_CALLS.test(id)) return true;
  if (DIALOG_LISTS.test(id)) return true;
  if (TEXTS.test(id)) return languageOfFirst(id) === 'zh-CN';
  return /\/(?:client|contracts)\/src\/|node_modules\/zod\//.test(id) && !LATE.test(id);
}

/**
 * What the first route shares with the rest goes into two chunks instead of fifty: small chunks compress badly (186 kB
 * instead of 174, measured), and each costs a request. Texts come in one request for the start
 * and one for the part of the open hall.
 */
export const firstRouteGroups = [
  { name: 'vendor', test: EVERY_PAGE, priority: 3 },
  { name: 'room-state', test: ROOM_STATE, minShareCount: 2, priority: 1 },
  { name: 'base', test: isBase, minShareCount: 2, priority: 2 },
  { name: (id: string) => `texts-${languageOfFirst(id)}`, test: FIRST_TEXTS, priority: 1 },
  { name: (id: string) => `hall-texts-${HALL_TEXTS.exec(id)?.[1]}`, test: HALL_TEXTS, priority: 1 },
];
