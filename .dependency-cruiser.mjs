/**
 * The layers of features, lowest first. A feature may call those below it, never those above: an upper feature
 * passes data down.
 */
const layers = [
  'events',
  'activity-log',
  'mails',
  'account',
  'storage-use',
  'prompts',
  'products',
  'knowledge',
  'photos',
  'notifications',
  'otp',
  'plans',
  'billing',
  'blacklist',
  'shipping',
  'bots',
  'auth',
  'conversations',
  'closings',
  'sealing',
  'analytics',
  'questions',
  'replies',
  'followups',
  'reports',
  'membership',
  'subscribers',
];

/** Files of a feature that other features may import: its service, module, errors, types and texts, and `actor`. */
const frontDoor = '(\\.(service|module|errors|types|texts)|/actor)\\.ts$';
/** The server and the workers may also import a feature's `present` files. */
const edgeDoor = '(\\.(service|module|errors|types|texts|present)|/actor)\\.ts$';
const tests = '\\.test\\.tsx?$';

const feature = (name) => `^core/features/${name}/`;

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { pathNot: tests, ...from }, to });

/** Packages that one folder wraps. All other code uses that folder. */
const wrappedPackages = [
  { packages: 'baileys|libsignal', folder: '^core/outside/whatsapp/', comment: 'WhatsApp is reached through core/outside/whatsapp' },
  { packages: 'openai', folder: '^core/outside/llm/', comment: 'the language model is reached through core/outside/llm' },
  {
    packages: 'csv-parse|saxes',
    folder: '^core/platform/sheets/',
    comment: 'tables as files are read and written by core/platform/sheets, which bounds what they unfold to',
  },
  { packages: 'unpdf', folder: '^core/platform/pdf/', comment: 'PDF files are read by core/platform/pdf, in a thread' },
  { packages: 'web-push', folder: '^core/outside/push/', comment: 'push services are reached through core/outside/push' },
  { packages: 'nodemailer', folder: '^core/outside/mail/', comment: 'mail leaves through core/outside/mail' },
  {
    packages: 'bullmq',
    folder: '^(core/platform/(queue|redis|wake)|workers)/',
    comment: 'queues are reached through core/platform/queue; processors use the Nest glue',
  },
  { packages: 'ioredis', folder: '^core/platform/(queue|redis|wake)/', comment: 'Redis is reached through core/platform/redis' },
  { packages: 'jotai', folder: '^client/', comment: 'atoms are state of the panel' },
].map(({ packages, folder, comment }) =>
  forbid(
    `wrapped-${packages.replace('|', '-')}`,
    comment,
    { path: '^(contracts|core|server|workers|client)/', pathNot: folder },
    { path: `node_modules/(${packages})/` },
  ),
);

/** One rule per layer: it must not import the layers above it. */
const layerRules = layers
  .slice(0, -1)
  .map((name, index) =>
    forbid(
      `layer-${name}`,
      `${name} is below these features and must not import them`,
      { path: feature(name) },
      { path: `^core/features/(${layers.slice(index + 1).join('|')})/` },
    ),
  );

/**
 * Feature files that may call the notice, log and push functions directly, grouped by reason. All other files append
 * an event. `core/features/subscribers` turns events into notices, log lines and panel pushes (docs/decisions/0201).
 */
const directCalls = {
  'they make the notices, log lines and pushes': ['subscribers/', 'notifications/', 'activity-log/', 'reports/reports\\.'],
  'no fact: typing, a count or a state that the next one replaces, a view of the row that was just written': [
    'plans/plan-warnings\\.service',
    'bots/(bots|session-status-store|session-numbers)\\.service',
    // the sample of a follow-up
    'followups/follow-up-queue\\.service',
    'conversations/state/panel-updates',
    'conversations/messages/(lead-typing|outbox|turns/turns\\.service)',
  ],
  'every message or answer has it: its line is written to Redis only, so an event would cost more than the line': [
    'replies/replies\\.service',
    'conversations/messages/(messages\\.service|speakers/speakers\\.texts)',
    'conversations/contacts/contact-book',
    'bots/(passkey-attempts|number-check)\\.service',
  ],
  'they change or read the notices themselves: seen, ended, erased, reachable': [
    'conversations/inbox/(chats|chat-actions|contact-erasure)\\.service',
    'analytics/analytics\\.service',
    'membership/(erasure|erased-accounts|retention|exports/export-builder)\\.service',
    'sealing/sealing\\.service',
  ],
  'it ends logins, which must not wait': ['auth/(auth|login-sessions)\\.service', 'membership/address\\.service'],
  'modules only assemble': ['.+\\.module\\.ts$'],
};

/** Layers inside one folder, lowest first. */
const innerLayers = (base, names) =>
  names
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `layers-${base.replaceAll('/', '-')}-${name}`,
        `${name} is below these folders of ${base} and must not import them`,
        { path: `^${base}/${name}/` },
        { path: `^${base}/(${names.slice(index + 1).join('|')})/` },
      ),
    );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...wrappedPackages,
    ...innerLayers('core/outside/whatsapp', ['patches', 'content', 'lookup', 'order', 'keys', 'passkey', 'history', 'link']),
    ...innerLayers('server/sessions', ['commit', 'outbound', 'session', 'host']),
    ...innerLayers('client/src', ['state', 'ui', 'forms', 'api', 'realtime', 'features', 'pages', 'app']),
    forbid(
      'unknown-client-layer',
      'a new folder of the client takes its place among the layers in .dependency-cruiser.mjs',
      {},
      { path: '^client/src/', pathNot: '^client/src/(state|ui|forms|api|realtime|features|pages|app)/' },
    ),
    ...innerLayers('core/features/conversations', ['state', 'contacts', 'messages', 'files', 'inbox']),
    forbid(
      'conversations-words',
      'the words of conversations, at the root of the folder, are below its five modules; only its Nest module assembles them',
      { path: '^core/features/conversations/[^/]+$', pathNot: ['conversations\\.module\\.ts$', tests] },
      { path: '^core/features/conversations/[^/]+/' },
    ),
    forbid(
      'unknown-module-of-conversations',
      'a new folder of conversations takes its place among the layers in .dependency-cruiser.mjs',
      {},
      { path: '^core/features/conversations/[^/]+/', pathNot: '^core/features/conversations/(state|contacts|messages|files|inbox)/' },
    ),
    ...innerLayers('core/features/replies', ['owner-data', 'prompt', 'tools', 'bubbles', 'grounding', 'agent', 'writers']),
    forbid(
      'checks-of-answers-in-a-thread',
      "comparing an answer with the owner's texts takes hundreds of milliseconds: call it through replies/checks (docs/decisions/0221)",
      { path: '^core/features/replies/', pathNot: [tests, '^core/features/replies/(grounding|checks)/'] },
      {
        path: '^core/features/replies/(grounding/evidence/(judgement/|places/|doubts\\.rules)|checks/answer-check\\.(ts|thread))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'unknown-feature',
      'a new feature takes its place among the layers in .dependency-cruiser.mjs',
      {},
      { path: '^core/features/', pathNot: `^core/features/(${layers.join('|')})/` },
    ),
    forbid(
      'feature-public-files',
      'another feature is entered by its service, module, errors or types only',
      { path: '^core/features/([^/]+)/' },
      { path: '^core/features/', pathNot: ['^core/features/$1/', frontDoor] },
    ),
    forbid(
      'events-instead-of-calls',
      'a feature appends an event; who reads it is in core/features/subscribers. Exceptions with their reasons: directCalls',
      { path: '^core/features/', pathNot: [tests, `^core/features/(${Object.values(directCalls).flat().join('|')})`] },
      { path: '^core/(features/(notifications|activity-log)|platform/panel)/' },
    ),
    forbid(
      'edge-public-files',
      'server and workers enter a feature by its service, module, errors, types or present',
      { path: '^(server|workers)/' },
      { path: '^core/features/', pathNot: edgeDoor },
    ),
    forbid(
      'contracts-import-only-zod',
      'contracts import zod and each other',
      { path: '^contracts/' },
      { pathNot: ['^contracts/', 'node_modules/zod/'] },
    ),
    forbid(
      'core-imports-down',
      'core imports contracts and packages',
      { path: '^core/' },
      { path: '^(server|workers|client|sandbox|test|scripts)/' },
    ),
    forbid('platform-is-lowest', 'the platform has no domain words', { path: '^core/platform/' }, { path: '^core/(features|outside)/' }),
    forbid(
      'outside-imports-platform-only',
      'clients of outside services import the platform only',
      { path: '^core/outside/' },
      { path: '^core/features/' },
    ),
    forbid(
      'outside-services-are-separate',
      'one folder per outside service',
      { path: '^core/outside/([^/]+)/' },
      { path: '^core/outside/', pathNot: '^core/outside/$1/' },
    ),
    forbid(
      'server-alone',
      'server and workers never import each other',
      { path: '^server/' },
      { path: '^(workers|client|sandbox|test|scripts)/' },
    ),
    forbid(
      'api-and-ops-are-apart',
      'the API and the operator’s pages meet in server/start.ts only',
      { path: '^server/http/' },
      { path: '^core/platform/ops/' },
    ),
    forbid(
      'workers-alone',
      'server and workers never import each other',
      { path: '^workers/' },
      { path: '^(server|client|sandbox|test|scripts)/' },
    ),
    forbid(
      'client-sees-contracts',
      'the client imports contracts/{http,realtime,values} only',
      { path: '^client/' },
      { path: '^(core|server|workers|sandbox|test|scripts|contracts/jobs)/' },
    ),
    forbid(
      'helper-sees-contracts',
      'the passkey helper imports contracts/values only, and of it the panel takes the question that it hands over as a script',
      { path: '^extension/' },
      { path: '^(core|server|workers|client|sandbox|test|scripts|contracts/(http|jobs|realtime))/' },
    ),
    forbid(
      'helper-is-apart',
      'nobody else knows the passkey helper',
      { path: '^(core|server|workers|client|sandbox|contracts)/' },
      { path: '^extension/', pathNot: '^extension/src/ask-passkey' },
    ),
    forbid(
      'sandbox-is-a-witness',
      'the stand-ins import nothing of ours, so that they stay honest',
      { path: '^sandbox/' },
      { path: '^(contracts|core|server|workers|client|test|scripts)/' },
    ),
    forbid(
      'no-cycles',
      'two files that need each other are one subject, or a third one is missing',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'sandbox-without-circles',
      'not by types either: a stand-in is read from its wire upwards',
      { path: '^sandbox/' },
      { circular: true },
    ),
    forbid('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true }),
    forbid(
      'no-development-packages',
      'what runs in production is a dependency, not a development one',
      { path: '^(contracts|core|server|workers)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
