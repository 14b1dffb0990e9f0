/** What the platform serves beside the pages of the client: the development server forwards it. */
export const PLATFORM_PATHS = [
  '/go',
  '/account',
  '/cashier',
  '/chat-app',
  '/files',
  '/static',
  '/config.json',
  '/__mock',
  '/socket.io',
  '/ws',
];
