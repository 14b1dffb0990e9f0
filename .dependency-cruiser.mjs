import { FEATURE_GRAPH } from './client/feature-graph.mjs';
import { AREA_GRAPH, CORE_LAYERS } from './mock-platform/core-graph.mjs';

const TESTS = '\\.(test|spec)\\.tsx?$';
const CLIENT = '^client/src/';
const layer = (...names) => `${CLIENT}(?:${names.join('|')})/`;

/** The layers above each client layer, lowest first. A layer may import itself and the layers below. */
const ABOVE = {
  lib: ['platform', 'design', 'i18n', 'realtime', 'features', 'screens', 'app'],
  platform: ['design', 'i18n', 'realtime', 'features', 'screens', 'app'],
  i18n: ['platform', 'design', 'realtime', 'features', 'screens', 'app'],
  design: ['platform', 'realtime', 'features', 'screens', 'app'],
  realtime: ['design', 'i18n', 'features', 'screens', 'app'],
  features: ['screens', 'app'],
  screens: ['app'],
};

const layerRules = Object.entries(ABOVE).map(([name, above]) => ({
  name: `client-${name}-imports-downwards`,
  comment: `${name}/ may not import ${above.join(', ')}: move the shared code down, or pass it in.`,
  severity: 'error',
  from: { path: layer(name), pathNot: TESTS },
  to: { path: layer(...above) },
}));

const featureRules = [
  ...Object.entries(FEATURE_GRAPH).map(([name, upstream]) => ({
    name: `feature-${name}-upstream`,
    comment: `features/${name} may import only ${upstream.join(', ') || 'no feature'}: add an edge to client/feature-graph.mjs if it keeps the graph acyclic, or announce an action instead.`,
    severity: 'error',
    from: { path: `${CLIENT}features/${name}/`, pathNot: TESTS },
    to: { path: `${CLIENT}features/`, pathNot: `${CLIENT}features/(?:${[name, ...upstream].join('|')})/` },
  })),
  {
    name: 'feature-is-listed',
    comment: 'List the feature in client/feature-graph.mjs.',
    severity: 'error',
    from: { path: `${CLIENT}features/`, pathNot: `${CLIENT}features/(?:${Object.keys(FEATURE_GRAPH).join('|')})/` },
    to: {},
  },
  {
    name: 'feature-through-its-door',
    comment: 'Import another feature through its index.ts. Screens and other views may compose its views.',
    severity: 'error',
    from: { path: `${CLIENT}features/([^/]+)/` },
    to: { path: `${CLIENT}features/`, pathNot: `${CLIENT}features/(?:$1/|[^/]+/index\\.ts$|[^/]+/views/)` },
  },
  {
    name: 'state-knows-no-views',
    comment:
      'State, sagas and the index.ts of a feature never import views, which would pull lazy chunks into the first route.',
    severity: 'error',
    from: { path: `${CLIENT}features/`, pathNot: `/views/|${TESTS}` },
    to: { path: `/views/` },
  },
];

const realtimeRules = [
  {
    name: 'kernel-knows-no-link',
    comment: 'Differences between the hall and the room belong in their wires (kernel/wire.ts).',
    severity: 'error',
    from: { path: `${CLIENT}realtime/kernel/`, pathNot: TESTS },
    to: { path: `${CLIENT}realtime/(?!kernel/)` },
  },
  {
    name: 'features-import-ports-only',
    comment: 'A feature receives its ports as arguments; platform/ and app/late/ assemble the adapters.',
    severity: 'error',
    from: { path: `${CLIENT}(features|realtime)/`, pathNot: TESTS },
    to: { path: `${CLIENT}platform/(?!ports|http/api-failure\\.ts)` },
  },
];

const roleRules = [
  {
    name: 'sagas-through-one-door',
    comment:
      'Effects come from lib/effects.ts, watchers from watching() of features/feedback: a bare watcher ends with the first worker that throws. Only the store starts the library, and only the clock and http know its CANCEL.',
    severity: 'error',
    from: {
      path: CLIENT,
      pathNot: `${TESTS}|${CLIENT}(?:testing/|lib/(?:effects|raw-watchers|cancel-promise)\\.ts$|app/store\\.ts$|platform/(?:clock/browser-clock|http/fetch-http)\\.ts$)`,
    },
    to: { path: '(?:^|/)(?:typed-)?redux-saga(?:/|$)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'watchers-are-guarded',
    comment: 'A bare watcher ends with the first worker that throws: use watching() of features/feedback.',
    severity: 'error',
    from: { path: CLIENT, pathNot: `${CLIENT}features/feedback/watch\\.saga\\.ts$` },
    to: { path: `${CLIENT}lib/raw-watchers\\.ts$` },
  },
  {
    name: 'pure-models',
    comment: 'A *.model.ts or *.machine.ts is pure: no React, store, saga, port or socket.',
    severity: 'error',
    from: { path: `${CLIENT}.*\\.(model|machine)\\.ts$` },
    to: {
      path: '(node_modules/.*(react|@reduxjs|redux-saga|typed-redux-saga|socket\\.io-client)|client/src/platform/)',
    },
  },
  {
    name: 'slices-without-effects',
    comment: 'A slice holds facts; effects belong in the saga.',
    severity: 'error',
    from: { path: `${CLIENT}.*\\.slice\\.ts$` },
    to: { path: '(redux-saga|lib/effects\\.ts$|\\.saga\\.ts$|client/src/platform/(?!failure|ports))' },
  },
  {
    name: 'sagas-without-views',
    comment: 'A saga imports neither React nor views; effects come from lib/effects.ts.',
    severity: 'error',
    from: { path: `${CLIENT}.*\\.saga\\.ts$` },
    to: { path: '(node_modules/.*(/react/|react-dom|@base-ui)|node_modules/.*(typed-redux-saga|redux-saga)/|/views/)' },
  },
  {
    name: 'views-dispatch-only',
    comment: 'A view reads selectors and dispatches intents: no ports, no saga.',
    severity: 'error',
    from: { path: `${CLIENT}(features|screens|design)/.*\\.tsx$`, pathNot: TESTS },
    to: { path: '(client/src/platform/|\\.saga\\.ts$|lib/effects\\.ts$|socket\\.io-client)' },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'client/src/testing is for tests only.',
    severity: 'error',
    from: { path: CLIENT, pathNot: `${TESTS}|${CLIENT}testing/` },
    to: { path: `${CLIENT}testing/` },
  },
];

const PLATFORM = '^mock-platform/src/';
const CORE = `${PLATFORM}core/`;
const coreLayer = (...names) => `${CORE}(?:${names.join('|')})/`;

/** The folders around the core, and the folders above each, which it may not import. */
const EDGES_ABOVE = {
  redis: ['log', 'cluster', 'worlds', 'admission', 'bots', 'http', 'realtime', 'control'],
  log: ['cluster', 'worlds', 'admission', 'bots', 'http', 'realtime', 'control'],
  cluster: ['log', 'worlds', 'admission', 'bots', 'http', 'realtime', 'control'],
  worlds: ['admission', 'bots', 'http', 'realtime', 'control'],
  admission: ['bots', 'http', 'realtime', 'control'],
  bots: ['admission', 'http', 'realtime', 'control'],
  files: ['log', 'cluster', 'worlds', 'admission', 'bots', 'http', 'realtime', 'control'],
  http: ['bots', 'realtime', 'control'],
  realtime: ['bots', 'control'],
};

const coreRules = [
  {
    name: 'core-is-pure',
    comment:
      'mock-platform/src/core has no I/O, clock or randomness: time and seed arrive with the command. Hashing is in core/kernel/sha256.ts.',
    severity: 'error',
    from: { path: CORE, pathNot: `${TESTS}|core/kernel/sha256\\.ts$` },
    to: { path: '(^mock-platform/src/(?!core/)|node_modules/(?!.*zod)|^node:|^(fs|crypto|net|http|timers)$)' },
  },
  {
    name: 'core-is-reached-through-the-log',
    comment: 'http and realtime submit commands and run queries; they never apply a command directly.',
    severity: 'error',
    from: { path: `${PLATFORM}(http|realtime|control)/`, pathNot: TESTS },
    to: { path: `${CORE}machine/apply\\.ts$` },
  },
  ...CORE_LAYERS.slice(0, -1).map((name, index) => ({
    name: `core-${name}-imports-downwards`,
    comment: `${name}/ may not import ${CORE_LAYERS.slice(index + 1).join(', ')}: move the shared code down, or announce the change.`,
    severity: 'error',
    from: { path: coreLayer(name), pathNot: TESTS },
    to: { path: coreLayer(...CORE_LAYERS.slice(index + 1)) },
  })),
  {
    name: 'core-in-its-layers',
    comment: 'A file of the core belongs to one of the layers in mock-platform/core-graph.mjs.',
    severity: 'error',
    from: { path: CORE, pathNot: coreLayer(...CORE_LAYERS) },
    to: {},
  },
  ...Object.entries(AREA_GRAPH).map(([name, upstream]) => ({
    name: `area-${name}-upstream`,
    comment: `areas/${name} may import only ${upstream.join(', ') || 'no area'}: add an edge to mock-platform/core-graph.mjs if it keeps the graph acyclic, or announce the change (core/kernel/announcements.ts).`,
    severity: 'error',
    from: { path: `${CORE}areas/${name}/`, pathNot: TESTS },
    to: { path: `${CORE}areas/`, pathNot: `${CORE}areas/(?:${[name, ...upstream].join('|')})/` },
  })),
  {
    name: 'area-is-listed',
    comment: 'List the area in mock-platform/core-graph.mjs. The only file beside the areas is areas/index.ts.',
    severity: 'error',
    from: { path: `${CORE}areas/`, pathNot: `${CORE}areas/(?:index\\.ts$|(?:${Object.keys(AREA_GRAPH).join('|')})/)` },
    to: {},
  },
  {
    name: 'gateways-know-no-other-kind',
    comment:
      'A kind of socket (realtime/hall, realtime/room, ...) does not know the others: what they share stands in realtime/gateway.',
    severity: 'error',
    from: { path: `${PLATFORM}realtime/([^/]+)/`, pathNot: TESTS },
    to: { path: `${PLATFORM}realtime/`, pathNot: `${PLATFORM}realtime/(?:$1|gateway)/` },
  },
  {
    name: 'gateways-are-a-list',
    comment:
      'Outside realtime/ no file knows a kind of socket: it loops over the gateways (realtime/gateway/gateway.ts).',
    severity: 'error',
    from: { path: PLATFORM, pathNot: `${TESTS}|${PLATFORM}realtime/` },
    to: { path: `${PLATFORM}realtime/`, pathNot: `${PLATFORM}realtime/(?:gateway/|gateways\\.ts$)` },
  },
  ...Object.entries(EDGES_ABOVE).map(([name, above]) => ({
    name: `platform-${name}-imports-downwards`,
    comment: `${name}/ may not know ${above.join(', ')}: pass it in, or move the shared part down.`,
    severity: 'error',
    from: { path: `${PLATFORM}${name}/`, pathNot: TESTS },
    to: { path: `${PLATFORM}(?:${above.join('|')})/` },
  })),
  {
    name: 'platform-ships-no-tests',
    comment:
      'mock-platform/testing holds walks, fuzz runs and test kits. Tests and tools import it; the platform does not.',
    severity: 'error',
    from: { path: PLATFORM, pathNot: TESTS },
    to: { path: '^mock-platform/testing/' },
  },
];

/** Packages with many folders, and those folders and the files beside them, lowest first: each may import itself and those before it. */
const FOLDER_LAYERS = {
  contracts: [
    'codes.ts',
    'errors.ts',
    'refusal-status.ts',
    'limits.ts',
    'fields.ts',
    'client-config.ts',
    'paths',
    'kernel',
    'entities',
    'permissions',
    'realtime',
    'endpoints',
    'index.ts',
    'fixtures',
    'world-facts.ts',
    'control-fields.ts',
    'fault-reach.ts',
    'control-faults.ts',
    'control-people.ts',
    'control-recordings.ts',
    'control-rooms.ts',
    'control.ts',
    'control-call.ts',
  ],
  scenarios: [
    'format',
    'wire',
    'play',
    'words',
    'har',
    'runtimes',
    'library.ts',
    'player.ts',
    'recordings.ts',
    'command',
    'index.ts',
    'main.ts',
  ],
  console: [
    'words',
    'address',
    'events',
    'journal',
    'storage',
    'actions',
    'api',
    'parts',
    'world-names',
    'wire',
    'recordings',
    'scenarios',
    'emit',
    'faults',
    'tree',
    'connections',
    'worlds',
    'TopBar.tsx',
    'Desk.tsx',
    'Console.tsx',
    'main.tsx',
  ],
};

const folderRules = Object.entries(FOLDER_LAYERS).flatMap(([name, folders]) => {
  const pathOf = (each) => (/\.tsx?$/.test(each) ? `${each.replace('.', '\\.')}$` : `${each}/`);
  const within = (...names) => `^${name}/src/(?:${names.map(pathOf).join('|')})`;
  const unlisted = {
    path: `^${name}/src/.+\\.tsx?$`,
    pathNot: `${TESTS}|${within(...folders, 'testing')}`,
  };
  return [
    ...folders.slice(0, -1).map((folder, index) => ({
      name: `${name}-${folder}-imports-downwards`,
      comment: `${folder} may not import ${folders.slice(index + 1).join(', ')}: move the shared code down, or pass it in.`,
      severity: 'error',
      from: { path: within(folder), pathNot: TESTS },
      to: { path: within(...folders.slice(index + 1)) },
    })),
    {
      name: `${name}-folder-is-listed`,
      comment: 'List the folder, or the file beside the folders, in FOLDER_LAYERS of .dependency-cruiser.mjs.',
      severity: 'error',
      from: unlisted,
      to: {},
    },
    {
      name: `${name}-import-is-listed`,
      comment: 'List the folder, or the file beside the folders, in FOLDER_LAYERS of .dependency-cruiser.mjs.',
      severity: 'error',
      from: {},
      to: unlisted,
    },
  ];
});

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Break the cycle: move the shared code into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Fix the path or add the package.',
      severity: 'error',
      from: {},
      // Assets of a package are resolved by the bundler, which fails on a missing one.
      to: {
        couldNotResolve: true,
        pathNot: '^(k6|virtual:|vite/client$)|^(?:@sapphi-red/web-noise-suppressor|svga)/.+\\?url$',
      },
    },
    {
      name: 'contracts-import-zod-only',
      comment: 'Both sides share the contracts: no I/O, no clock, no Node, no DOM.',
      severity: 'error',
      from: { path: '^contracts/src', pathNot: TESTS },
      to: { pathNot: '^contracts/src|node_modules/.*zod' },
    },
    {
      name: 'client-not-to-platform',
      comment: 'The client imports the contracts, not the platform.',
      severity: 'error',
      from: { path: '^client/src', pathNot: `${TESTS}|${CLIENT}testing/` },
      to: { path: '^mock-platform/' },
    },
    {
      name: 'platform-not-to-client',
      comment: 'The platform imports the contracts, not the client.',
      severity: 'error',
      from: { path: '^mock-platform/' },
      to: { path: '^client/' },
    },
    {
      name: 'console-imports-contracts-and-design',
      comment:
        'The console speaks the control API, and plays scenarios; it takes nothing but primitives from the client.',
      severity: 'error',
      from: { path: '^console/src', pathNot: TESTS },
      to: {
        path: '^(?:mock-platform|scenarios|load|pact|drift|e2e|tools|client)/',
        pathNot: `${CLIENT}(?:design|lib)/|^scenarios/(?:src/(?:player|har/told-capture|runtimes/browser-runtime)\\.ts$|library/)`,
      },
    },
    {
      name: 'player-runs-anywhere',
      comment: 'The player runs in Node, in a page and in k6: what one of them lacks comes through its Runtime.',
      severity: 'error',
      from: { path: '^scenarios/src/(?:format|har|play|wire|words)/|^scenarios/src/player\\.ts$', pathNot: TESTS },
      to: { path: '^(?:node:|mock-platform/)|^scenarios/src/runtimes/|node_modules/.*ws/|^(?:crypto|fs|path)$' },
    },
    {
      name: 'socket-io-client-lazy',
      comment: 'Only its adapter imports socket.io-client, and lazily, to keep it out of the first route.',
      severity: 'error',
      from: { path: '^client/src', pathNot: `${TESTS}|^client/src/platform/sockets/` },
      to: { path: 'node_modules/.*socket\\.io-client' },
    },
    ...layerRules,
    ...featureRules,
    ...realtimeRules,
    ...roleRules,
    ...coreRules,
    ...folderRules,
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: '^[a-z-]+/dist/|\\.module\\.css$|\\.css$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
