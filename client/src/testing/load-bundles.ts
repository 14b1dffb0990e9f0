/** Every bundle of the application, so that how long one takes to arrive never decides a test. */
const BUNDLES = import.meta.glob([
  '../screens/*/*Screen.tsx',
  '../screens/{discover/Explore,invite/HallWelcome}.tsx',
  '../screens/hall-lobby/VoiceExtras.tsx',
  '../screens/shell/{RoomAsideDock,Shell}.tsx',
  '../screens/shell/{focus-landing,landmarks}.ts',
  '../app/Modals.tsx',
  '../app/late/*.ts',
  '!../app/late/*.saga.ts',
  '../design/Tooltip/TooltipHost.tsx',
  '../features/*/views/*.tsx',
  '../features/audio/{microphone-test,sound}.saga.ts',
  '../features/chat/{image-files,show-notice}.saga.ts',
  '../features/im/pictures.saga.ts',
  '../features/gifts/{giving,play-file}.saga.ts',
  '../features/session/{arrival,forms,chat-binding}.saga.ts',
  '../features/people/{acts,mic-applications}.saga.ts',
  '../features/room/staff-acts.saga.ts',
  '../features/seats/*-acts.saga.ts',
  '../features/room/{room-card,take-back}.saga.ts',
  '../features/room-chat/greetings.saga.ts',
  '../i18n/locales/**/*.json',
  '!../**/*.test.*',
]);
let loaded: Promise<unknown> | null = null;

export function loadBundles(): Promise<unknown> {
  loaded ??= Promise.all(Object.values(BUNDLES).map((load) => load()));
  return loaded;
}
