/** Packages that every page needs. */
const EVERY_PAGE =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|react-redux|redux|@reduxjs\/toolkit|reselect|redux-saga|@redux-saga\/[^/]+|typed-redux-saga|use-sync-external-store)\//;

/** Modules that several chunks share although the first route does without them. */
const LATE =
  /\/features\/(?:chat|channel|team-up|person|room|seats|gifts|room-chat|wallet)\/|\/features\/[^/]+\/views\/|\/realtime\/room\/|\/screens\/|@base-ui|\/design\/(?:Dialog|Menu|Popover|Drawer|TextField|Tabs|Checkbox|CodeField)\/|contracts\/src\/(?:endpoints|paths|realtime)\/|open-hall|notices|hall-changes|hall-requests/;

/**
 * What the first route shares with the rest goes into two chunks instead of fifty: small chunks compress badly (186 kB
 * instead of 174, measured), and each costs a request.
 */
export const firstRouteGroups = [
  { name: 'vendor', test: EVERY_PAGE, priority: 2 },
  {
    name: 'base',
    test: (id: string) => /\/(?:client|contracts)\/src\/|node_modules\/zod\//.test(id) && !LATE.test(id),
    minShareCount: 2,
    priority: 1,
  },
];
