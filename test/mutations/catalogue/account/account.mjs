import { mistakesIn } from '../../mistake.mjs';

const otp = { file: 'core/features/otp/otp.rules.ts', test: 'core/features/otp/otp.rules.test.ts' };
const asker = { file: 'core/features/otp/otp.rules.ts', test: 'core/features/otp/asker.rules.test.ts' };
const choice = { file: 'core/features/membership/registration.rules.ts', test: 'core/features/membership/registration.rules.test.ts' };
const passwords = { file: 'core/features/auth/passwords.rules.ts', test: 'core/features/auth/passwords.rules.test.ts' };
const boundedQueue = { file: 'core/features/auth/bounded-queue.ts', test: 'core/features/auth/bounded-queue.test.ts' };
const mails = { file: 'core/features/mails/mails.rules.ts', test: 'core/features/mails/mails.rules.test.ts' };

export const mistakes = [
  ...mistakesIn(otp, [
    { breaks: 'a code opens once', before: '!state || state.consumed ||', after: '!state ||', name: '%s' },
    {
      breaks: 'a code is locked after five wrong tries',
      before: "  if (state.triesLeft <= 0) return 'locked';\n",
      after: '',
      name: '%s',
    },
    { breaks: 'a code lives ten minutes', before: "  if (state.expiresAt <= now) return 'expired';\n", after: '', name: '%s' },
    { breaks: 'a code ends with its last millisecond', before: 'state.expiresAt <= now', after: 'state.expiresAt < now', name: '%s' },
    { breaks: 'a wrong code opens nothing', before: "return matches ? 'match' : 'wrong';", after: "return 'match';", name: '%s' },
    {
      breaks: 'old codes count as never asked for',
      before: 'const rememberedMs = 60 * 60_000;',
      after: 'const rememberedMs = 24 * 60 * 60_000;',
      name: '%s',
    },
    { breaks: 'a minute lies between two codes', before: 'if (soonest > now.getTime())', after: 'if (false)', name: '%s' },
    { breaks: 'five codes a day', before: 'times[limits.otpSendsPerDay - 1]', after: 'times[limits.otpSendsPerDay]', name: '%s' },
  ]),
  ...mistakesIn(asker, [
    {
      breaks: 'what strangers asked for is not counted against the owner',
      before: 'sends.filter(({ asker }) => asker === null || asker.equals(hash))',
      after: 'sends',
      name: 'an asker has five a day of their own, whatever others asked for',
    },
    {
      breaks: 'nobody’s mailbox is flooded by a crowd',
      before: 'strangers.length < limits.otpSendsToStrangersPerDay',
      after: 'strangers.length >= 0',
      name: 'all strangers together have fifteen, a browser that logged in before is not bound by them',
    },
    {
      breaks: 'strangers do not lock the owner’s own browser out',
      before: "outcome.kind !== 'send' || isKnown",
      after: "outcome.kind !== 'send'",
      name: 'all strangers together have fifteen, a browser that logged in before is not bound by them',
    },
  ]),
  ...mistakesIn(choice, [
    {
      breaks: 'where an address has several registrations, no code alone opens one',
      before: 'return typed.length === 1 ?',
      after: 'return match === typed[0] ?',
      name: '%s',
    },
    {
      breaks: 'the code of another registration opens nothing',
      before: "if (typed.some((one) => one.outcome === 'match')) return { kind: 'other', spend };",
      after: "if (typed.some((one) => one.outcome === 'match')) return { kind: 'open', registrationId: own, spend };",
      name: '%s',
    },
    {
      breaks: 'a wrong code costs a try',
      before: "const spend = outcome === 'wrong' ? [own] : [];",
      after: 'const spend: string[] = [];',
      name: '%s',
    },
  ]),
  ...mistakesIn(passwords, [
    {
      rows: ['2.1.7'],
      breaks: 'a common password is refused in any case',
      before: 'const lower = visible(password).toLowerCase();',
      after: 'const lower = visible(password);',
      name: '%j is too common',
    },
    {
      breaks: 'the own address is no password',
      before: "if ([address, canonical, usernameOf(address), usernameOf(canonical)].includes(lower)) return 'address';",
      after: '',
      name: '%s is the own address',
    },
    {
      breaks: 'a well-known word with some digits behind it is no password',
      before: 'common.has(lower) || isPaddedWord(lower)',
      after: 'common.has(lower)',
      name: '%j is a common word with little added',
    },
    {
      breaks: 'blanks are no password',
      before: "if (core === '') return new Set(lower).size <= 2;",
      after: "if (core === '') return false;",
      name: '%j is nothing that anybody would have to guess',
    },
  ]),
  {
    file: 'core/features/otp/otp.service.ts',
    test: 'test/integration/account/otp.test.ts',
    rows: ['2.5.1', '2.7.5'],
    breaks: 'codes lie as keyed hashes',
    before: "return this.box.keyedHash('otp', `${id}:${code}`);",
    after: "return Buffer.from(`${id}:${code}`.slice(-32), 'utf8');",
    name: 'lies nowhere in the open',
  },
  {
    file: 'server/http/guard/rate.guard.ts',
    test: 'test/integration/account/lockout.test.ts',
    breaks: 'a stolen token spends nothing of the owner’s own browser',
    before: 'const isKnown = request.hasSentDevice === true && (await this.devices.isOf(personId, request.device!));',
    after: 'const isKnown = request.device === undefined && personId === null;',
    name: 'with wrong %s does not keep the owner’s browser from confirming and changing the password',
  },
  {
    file: 'core/platform/database/delete-slice.ts',
    test: 'test/integration/account/account-rows.test.ts',
    breaks: 'no statement removes more than a slice of a deleted account',
    before: ' LIMIT $2 FOR UPDATE SKIP LOCKED',
    after: ' LIMIT 100 * $2 FOR UPDATE SKIP LOCKED',
    name: 'rows go in slices of the size that is set, and those of others stay',
  },
  {
    file: 'core/features/membership/erased-accounts.service.ts',
    test: 'test/integration/account/account-rows.test.ts',
    breaks: 'a small account does not wait for the removal of a large one',
    before: 'Math.max(1, Math.floor(slicesPerSweep / scopes.length))',
    after: 'slicesPerSweep',
    name: 'one sweep removes a bounded number of slices, and several accounts share them',
  },
  {
    file: 'core/outside/mail/mailer.ts',
    test: 'core/outside/mail/mailer.test.ts',
    breaks: 'a name that begins like a private address is outside',
    before: "return environment === 'production' && !isInside(url);",
    after: "return environment === 'production' && !/\\/10\\./.test(url) && !isInside(url);",
    name: 'a mail to %s in %s must be encrypted: %p',
  },
  ...mistakesIn(boundedQueue, [
    {
      breaks: 'what does not fit is refused at once',
      before: 'this.waiting.length >= this.maxWaiting',
      after: 'this.waiting.length > this.maxWaiting + 10',
      name: 'what does not fit any more is refused at once',
    },
    {
      breaks: 'who waits first comes first',
      before: 'const next = this.waiting.shift();',
      after: 'const next = this.waiting.pop();',
      name: 'only so many acts run at once, the others follow in order',
    },
  ]),
  ...mistakesIn(mails, [
    {
      breaks: 'a mail still arrives while its code is good: tries are never more than half a minute apart',
      before: 'Math.min(firstWaitMs * 2 ** Math.min(attempts, 10), longestWaitMs)',
      after: 'firstWaitMs * 2 ** Math.min(attempts, 10)',
      name: 'tries follow each other ever more slowly, never more than half a minute apart',
    },
    {
      breaks: 'after three days a mail is given up',
      before: 'if (now.getTime() - createdAt.getTime() > giveUpAfterMs) return null;',
      after: '',
      name: 'after three days a mail is given up',
    },
  ]),
  {
    file: 'core/features/membership/erasure.service.ts',
    test: 'test/integration/database/erasure.test.ts',
    breaks: 'with the account goes what every feature keeps of it',
    before: 'notifications, logins, otp, mails, accounts];',
    after: 'notifications, logins, otp, accounts];',
    name: 'an account that is deleted leaves no row of its owner in any table, and every row of the others',
  },
  {
    file: 'core/features/membership/erased-accounts.service.ts',
    test: 'test/integration/database/erasure.test.ts',
    breaks: 'what is kept of an account goes also while its device cannot be logged out',
    before: 'photos, products, knowledge];',
    after: 'photos, products];',
    name: 'one whose device cannot be logged out now leaves no more than what logs it out later',
  },
  {
    file: 'core/features/membership/retention.service.ts',
    test: 'test/integration/database/retention-tables.test.ts',
    breaks: 'what payment providers answered is not kept for ever',
    before: 'orderEvents: await this.billing.removeOldEvents()',
    after: 'orderEvents: 0',
    name: 'of every table it is decided how long its rows are kept',
  },
  {
    file: 'core/features/membership/erasure.service.ts',
    test: 'test/integration/account/account.test.ts',
    rows: ['1.5.1'],
    breaks: 'with the account goes its log',
    before: '      .clear(botId)\n',
    after: '      .tail(botId, 1)\n',
    name: 'ends the token, removes personal data from every table and keeps the orders without an address',
  },
  {
    file: 'core/features/otp/otp.repository.ts',
    test: 'test/integration/account/account.test.ts',
    breaks: 'a code for an address sets no password',
    before: "const reset = { personId, purpose: 'reset' } as const;",
    after: 'const reset = { personId } as const;',
    name: 'and setting a new password have codes of their own: neither opens the other',
  },
  {
    file: 'core/features/mails/mails.service.ts',
    test: 'test/integration/account/stale-mail.test.ts',
    breaks: 'a code that has expired is not mailed any more',
    before: "    if (staleAt !== null && staleAt <= now.getTime()) return this.giveUp(id, 'stale');\n",
    after: '',
    name: 'a code whose mail waited until it expired is not sent any more, one in its last minute is',
  },
  {
    file: 'core/features/mails/mails.repository.ts',
    test: 'test/integration/account/stale-mail.test.ts',
    breaks: 'what a mail said is forgotten with its sending',
    before: '{ state, sealed: null, lastError: error, attempts',
    after: '{ state, lastError: error, attempts',
    name: 'a code whose mail waited until it expired is not sent any more, one in its last minute is',
  },
];
