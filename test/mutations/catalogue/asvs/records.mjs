import { mistakesIn } from '../../mistake.mjs';

/*
 * Mutations of secrets, logs, keys, settings and stored data, by rows of the table in docs/security.md (chapters 1, 2,
 * 6, 7, 8, 9, 10 and 14).
 */
const integration = 'test/integration';
const security = `${integration}/security.test.ts`;
const server = `${integration}/server.test.ts`;
const box = { file: 'core/platform/crypto/secret-box.ts', test: 'core/platform/crypto/secret-box.test.ts' };
const production = { file: 'core/platform/config/production.rules.ts', test: 'core/platform/config/production.rules.test.ts' };
const log = { file: 'server/http/base/request-log.ts', test: security };
const composition = { file: 'docker-compose.yml', test: `${integration}/composition.test.ts` };
const lock = { file: 'package-lock.json', test: 'scripts/lib/lock-file.test.mjs' };

export const mistakes = [
  {
    file: 'server/http/public-config/public-config.controller.ts',
    test: server,
    rows: ['1.6.4'],
    breaks: 'pages get no secret',
    before: '{ clientKey, snapUrl } : null',
    after: "{ clientKey: this.config.MIDTRANS_SERVER_KEY ?? '', snapUrl } : null",
    name: 'the public settings hold what pages need and no secret',
  },
  ...mistakesIn(log, [
    {
      rows: ['2.10.3', '6.4.2', '7.1.1, 7.1.2'],
      breaks: 'logs hold the pattern of an address, never the address',
      before: "return { event: 'http.request', personId",
      after: "return { event: 'http.request', url: (request as { originalUrl?: string }).originalUrl, personId",
      name: 'logs hold no token, password, address or code, and every line is one object with its event',
    },
    {
      rows: ['1.7.1', '7.3.1'],
      breaks: 'every line of the log is one event',
      before: "return { event: 'http.request', personId",
      after: 'return { event: undefined as never, personId',
      name: 'logs hold no token, password, address or code, and every line is one object with its event',
    },
    {
      rows: ['7.2.2'],
      breaks: 'a refused access names the person',
      before: "event: 'http.request', personId: (request as ApiRequest).actor?.personId, ...outcome",
      after: "event: 'http.request', ...outcome",
      name: 'a refused access is a line that names who, what and how it ended',
    },
  ]),
  {
    file: 'core/features/bots/vault/session-vault.service.ts',
    test: `${integration}/sessions/session-vault.test.ts`,
    rows: ['1.8.2', '6.1.1–6.1.3'],
    breaks: 'keys of a session lie sealed',
    before: 'this.box.seal(Buffer.from(value), keyContext(botId, type, id))',
    after: 'Buffer.from(value)',
    name: 'keys and credentials lie sealed',
  },
  ...mistakesIn(box, [
    {
      rows: ['6.2.1', '8.3.7'],
      breaks: 'a changed value does not open',
      before: 'return Buffer.concat([decipher.update(value.subarray(headerBytes + tagBytes)), decipher.final()]);',
      after: 'return decipher.update(value.subarray(headerBytes + tagBytes));',
      name: 'that was changed in its %s does not open',
    },
    {
      rows: ['6.2.6'],
      breaks: 'each value has a nonce of its own',
      before: 'const nonce = randomBytes(nonceBytes);',
      after: 'const nonce = createHash("sha256").update(plain).digest().subarray(0, nonceBytes);',
      name: 'is another one each time',
    },
    {
      rows: ['1.6.3', '6.2.3, 6.2.4'],
      breaks: 'a value names the key that sealed it',
      before: 'const found = this.keys.find((one) => one.id.equals(id));',
      after: 'const found = this.keys.find((one) => one.id.equals(id) || one === this.keys[0]);',
      name: 'seals with the first one and still opens what the others sealed',
    },
  ]),
  {
    file: 'core/outside/whatsapp/patches/quiet-console.ts',
    test: 'core/outside/whatsapp/patches/libsignal.test.ts',
    rows: ['6.4.2'],
    breaks: 'the library prints no private keys',
    before: "if (typeof args[0] === 'string' && noise.test(args[0])) return;",
    after: "if (typeof args[0] === 'string' && noise.test(args[0]) && args.length === 1) return;",
    name: 'silenced, it prints nothing, and output of other code passes',
  },
  {
    file: 'core/platform/config/programs.rules.ts',
    test: 'core/platform/config/programs.rules.test.ts',
    rows: ['1.9.2'],
    breaks: 'in production nobody stands in for WhatsApp',
    before: "(NODE_ENV !== 'production' && isInside(WHATSAPP_URL))",
    after: "(NODE_ENV !== '' && isInside(WHATSAPP_URL))",
    name: 'a replaced root key for %s in %s: allowed %s',
  },
  ...mistakesIn(production, [
    {
      rows: ['9.1.1'],
      breaks: 'the panel is reached over TLS',
      before: "if (settings.PUBLIC_URL.startsWith('http:') && !isLoopback(settings.PUBLIC_URL)) {",
      after: "if (settings.PUBLIC_URL.startsWith('ftp:') && !isLoopback(settings.PUBLIC_URL)) {",
      name: 'a setting that is not safe: %j',
    },
    {
      rows: ['14.1.3'],
      breaks: 'limits are on in production',
      before: '  if (!RATE_LIMITS) yield',
      after: '  if (RATE_LIMITS === undefined) yield',
      name: 'a setting that is not safe: %j',
    },
    {
      rows: ['2.10.2'],
      breaks: 'a sample is no secret',
      before: 'return sampleWords.test(secret) || ',
      after: 'return ',
      name: 'random secrets are not weak, samples and repetitions are: %s (%s), %s',
    },
  ]),
  {
    file: '.env.example',
    test: 'scripts/lib/settings/env-example.test.mjs',
    rows: ['2.10.4'],
    breaks: 'the sample settings hold no secret',
    before: '#APP_SECRET=\n',
    after: '#APP_SECRET=kX3vQ9mPz7Lw2RtY8uBn5HsJ4fGd6CaE\n',
    name: '.env.example gives no secret a value',
  },
  ...mistakesIn(composition, [
    {
      rows: ['1.2.2'],
      breaks: 'Redis asks for a password',
      before: '        requirepass "$$REDIS_PASSWORD"\n',
      after: '',
      name: 'gives the stores passwords',
    },
    {
      breaks: 'large files on their way are not in memory',
      before: '  TMPDIR: /app/temporary\n',
      after: '  TMPDIR: /tmp\n',
      name: 'has the files on their way of %s on disk, not in memory',
    },
    {
      rows: ['1.14.5'],
      breaks: 'no store is reached from outside',
      before: '    mem_limit: ${REDIS_MEMORY:-1g}\n',
      after: "    mem_limit: ${REDIS_MEMORY:-1g}\n    ports: ['6379:6379']\n",
      name: 'lets only the proxy be reached from outside',
    },
  ]),
  ...mistakesIn(lock, [
    {
      rows: ['14.2.4', '14.2.5'],
      breaks: 'every package is held to its content',
      before: '      "integrity": "sha512-dELBwXtJWUxFALdEVvdk8qK+XBa17EH5H9NZm+041/esjNi6SaZMusqBgr2PZKq7hD+O2jSCEHbey/hwkz2Awg==",\n',
      after: '',
      name: 'every package is held to its content, also those of other systems: npm checks nothing without it',
    },
  ]),
  {
    file: 'core/platform/health/readiness.ts',
    test: server,
    rows: ['7.4.3'],
    breaks: 'a server without Redis is not ready',
    before: "database === 'up' && redis === 'up'",
    after: "database === 'up'",
    name: 'stays live and is not ready while Redis is away, and the process survives it',
  },
  {
    file: 'core/platform/files/temporary-file.ts',
    test: 'core/platform/files/temporary-file.test.ts',
    rows: ['8.1.2'],
    breaks: 'a temporary file can be read by its program only',
    before: 'const folder = await mkdtemp(join(tmpdir(), prefix));',
    after: 'const folder = await mkdtemp(join(tmpdir(), prefix));\n  (await import("node:fs")).chmodSync(folder, 0o755);',
    name: 'a temporary file has a folder of its own that only this user opens, and goes with it',
  },
  {
    file: 'client/src/features/settings/delete-account.tsx',
    test: 'test/browser/account/passwords.test.ts',
    rows: ['8.2.3'],
    breaks: 'nothing of an account stays in the browser',
    before: '        localStorage.clear();\n',
    after: "        localStorage.removeItem('token');\n",
    name: 'deleting asks with the words of the specification, and then nothing of the account is left',
  },
  {
    file: 'client/src/features/pixel/pixel.ts',
    test: 'test/browser/account/registration.test.ts',
    rows: ['8.3.3'],
    breaks: 'the pixel waits for consent',
    before: "if (window.fbq || readConsent() !== 'yes') return;",
    after: 'if (window.fbq) return;',
    name: 'is registered, proved after a wrong code and a new one, and opens the dashboard',
  },
  {
    file: 'contracts/values/retention.ts',
    test: `${integration}/retention.test.ts`,
    rows: ['8.3.8'],
    breaks: 'hashes of codes are removed after two days',
    before: 'codeHours: 48,',
    after: 'codeHours: 480,',
    name: 'codes, mails that went out and links that are over are removed in their time; nothing younger, and no mail that waits',
  },
  {
    file: 'server/http/base/security-headers.ts',
    test: 'server/http/base/security-headers.test.ts',
    rows: ['10.3.2'],
    breaks: 'inline scripts are named by their hash',
    before: `["'self'", ...scriptHashes, ...payment`,
    after: `["'self'", ...scriptHashes.map(() => "'unsafe-inline'"), ...payment`,
    name: 'inline scripts of the built pages are known by hash',
  },
];
