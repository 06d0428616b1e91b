import { mistakesIn } from '../../mistake.mjs';

/* Mutations of logins, codes, limits and packages, by rows of the table in docs/security.md (chapters 2, 3, 4, 7 and 11). */
const account = 'test/integration/account';
const billing = 'test/integration/billing';
const auth = `${account}/auth.test.ts`;
const lockout = `${account}/lockout.test.ts`;
const sessions = `${account}/login-sessions.test.ts`;
const server = 'test/integration/server.test.ts';
const twoOwners = 'test/integration/two-owners.test.ts';
const passwords = { file: 'core/features/auth/passwords.service.ts', test: auth };
const policies = { file: 'server/http/guard/rate-policies.rules.ts', test: lockout };
const logins = { file: 'core/features/auth/login-sessions.service.ts', test: sessions };
const payments = { file: 'core/features/billing/payments.service.ts', test: `${billing}/billing-races.test.ts` };

export const mistakes = [
  ...mistakesIn(passwords, [
    {
      rows: ['2.1.3'],
      breaks: 'a password is read to its last character',
      before: "return password.normalize('NFC');",
      after: "return password.normalize('NFC').slice(0, 72);",
      name: 'a password of 128 characters counts to its last one',
    },
    {
      rows: ['2.4.1'],
      breaks: 'passwords are hashed with argon2id',
      before: 'const argon2id = 2;',
      after: 'const argon2id = 1;',
      name: 'passwords lie as argon2id, each with a salt of its own',
    },
    {
      rows: ['2.4.2'],
      breaks: 'each password has a salt of its own',
      before: 'randomBytes(saltBytes)',
      after: "Buffer.from('sixteen-bytes-16')",
      name: 'passwords lie as argon2id, each with a salt of its own',
    },
  ]),
  {
    file: 'client/src/ui/forms/password-field.tsx',
    test: 'client/src/ui/forms/password-field.test.tsx',
    rows: ['2.1.11'],
    breaks: 'a password can be pasted',
    before: '            spellCheck={false}\n',
    after: '            spellCheck={false}\n            onPaste={(event) => event.preventDefault()}\n',
    name: 'takes a password that is pasted',
  },
  {
    file: 'client/src/ui/forms/password-field.tsx',
    test: 'client/src/ui/forms/password-field.test.tsx',
    rows: ['2.1.12'],
    breaks: 'a password can be shown while it is typed',
    before: "type={shown ? 'text' : 'password'}",
    after: 'type="password"',
    name: 'shows what was typed, and hides it again',
  },
  ...mistakesIn(policies, [
    {
      rows: ['2.2.1'],
      breaks: 'strangers from everywhere have 25 guesses together',
      before: 'login: { perAddress: 200, perPlace: 10, perAccount: 25',
      after: 'login: { perAddress: 200, perPlace: 10, perAccount: 50',
      name: 'from everywhere are refused after twenty-five, but the browser that logged in before gets in, from any address',
    },
    {
      test: server,
      rows: ['11.1.4'],
      breaks: 'one account is guessed ten times from one place',
      before: 'login: { perAddress: 200, perPlace: 10, perAccount: 25',
      after: 'login: { perAddress: 200, perPlace: 20, perAccount: 25',
      name: 'is bounded for one account, however its address is spelled, and not for another account',
    },
    {
      test: server,
      rows: ['11.1.2'],
      breaks: 'one address tries 200 passwords',
      before: 'login: { perAddress: 200',
      after: 'login: { perAddress: 400',
      name: 'is not passed by 1,000 tries at once, of one account or of many',
    },
  ]),
  {
    file: 'core/features/membership/address.service.ts',
    test: `${account}/account.test.ts`,
    rows: ['2.2.3', '2.5.5'],
    breaks: 'the old address is told about the new one',
    before: 'to: account.email, kind',
    after: 'to: newEmail, kind',
    name: 'is taken back by the link in the notice: old address, new password, no session left, once',
  },
  ...mistakesIn(logins, [
    {
      rows: ['2.2.3'],
      breaks: 'a login from a new browser is mailed to its owner',
      before: 'if (isNew) await this.writeAlarm(tx, account, place);',
      after: 'if (!isNew) await this.writeAlarm(tx, account, place);',
      name: 'is reported to the owner by mail; the first login of an account and one from a known browser are not',
    },
    {
      rows: ['3.2.1', '3.3.4'],
      breaks: 'ending all logins ends them',
      before: '    await this.sessions.removeAll(this.database, personId);\n    this.panel.endSessions(personId);\n',
      after: '    this.panel.endSessions(personId);\n',
      name: 'names device, address and moments, marks this one, and ends one or all of them',
    },
  ]),
  {
    file: 'contracts/values/limits.ts',
    test: `${account}/otp.test.ts`,
    rows: ['2.3.1', '2.7.2'],
    breaks: 'a code is over after ten minutes',
    before: 'otpLifetimeMinutes: 10',
    after: 'otpLifetimeMinutes: 20',
    name: 'wrong, locked and expired have their own sentences',
  },
  ...mistakesIn({ file: 'server/realtime/panel.gateway.ts', test: twoOwners }, [
    {
      file: 'core/features/conversations/inbox/quick-replies.statements.ts',
      rows: ['1.4.1', '1.4.5', '4.1.3', '4.2.1', '13.1.4'],
      breaks: 'an owner reads their own quick replies only',
      before: 'FROM quick_replies WHERE bot_id = $1 ORDER BY created_at, id`',
      after: 'FROM quick_replies WHERE bot_id = $1 OR $1 IS NOT NULL ORDER BY created_at, id`',
      name: 'no route lets one owner read or change data of another, nor learn of an attempt',
    },
    {
      rows: ['4.2.1'],
      breaks: 'a socket joins no room that its handshake names',
      before: 'await socket.join(roomsOf(',
      after: "await socket.join(String(socket.handshake.query['room'] ?? ''));\n    await socket.join(roomsOf(",
      name: 'no socket receives events of another owner, whatever its handshake claims',
    },
  ]),
  ...mistakesIn({ file: 'server/http/filters/error.filter.ts', test: lockout }, [
    {
      rows: ['7.1.3', '7.2.1', '8.1.4'],
      breaks: 'wrong guesses are security events',
      before: 'if (securityEvent) this.trace',
      after: "if (securityEvent === 'limit-reached') this.trace",
      name: 'each wrong password, code and step-up, and each limit, is one event with address and hashed account, and is counted',
    },
  ]),
  {
    file: 'core/features/billing/orders.repository.ts',
    test: `${billing}/billing.test.ts`,
    rows: ['11.1.1'],
    breaks: 'a paid package is registered after its payment only',
    before: "const isUnclaimed = { purpose: 'registration', state: 'paid',",
    after: "const isUnclaimed = { purpose: 'registration',",
    name: 'needs a settled order of that address and package',
  },
  {
    file: 'core/features/plans/plans.service.ts',
    test: auth,
    rows: ['11.1.3'],
    breaks: 'the trial of a deleted account is remembered',
    before: 'this.keys.ofEmail(canonicalEmail(email)))) !== undefined',
    after: 'this.keys.ofEmail(canonicalEmail(email)))) === null',
    name: 'a trial is taken once: a deleted account does not bring a second one',
  },
  {
    file: 'core/features/billing/orders.rules.ts',
    test: 'core/features/billing/orders.rules.test.ts',
    rows: ['11.1.5'],
    breaks: 'an order whose money went back stays so',
    before: "  if (isFinal(order)) return { action: 'none', outcome: 'final' };\n",
    after: '',
    name: 'whatever a provider says in whatever order, an order pays once, only on proof, and never comes back after its money went',
  },
  ...mistakesIn(payments, [
    {
      rows: ['11.1.7'],
      breaks: 'the operator hears of money without an owner',
      before: "await this.alerts.raise(tx, order, 'paid_without_owner');",
      after: '',
      name: 'and is paid all the same: the operator is notified by mail and by a metric',
    },
  ]),
  {
    file: 'core/features/plans/plans.statements.ts',
    test: `${billing}/money.test.ts`,
    rows: ['1.11.2'],
    breaks: 'an activation does not wait for what a reply holds while a reply waits for it',
    before: 'await sql.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 1))`, [`plans:${accountId}`]);',
    after: 'await sql.rows(`SELECT 1 FROM bots WHERE account_id = $1 FOR UPDATE`, [accountId]);',
    name: 'payments and replies of one owner at the same time never wait for each other in a circle',
  },
];
