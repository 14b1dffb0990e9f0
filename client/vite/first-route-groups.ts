import { FIRST_CHAPTERS } from '../src/i18n/first-chapters.ts';

/** A file of its own: a phone reads it while the other packages are on their way (ADR 0213). */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
/** Packages that every page needs, and what a bundle is loaded with. */
const EVERY_PAGE =
  /rolldown\/runtime|vite\/preload-helper|node_modules\/(?:react-router|react-router-dom|i18next|react-redux|redux|@reduxjs\/toolkit|reselect|redux-saga|@redux-saga\/[^/]+|typed-redux-saga|use-sync-external-store)\//;

/** Ends the chunk of the packages: what imports it is evaluated in another task (ADR 0146). */
const PAUSE = /\/app\/start\/(?:packages|after-packages)\.ts$|\/lib\/next-task\.ts$/;

/** What every page has: the shell, the tools of its headers, and the calls of a first page. */
const FIRST = new RegExp(
  [
    '/screens/shell/(?!NavDrawer|UserMenu|UserBar|RoomAsideDock|focus-landing|landmarks)',
    '/design/(?:TextField|Avatar|Button|Icon|Skeleton)/',
    '/features/(?:language|preferences)/views/\\w+(?:Switch|Button)\\.',
    '/features/halls/views/HallCounts',
    '/features/(?:modals/views/use-copy|person/views/use-person-page)',
    // All of them: the table of dialogs would take the state of their features along.
    '/features/[^/]+/(?:\\w+-)?modals\\.ts$',
    '/lib/part-wanted',
    'contracts/src/endpoints/(?:account|file|hall|home-players|login-log|user)\\.ts$',
    'contracts/src/paths/(?:account|file|hall|home-ops|home-players|login-log|ops-base|static-pages|support|user)\\.ts$',
    '/design/Dialog/(?:page-cover|top-layer)',
    'contracts/src/entities/(?:ops|people)\\.ts$',
    '@base-ui/react/[^/]*(?:internals/)?(?:direction-context|csp-context)',
  ].join('|'),
);

/** Modules that several chunks share although the first page does without them. */
const LATE_FEATURES = [
  'activity',
  'app-update',
  'banners',
  'channel',
  'chat',
  'chat-account',
  'chat-gifts',
  'clips',
  'contacts',
  'discover',
  'first-steps',
  'forms',
  'gallery',
  'gifts',
  'groups',
  'guides',
  'hall-management',
  'im',
  'invitation',
  'notices',
  'password',
  'people',
  'person',
  'profile',
  'quick-switch',
  'rankings',
  'real-name',
  'room',
  'room-chat',
  'room-list',
  'room-making',
  'room-settings',
  'search',
  'seats',
  'settings',
  'sharing',
  'support',
  'team-square',
  'team-up',
  'wallet',
];
const LATE_PRIMITIVES = [
  'Checkbox',
  'CodeField',
  'CoinArt',
  'Dialog',
  'Drawer',
  'Emoticon',
  'GiftArt',
  'LiveRegion',
  'Media',
  'Menu',
  'OptionList',
  'Palette',
  'PictureCrop',
  'Popover',
  'QrCode',
  'RadioChips',
  'ScrollEdges',
  'SelectField',
  'ShelfRows',
  'Switch',
  'Tabs',
  'TagList',
];
const LATE = new RegExp(
  [
    `/features/(?:${LATE_FEATURES.join('|')})/`,
    '/features/[^/]+/views/|/feedback/upload-api|/preferences/key-names|/session/begin-session',
    '/features/audio/(?!index|audio\\.|load-sound|modals|views/dialogs)',
    'open-hall|notices|hall-changes|hall-requests|voice-settings',
    `/design/(?:${LATE_PRIMITIVES.join('|')})/`,
    '/design/LazyPart/(?:WithPart|use-part)',
    '@base-ui',
    '/screens/',
    '/realtime/room/|/realtime/kernel/link\\.(?:saga|machine)',
    '/platform/rtc/|ports/rtc\\.|signed-web-socket',
    'contracts/src/(?:errors|endpoints|paths|permissions|realtime|entities/(?:im|ops|people|team))',
    '/lib/(?:clock-text|composing|emoji|linkify|money|name-match|names-text)',
  ].join('|'),
);

/** The index of a language and its first chapters. */
const FIRST_TEXTS = new RegExp(
  `/locales/([\\w-]+)/(?:index\\.ts|(?:${Object.keys(FIRST_CHAPTERS).join('|')})\\.json)$`,
);
const TEXTS = /\/locales\/[\w-]+\//;
const languageOfFirst = (id: string) => FIRST_TEXTS.exec(id)?.[1];

/** State, behaviour and calls of a late part: what it shares with views and with other parts comes in one chunk. */
const stateOf = (features: string, rest: string) => new RegExp(`/features/(?:${features})/[^/]+\\.ts$|${rest}`);
const HALL_STATE = stateOf(
  'audio|channel|chat|person|team-up',
  '/realtime/kernel/link\\.|/platform/rtc/voice|ports/rtc\\.|contracts/src/(?:endpoints|paths)/(?:activity-config|audio|notice|voice)\\.ts$',
);
const PEOPLE_STATE =
  /\/features\/(?:activity|people)\/(?!mic-applications)[^/]+\.ts$|contracts\/src\/(?:endpoints|paths)\/(?:people|social|support)\.ts$/;
const MANAGE_STATE = stateOf('first-steps|hall-management|notices', '/late/hall-management\\.ts$');
/** Discover: its halls and the shelves beside them. They come together, and together they compress better. */
const EXPLORE =
  /\/design\/ShelfRows\/|\/features\/discover\/(?!modals|views\/dialogs)|\/features\/halls\/views\/HallCard|\/screens\/discover\/(?!TeamShelf)|\/late\/explore\.ts|contracts\/src\/(?:endpoints\/(?:home-ops|room|tourist)|paths\/(?:room|tourist))\.ts$/;
/** What the team-up square and the shelf of teams beside the halls share. */
const SQUARE = stateOf(
  'team-square',
  '/team-square/views/FreePlaces|/late/team-square\\.ts$|contracts/src/endpoints/game\\.ts$',
);
/** Calls of the forms of a login, and of the dialogs of an account, and what follows a login. */
const LOGIN_CALLS = /contracts\/src\/(?:endpoints|paths)\/login\.ts$|\/session\/begin-session/;
/** Calls that only members make, in several parts, and how they upload. */
const MEMBER_CALLS = /contracts\/src\/(?:endpoints|paths)\/(?:channel|invite)\.ts$|\/feedback\/upload-api/;
/** Calls that cards, menus and dialogs make, each in several parts; no page makes them. */
const SOCIAL_CALLS = /contracts\/src\/(?:endpoints|paths)\/social\.ts$|\/features\/people\/relation-calls\.ts$/;
const STAFF_CALLS = /contracts\/src\/(?:endpoints|paths)\/staff\.ts$/;
/** Calls about the viewer's own seat, which rooms and voice channels share. */
const SEAT_CALLS = /contracts\/src\/(?:endpoints|paths)\/seat\.ts$/;
const SEAT_STAFF_CALLS = /contracts\/src\/(?:endpoints|paths)\/seat-staff\.ts$/;
const GAMING_CALLS = /contracts\/src\/(?:endpoints|paths)\/gaming\.ts$/;
const MANAGER_CALLS = /contracts\/src\/(?:endpoints|paths)\/(?:channel|hall)-management\.ts$/;
/** What sends a gift again loads where gifts are given. */
const ROOM_STATE =
  /\/features\/(?:(?:room|seats|gifts|room-chat)\/(?!until-answered)[^/]+|wallet\/wallet\.slice)\.ts$|contracts\/src\/(?:endpoints|paths)\/visit\.ts$/;
/**
 * The page of a room, with all that it imports: together they compress better. Its menus and dialogs share much of it. What the
 * room does behind its page (greetings, its card) comes in the same file.
 */
const ROOM_PAGE =
  /\/screens\/voice-room\/VoiceRoomScreen\.|\/features\/(?:room\/room-card|room-chat\/greetings)\.saga\./;
/** What the page of a room shares with other places. */
const ROOM_SHARED = /\/design\/GiftArt\/|\/features\/chat\/views\/LineField\./;
/** Sound, whatever carries it, and what a call begins with: together they compress better. */
const SOUND = /\/platform\/rtc\/(?:(?:sound|local)\/|(?:create-rtc|voice-tab)\.ts$)/;
/** The socket of rooms, and what the signalling of calls shares with it: a room loads both. */
const SIGNED_SOCKETS = /\/platform\/sockets\/(?:signed-web-socket|web-socket\.room-socket)\.ts$/;
const WALLET_STATE = stateOf(
  'wallet',
  '/lib/money|contracts/src/(?:endpoints|paths)/(?:payment|recharge|wallet|order-fields)\\.ts$',
);
/** Messages, with what the dialogs of groups share with them; the shell counts the unread ones by itself. */
const IM_STATE =
  /\/features\/im\/(?!unread-sum|kept-messages|[^/]*\.actions)[^/]+\.ts$|contracts\/src\/(?:endpoints|paths)\/(?:group|im)\.ts$/;
const CONTACTS_STATE = stateOf('contacts|password|profile|support', '/late/contacts\\.ts$');
/** The list of rooms and its dialogs: they share state and calls. */
const ROOMS_STATE =
  /\/features\/(?:rankings|real-name|room-list|room-making|room-settings)\/(?!modals)[^/]+\.ts$|contracts\/src\/(?:endpoints|paths)\/(?:ranking|real-name)\.ts$/;
/** Calls about users: messages, contacts and the wallet make them. */
const PERSON_CALLS = /contracts\/src\/(?:endpoints\/(?:person|profile)|paths\/profile|entities\/profile)\.ts$/;
/** Calls of rooms: discover and the rooms themselves make them. */
const ROOM_CALLS = /contracts\/src\/(?:endpoints\/room-fields|(?:endpoints|paths)\/room)\.ts$/;
/** Small views and helpers that lobby and room share with each other and with dialogs. */
const TALK =
  /\/lib\/(?:clock-text|composing|linkify|names-text)|\/design\/(?:Popover|LiveRegion|Emoticon)\/|\/features\/(?:chat|audio)\/views\/(?:EmojiPicker|WhyBlocked)|\/features\/(?:halls\/views\/(?:PageEdge|MemberRow|place-extras|use-invite-link)|person\/views\/(?:card-extras|UserCardPopover)|hall-management\/views\/HallMenuButton|notices\/views\/Notices\.module)|\/features\/preferences\/(?:key-names|views\/use-key-names)/;
/** The dock of a call, its buttons and its sound: a room has them all, and a voice channel beside its own buttons. */
const DOCK =
  /\/features\/audio\/(?:views\/(?:DockPanel|VoiceControls)\.|(?:publishing|rtc-words|sound|talk-key|voice-settings)\.saga\.)/;
/** How a line of a hall looks, and what stands about it: the lobby has it, and messages. */
const LINES =
  /\/features\/chat\/views\/(?:composer-trigger|image-size|line-context|message-parts|MessageImage|MessageText|Moment|PersonButton|Separators|DropHere|JumpPills\.module|LineProblem|use-image-drop)|\/people\/views\/MemberSearch/;
/** What every dialog is made of. */
const DIALOG = /@base-ui\/|\/design\/Dialog\/(?!page-cover|top-layer)/;
/** As many entries have a dialog, and fewer have anything else in common. */
const DIALOGS_LEAST = 30;
/** Parts of forms, which come with the login in any case. */
const FORM_PARTS =
  /@base-ui\/(?:utils\/useControlled|react\/(?:tabs|checkbox|checkbox-group|field|internals\/(?:composite|labelable-provider|field-\w+|form-context|use-button|useValueChanged|useBaseUiId))\b)|\/design\/(?:Tabs|Checkbox|CodeField)\//;
/** What the forms of a login share. */
const LOGIN_PARTS = /\/session\/views\/(?:phone|SmsFields|NewPasswordField|use-\w+|LoginDialog\.module)\b/;
/** Draws dialogs with what they need. */
const DIALOG_HOST = /\/design\/LazyPart\/(?:WithPart|use-part)|\/person\/views\/use-(?:overlays|messages-beside)/;
/** Places as visitors see them. */
const VISIT = /\/features\/invitation\/(?!visitor)|\/screens\/invite\/(?:HallWelcome|use-login-first)/;

function isBase(id: string): boolean {
  if (FIRST.test(id)) return true;
  if (TEXTS.test(id)) return languageOfFirst(id) === 'zh-CN';
  return /\/(?:client|contracts)\/src\/|node_modules\/zod\/|\/vite\/late-zod\.ts$/.test(id) && !LATE.test(id);
}

/**
 * Shared modules go into a few chunks instead of fifty: small chunks compress badly (186 kB instead of 174 for
 * the first route, measured), and each costs a request. Texts come in one request for the start, and one a part (text-parts.ts).
 */
export const firstRouteGroups = [
  { name: 'react', test: REACT, priority: 6 },
  { name: 'vendor', test: (id: string) => EVERY_PAGE.test(id) || PAUSE.test(id), priority: 5 },
  { name: 'base', test: isBase, minShareCount: 2, priority: 4 },
  { name: 'room-state', test: ROOM_STATE, minShareCount: 2, priority: 3 },
  { name: 'room-shared', test: ROOM_SHARED, minShareCount: 2, priority: 2 },
  { name: 'room-page', test: ROOM_PAGE, priority: 1 },
  { name: 'sound', test: SOUND, priority: 1 },
  { name: 'signed-sockets', test: SIGNED_SOCKETS, priority: 4 },
  { name: 'wallet-state', test: WALLET_STATE, minShareCount: 2, priority: 2 },
  { name: 'im-state', test: IM_STATE, minShareCount: 2, priority: 2 },
  { name: 'contacts-state', test: CONTACTS_STATE, minShareCount: 2, priority: 2 },
  { name: 'rooms-state', test: ROOMS_STATE, minShareCount: 2, priority: 3 },
  { name: 'hall-state', test: HALL_STATE, minShareCount: 2, priority: 3 },
  { name: 'people-state', test: PEOPLE_STATE, minShareCount: 2, priority: 3 },
  { name: 'manage-state', test: MANAGE_STATE, minShareCount: 2, priority: 3 },
  { name: 'login-calls', test: LOGIN_CALLS, minShareCount: 2, priority: 4 },
  { name: 'member-calls', test: MEMBER_CALLS, minShareCount: 2, priority: 4 },
  { name: 'manager-calls', test: MANAGER_CALLS, minShareCount: 2, priority: 4 },
  { name: 'social-calls', test: SOCIAL_CALLS, minShareCount: 2, priority: 4 },
  { name: 'gaming-calls', test: GAMING_CALLS, minShareCount: 2, priority: 4 },
  { name: 'square', test: SQUARE, priority: 2 },
  { name: 'shelves', test: EXPLORE, priority: 3 },
  { name: 'person-calls', test: PERSON_CALLS, minShareCount: 2, priority: 4 },
  { name: 'room-calls', test: ROOM_CALLS, minShareCount: 2, priority: 4 },
  { name: 'seat-calls', test: SEAT_CALLS, minShareCount: 2, priority: 4 },
  { name: 'seat-staff-calls', test: SEAT_STAFF_CALLS, minShareCount: 2, priority: 4 },
  { name: 'staff-calls', test: STAFF_CALLS, minShareCount: 2, priority: 4 },
  { name: 'talk', test: TALK, minShareCount: 2, priority: 3 },
  // On its own, or the group of those that need it would take it along: the list of rooms needs it too, and no lines.
  { name: 'emoji', test: (id: string) => id.endsWith('/src/lib/emoji.ts'), minShareCount: 2, priority: 6 },
  { name: 'dock', test: DOCK, priority: 2 },
  { name: 'lines', test: LINES, minShareCount: 2, priority: 1 },
  { name: 'form-parts', test: FORM_PARTS, minShareCount: 2, priority: 2 },
  { name: 'login-parts', test: LOGIN_PARTS, minShareCount: 2, priority: 2 },
  { name: 'dialog-host', test: DIALOG_HOST, minShareCount: 2, priority: 2 },
  { name: 'visit', test: VISIT, minShareCount: 2, priority: 2 },
  { name: 'dialog', test: DIALOG, minShareCount: DIALOGS_LEAST, priority: 3 },
  {
    debugName: 'first texts',
    name: (id: string) => `texts-${languageOfFirst(id)}`,
    test: FIRST_TEXTS,
    priority: 2,
  },
];
