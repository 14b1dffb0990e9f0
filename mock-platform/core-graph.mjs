/**
 * The layers of the platform's core, a folder each, lowest first: each may import itself and the layers before it. `seeds`
 * builds worlds with the areas, and the machine's command `world.create` runs it.
 */
export const CORE_LAYERS = ['state', 'kernel', 'rights', 'areas', 'seeds', 'machine'];

/**
 * The areas that each area may import: the upstream ones. The architecture rules are made from this table, so
 * an area that is not listed may import no other area. Upstream areas announce (kernel/announcements.ts); the reactions
 * of downstream areas are composed in areas/index.ts.
 */
export const AREA_GRAPH = {
  decorations: [],
  ledger: [],
  medals: [],
  notices: [],
  sessions: [],
  control: [],
  uploads: [],
  verification: [],
  voice: [],
  people: ['medals'],
  presence: ['sessions', 'voice'],
  chat: ['people', 'uploads'],
  channels: ['chat', 'people', 'voice'],
  halls: ['channels', 'chat', 'people', 'presence', 'uploads', 'voice'],
  'team-up': ['channels', 'chat'],
  accounts: ['people', 'sessions', 'uploads', 'verification'],
  identity: ['accounts', 'people', 'sessions', 'verification'],
  im: ['people', 'uploads'],
  social: ['im', 'people', 'presence'],
  rooms: ['decorations', 'sessions', 'uploads'],
  gifts: ['im', 'ledger', 'rooms'],
  'real-name': ['medals'],
  profile: ['accounts', 'gifts', 'medals', 'people', 'social', 'uploads'],
  games: ['ledger', 'people'],
  ops: ['halls'],
  orders: ['ledger'],
  support: ['uploads'],
  nodes: ['presence', 'rooms', 'voice'],
};
