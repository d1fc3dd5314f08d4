/** Which folder may import which; `npm run check` enforces it. */

const specs = '(\\.|-)spec\\.ts$|/test/|/spec/|^tests/';
const lib = (...names) => `^libs/(${names.join('|')})/`;

/** What a lib may import of the other libs; testing may import all. */
const libLayers = {
  money: [],
  'lottery-engine': ['money'],
  events: [],
  config: [],
  cache: ['config'],
  database: ['config', 'money'],
  auth: ['config', 'cache', 'database'],
  messaging: ['config', 'cache', 'database', 'events'],
  platform: ['config', 'cache', 'database', 'events', 'messaging', 'auth', 'money'],
  files: ['config', 'platform'],
  jobs: ['config', 'database', 'platform'],
  approvals: ['auth', 'config', 'database', 'jobs', 'money', 'platform'],
  geography: [],
  'wallet-client': ['money', 'platform'],
  'provider-sdk': [],
  local: [],
  'api-client': [],
};

const layerRules = Object.entries(libLayers).map(([name, allowed]) => ({
  name: `lib-${name}-layer`,
  severity: 'error',
  comment: `libs/${name} imports of other libs only: ${allowed.join(', ') || 'none'}.`,
  from: { path: lib(name), pathNot: specs },
  to: { path: '^libs/', pathNot: lib(name, ...allowed) },
}));

export default {
  forbidden: [
    {
      name: 'no-service-to-service',
      severity: 'error',
      comment: 'Services meet in events and HTTP, never in code. Only deploy/local knows several.',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'lib-one-door',
      severity: 'error',
      comment:
        'A lib is entered through its index.ts; the engine of the lottery has a door for pages and one for proofs, too.',
      from: { pathNot: ['^libs/', '^services/lottery/test/'] },
      to: {
        path: '^libs/',
        pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/lottery-engine/src/(browser|fairness/index)\\.ts$'],
      },
    },
    {
      name: 'lottery-is-judged-by-the-oracle',
      severity: 'error',
      comment: 'The same for tests of the lottery; they may use the second program that judges tickets, too.',
      from: { path: '^services/lottery/test/' },
      to: {
        path: '^libs/',
        pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/lottery-engine/(src/fairness/index\\.ts$|test/)'],
      },
    },
    {
      name: 'lib-one-door-among-libs',
      severity: 'error',
      comment: 'Also for another lib.',
      from: { path: '^libs/([^/]+)/' },
      to: { path: '^libs/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/$1/'] },
    },
    {
      name: 'lib-knows-nothing-above',
      severity: 'error',
      comment: 'Libs import libs and packages only.',
      from: { path: '^libs/' },
      to: { path: '^(services|web|deploy|scripts|tests|loadtests)/' },
    },
    {
      name: 'development-libs-stay-out',
      severity: 'error',
      comment:
        'Only the local launcher, tests and libs/testing start infrastructure or call the platform from outside.',
      from: { path: '^(services|libs)/', pathNot: ['^libs/(local|api-client|testing)/', specs] },
      to: { path: '^libs/(local|api-client)/' },
    },
    {
      name: 'web-imports-no-service',
      severity: 'error',
      comment: 'The site and its journeys meet the services by HTTP and published files.',
      from: { path: '^web/' },
      to: {
        path: '^(services|libs|deploy|scripts|tests)/',
        pathNot: [
          '^libs/api-client/src/index\\.ts$',
          '^libs/lottery-engine/src/(browser|fairness/index)\\.ts$',
        ],
      },
    },
    {
      name: 'web-ships-no-lib',
      severity: 'error',
      comment: 'Pages take the pure rules of the lottery; the client of the API is for journeys.',
      from: { path: '^web/', pathNot: '^web/e2e/' },
      to: { path: '^libs/', pathNot: '^libs/lottery-engine/' },
    },
    ...layerRules,
    {
      name: 'demo-provider-is-a-stranger',
      severity: 'error',
      comment:
        'The demo provider knows the public provider protocol, as any provider does, and no more of the platform than it takes to run.',
      from: { path: '^services/demo-provider/src/', pathNot: specs },
      to: { path: '^libs/', pathNot: lib('config', 'platform', 'database', 'money', 'provider-sdk') },
    },
    {
      name: 'outcomes-see-no-bets',
      severity: 'error',
      comment: 'What makes game results has no read path to bets, balances or exposure.',
      from: {
        path: '^services/demo-provider/src/(outcome|outcome-table|math-model|evaluator|table-game|fish-model|sports-model|card-room/rules)/',
        pathNot: specs,
      },
      to: {
        path: '.',
        pathNot: [
          '^services/demo-provider/src/(outcome|outcome-table|math-model|evaluator|table-game|fish-model|sports-model|card-room/rules)/',
          '^(node:)?crypto$',
          '^libs/money/src/index\\.ts$',
        ],
      },
    },
    {
      name: 'leagues-see-no-bets',
      severity: 'error',
      comment: 'What announces and plays matches knows nothing of the book that takes bets on them.',
      from: { path: '^services/demo-provider/src/league/', pathNot: specs },
      to: {
        path: '^services/demo-provider/src/',
        pathNot: '^services/demo-provider/src/(league|outcome|seed-sealing|sports-model)/',
      },
    },
    {
      name: 'draws-see-no-bets',
      severity: 'error',
      comment:
        'The same for what makes draws: calendar, commitments and draws read nothing else of the lottery.',
      from: { path: '^services/lottery/src/(schedule|fairness|draw)/', pathNot: specs },
      to: {
        path: '^services/lottery/src/',
        pathNot: '^services/lottery/src/((schedule|fairness|draw)/|(lottery\\.config|public-caching)\\.ts$)',
      },
    },
    {
      name: 'only-messaging-knows-kafkajs',
      severity: 'error',
      comment: 'Another Kafka client must cost one folder.',
      from: { pathNot: ['^libs/messaging/', specs] },
      to: { path: 'node_modules/kafkajs' },
    },
    {
      name: 'only-cache-knows-redis',
      severity: 'error',
      comment: 'Redis stands behind the port of libs/cache.',
      from: { pathNot: ['^libs/cache/', specs] },
      to: { path: 'node_modules/ioredis' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'Rules are functions of their arguments: no framework, no database, no clock, no input or output.',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: 'node_modules/|^libs/',
        pathNot: ['^libs/(money|events|config|auth|lottery-engine)/', '^node_modules/@noble/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-know-no-roles',
      severity: 'error',
      comment: 'A rule calls no service, repository, controller or consumer.',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: '\\.(service|repository|controller|consumer|module|entity)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      comment: 'What ships does not import test helpers.',
      from: { path: '^(services|libs|deploy)/', pathNot: [specs, '^libs/testing/'] },
      to: { path: ['^libs/testing/', '/test/', '^tests/', '(\\.|-)spec\\.ts$'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file that nobody imports does nothing.',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '/index\\.ts$',
          '/main\\.ts$',
          '/service\\.ts$',
          specs,
          '\\.config\\.',
          '^deploy/local/launch\\.ts$',
          '^deploy/container\\.mjs$',
          '\\.check\\.ts$',
          '^libs/testing/jest/',
        ],
      },
      to: {},
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment: 'Nothing is imported that is not there.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)#?(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6'],
    parser: 'swc',
  },
};
