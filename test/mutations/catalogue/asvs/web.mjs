import { mistakesIn } from '../../mistake.mjs';

/*
 * Mutations of tokens, headers and bodies, by rows of the table in docs/security.md (OWASP ASVS 4.0.3). `rows` are
 * the table rows whose named test must fail.
 */
const integration = 'test/integration';
const security = `${integration}/security.test.ts`;
const badInput = `${integration}/bad-input.test.ts`;
const sessions = `${integration}/account/login-sessions.test.ts`;
const otp = `${integration}/account/otp.test.ts`;
const realtime = `${integration}/chat/realtime.test.ts`;
const headers = { file: 'server/http/base/security-headers.ts', test: 'server/http/base/security-headers.test.ts' };
const tokens = { file: 'core/features/auth/tokens.service.ts', test: security };
const body = { file: 'server/http/base/body.ts', test: badInput };
const prepare = { file: 'server/http/base/prepare.ts', test: security };

export const mistakes = [
  {
    file: 'server/http/base/api-request.ts',
    test: security,
    rows: ['1.2.3', '3.1.1', '8.3.1', '13.2.3'],
    breaks: 'a token is taken from the bearer header only',
    before: "exec(request.headers.authorization ?? '')",
    after: "exec(request.headers.authorization ?? `Bearer ${String(request.query['token'])}`)",
    name: 'is only taken from the bearer header',
  },
  {
    file: 'server/http/guard/own-id.ts',
    test: security,
    rows: ['4.1.2'],
    breaks: 'the id of another person is refused',
    before: 'userId !== undefined && userId.toLowerCase() !== me.personId',
    after: 'userId !== undefined && userId.length !== me.personId.length',
    name: 'is refused on every route that carries a user id',
  },
  ...mistakesIn(tokens, [
    {
      rows: ['3.2.2', '3.2.4', '3.5.3', '5.5.1', '14.5.2'],
      breaks: 'a token is signed with a key of its own, not with the secret itself',
      before: "secret: createSecretKey(Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'bearer-token', 32))),",
      after: 'secret: config.APP_SECRET,',
      name: '%s is refused',
    },
    {
      rows: ['3.3.1'],
      test: sessions,
      breaks: 'a token ends with its login',
      before: 'scope?.tokenVersion !== tokenVersion || !session',
      after: 'scope?.tokenVersion !== tokenVersion || session === undefined',
      name: 'ends the token on the server and this browser’s sockets on every server, and nobody else’s',
    },
    {
      rows: ['3.5.2'],
      test: sessions,
      breaks: 'a token is renewed while it is used',
      before: 'isAging: claims.iat * 1_000 + renewAfterMs < now',
      after: 'isAging: claims.iat * 1_000 + renewAfterMs > now',
      name: 'lives seven days and is renewed while it is used, once a day',
    },
  ]),
  ...mistakesIn({ file: 'core/features/auth/auth.service.ts', test: `${integration}/account/account.test.ts` }, [
    {
      rows: ['2.1.6', '2.1.5'],
      breaks: 'a new password asks for the old one',
      before: '    if (!(await this.passwords.matches(before, change.currentPassword))) throw new WrongPasswordError();\n',
      after: '',
      name: 'needs the old one, ends every other token and gives this browser a fresh one',
    },
    {
      rows: ['2.1.4', '2.5.3', '2.5.6'],
      test: otp,
      breaks: 'a forgotten password is replaced by the new one',
      before: 'await this.replacePassword(tx, account, await this.passwords.hash(newPassword));',
      after: 'await this.replacePassword(tx, account, await this.passwords.hash(`${newPassword}.`));',
      name: 'is replaced with the mailed code; every token made before has ended',
    },
    {
      rows: ['3.3.3'],
      test: sessions,
      breaks: 'a new password ends the other logins',
      before: '      await this.logins.endOthers(tx, personId, sessionId, visitor);\n',
      after: '      void visitor;\n',
      name: 'a new password ends the sessions of all other browsers and keeps this one',
    },
  ]),
  {
    file: 'core/features/otp/otp.repository.ts',
    test: otp,
    rows: ['2.7.3'],
    breaks: 'a code for a new password opens once',
    before: 'update({ id }, { consumedAt: at })',
    after: 'update({ id }, { sentAt: at })',
    name: 'is replaced with the mailed code; every token made before has ended',
  },
  {
    file: 'server/realtime/panel.gateway.ts',
    test: realtime,
    rows: ['1.2.4'],
    breaks: 'a socket needs a valid token',
    before: '(isProved) => (isProved ? next() : next(new Error(',
    after: '(isProved) => (typeof isProved === "boolean" ? next() : next(new Error(',
    name: 'refuses a socket without a valid token',
  },
  {
    file: 'server/realtime/panel.adapter.ts',
    test: realtime,
    rows: ['14.5.3'],
    breaks: 'sockets open for our own pages only',
    before: 'decide(null, isOwnOrigin(request.headers.origin, request.headers.host, PUBLIC_URL))',
    after: 'decide(null, isOwnOrigin(undefined, request.headers.host, PUBLIC_URL))',
    name: 'opens for our own pages only',
  },
  {
    file: 'core/platform/ops/operator.ts',
    test: security,
    rows: ['4.2.2'],
    breaks: 'the operator’s pages are changed from themselves only',
    before: '!isSameOrigin(request.method, request.headers, PUBLIC_URL)',
    after: "!isSameOrigin('GET', request.headers, PUBLIC_URL)",
    name: 'are changed from their own pages only',
  },
  ...mistakesIn(prepare, [
    {
      rows: ['8.1.1', '8.2.1'],
      breaks: 'answers are stored nowhere',
      before: "response.setHeader('Cache-Control', 'no-store');",
      after: "response.setHeader('Cache-Control', 'private');",
      name: 'carry strict headers and a request id, and are stored nowhere',
    },
    {
      rows: ['14.3.3', '14.4.1', '14.4.4', '14.4.6'],
      breaks: 'answers carry the security headers',
      before: '  app.use(securityHeaders(config, inlineScriptHashes(panelFolder)));\n',
      after: '  void securityHeaders(config, inlineScriptHashes(panelFolder));\n',
      name: 'carry strict headers and a request id, and are stored nowhere',
    },
  ]),
  {
    file: 'server/http/base/request-log.ts',
    test: security,
    rows: ['7.1.4'],
    breaks: 'a request id of strange form is replaced',
    before: 'const saneId = /^[\\w-]{8,64}$/;',
    after: 'const saneId = /^.{8,64}$/;',
    name: 'keep a sane request id from the proxy and no other',
  },
  ...mistakesIn(headers, [
    {
      rows: ['1.14.6', '5.2.4', '10.2.1', '12.3.6', '14.4.3', '14.4.7'],
      breaks: 'only our own pages may load anything',
      before: `'default-src': ["'self'"]`,
      after: `'default-src': ["'self'", 'https:']`,
      name: 'without payment and pixel only our own pages may load anything',
    },
    {
      rows: ['10.2.2'],
      breaks: 'the microphone is closed to our pages',
      before: "  'microphone',\n",
      after: '',
      name: 'features that our pages never use are forbidden; payments are for us and the payment popup only',
    },
    {
      rows: ['14.4.5'],
      breaks: 'browsers insist on https',
      before: 'strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false',
      after: 'strictTransportSecurity: false',
      name: 'a public https address makes browsers insist on it',
    },
  ]),
  ...mistakesIn(body, [
    {
      rows: ['13.1.5', '13.2.5'],
      breaks: 'other content than JSON is refused',
      before: "next(new AppError('not_json'));",
      after: 'next();',
      name: 'other kinds of content are refused',
    },
    {
      rows: ['1.5.3', '5.1.3', '13.2.2'],
      breaks: 'a NUL never reaches the database',
      before: 'if (hasNul(request.body) || ',
      after: 'if (',
      name: '%s is refused by every route that reads one',
    },
    {
      rows: ['12.1.1'],
      breaks: 'large bodies are refused',
      before: 'limit: limits.bodyBytes, strict',
      after: 'limit: 4 * limits.bodyBytes, strict',
      name: 'a too large one is refused before it is read',
    },
    {
      breaks: 'bodies of many values are refused before they are parsed',
      before: '  if (hasManyValues(body, limits.bodyValues))',
      after: '  if (hasManyValues(body, 10 * limits.bodyValues))',
      name: 'one of more values than any route needs is refused before it is read',
    },
  ]),
  {
    file: 'contracts/http/account/auth.ts',
    test: `${integration}/account/auth.test.ts`,
    rows: ['2.1.2', '2.1.9'],
    breaks: 'a password of more than 128 characters is refused',
    before: '  .max(limits.passwordMaxChars, { error: text.passwordLong });\n',
    after: '  .max(2 * limits.passwordMaxChars, { error: text.passwordLong });\n',
    name: 'refuses %s with its own sentence',
  },
  {
    file: 'core/features/mails/mail-layout.rules.ts',
    test: `${integration}/account/mail.test.ts`,
    rows: ['5.2.3'],
    breaks: 'names are no markup in mails',
    before: 'return text.replace(/[&<>"\']/g,',
    after: 'return text.replace(/[&]/g,',
    name: 'a mail carries text and HTML, and an owner’s name is never markup',
  },
  {
    file: 'core/outside/storage/storage.ts',
    test: 'core/outside/storage/storage.test.ts',
    rows: ['12.3.1', '12.3.2'],
    breaks: 'a key of the storage has no dots',
    before: 'const keyPattern = /^[0-9a-z-]+(\\/[0-9a-z-]+){0,3}$/;',
    after: 'const keyPattern = /^[0-9a-z.-]+(\\/[0-9a-z.-]+){0,3}$/;',
    name: 'takes no key of others: %j',
  },
  {
    file: 'core/outside/payments/midtrans/midtrans.provider.ts',
    test: `${integration}/billing/notifications.test.ts`,
    rows: ['13.2.6'],
    breaks: 'a notification is signed',
    before: '!parsed.success || key === undefined || !isSigned(parsed.data, key)',
    after: '!parsed.success || key === undefined || isSigned.length === 0',
    name: 'of another maker are refused and change nothing',
  },
];
