import { mistakesIn } from '../../mistake.mjs';

const push = 'test/integration/notices/push.test.ts';
const rules = { file: 'core/features/notifications/notices.rules.ts', test: 'core/features/notifications/notices.rules.test.ts' };
const pushRules = { file: 'core/features/notifications/push/push.rules.ts', test: 'core/features/notifications/push/push.rules.test.ts' };
const client = { file: 'core/outside/push/web-push.service.ts', test: push };
const statements = { file: 'core/features/notifications/push/push.statements.ts', test: push };
const bell = { file: 'core/features/notifications/bell.statements.ts', test: 'test/integration/chat/notification.test.ts' };

export const mistakes = [
  ...mistakesIn({ file: 'core/features/notifications/notifications.service.ts', test: 'test/integration/chat/notification.test.ts' }, [
    {
      breaks: 'an owner whom nothing else reaches gets a mail',
      before: 'if (email || isAlone)',
      after: 'if (email)',
      name: 'closings, needs and questions are mailed while nothing else reaches the owner, unless they switched mails off',
    },
  ]),
  ...mistakesIn({ file: 'core/features/notifications/notifications.service.ts', test: push }, [
    {
      breaks: 'a push that is sent is enough',
      before: '!works && devices === 0 && ',
      after: '!works && ',
      name: 'a device that is pushed to replaces the mail of its own person, for the kinds that it gets',
    },
  ]),
  ...mistakesIn({ ...rules, test: push }, [
    {
      breaks: 'only the switch of mails ends the mails of an owner whom nothing else reaches',
      before: "one.kind === kind && one.channel === 'email');",
      after: 'one.kind === kind);',
      name: 'a device that is pushed to replaces the mail of its own person, for the kinds that it gets',
    },
  ]),
  ...mistakesIn({ file: 'core/features/subscribers/plan-notices.subscriber.ts', test: 'test/integration/chat/notification.test.ts' }, [
    {
      breaks: 'a bought package ends the notice of an empty quota',
      before: "this.notifications.settle(tx, accountId, ['quota', 'expiry'])",
      after: "this.notifications.settle(tx, accountId, ['expiry'])",
      name: 'a bought package ends the notices about a missing one; each notice has its level',
    },
  ]),
  ...mistakesIn(rules, [
    {
      breaks: 'what an owner switched counts',
      before: "own('email') ?? notice.mail ?? false",
      after: "notice.mail ?? own('email') ?? false",
      name: 'what the owner switched counts, for that kind and way only',
    },
    {
      breaks: 'the end of an outage is told where its begin was',
      before: 'sharedSwitches[notice.kind] ?? notice.kind',
      after: "notice.kind === 'online' ? 'closing' : notice.kind",
      name: 'the end of an outage goes where its begin went',
    },
  ]),
  ...mistakesIn(pushRules, [
    {
      breaks: 'a push service is left alone for as long as it asks',
      before: 'Math.max(retryAfterMs ?? 0, usual)',
      after: 'usual',
      name: 'waits as long as the push service asks for, but no more than an hour',
    },
    {
      breaks: 'what the device is given fits',
      before: 'body: shortened(body, bodyMaxChars - below.length) + below',
      after: 'body: body + below',
      name: 'what the device is given always fits',
    },
  ]),
  ...mistakesIn(client, [
    {
      breaks: 'a browser cannot make us write into our own network',
      before: 'allowed: this.allowed }',
      after: 'allowed: new Set([...this.allowed, url.host]) }',
      name: 'a browser that calls %s its push service is forgotten, and nothing is written there',
    },
  ]),
  ...mistakesIn(statements, [
    {
      breaks: 'a device is told of one account',
      before: 'WHERE login_id = $1 OR endpoint_hash = $2',
      after: 'WHERE login_id = $1 AND endpoint_hash = $2',
      name: 'a device where another person logs in gets the notices of that account alone',
    },
  ]),
  ...mistakesIn(bell, [
    {
      breaks: 'one owner handles no notice of another',
      before: 'handled_at = coalesce(handled_at, now()) WHERE account_id = $1 AND id = $2',
      after: 'handled_at = coalesce(handled_at, now()) WHERE $1::uuid IS NOT NULL AND id = $2',
      name: 'keeps serious ones in front until they are handled, looked at or not',
    },
  ]),
  {
    file: 'core/features/notifications/notifications.service.ts',
    test: 'test/integration/chat/notification.test.ts',
    breaks: 'a lead writes no link and no line of ours into a notice',
    before: 'const notice = inPlainWords(told);',
    after: 'const notice = told;',
    name: 'words of a lead are one plain line without links, on WhatsApp, in the bell and in the log',
  },
  {
    file: 'core/features/notifications/owner-text.rules.ts',
    test: 'core/features/notifications/owner-text.rules.test.ts',
    breaks: 'a claim of payment is told as a claim',
    before: 'if (!claimsPayment(words)) return',
    after: 'if (words) return',
    name: '%j is a claim of the customer, not a fact',
  },
  {
    file: 'core/features/conversations/files/file-type.rules.ts',
    test: 'core/features/conversations/files/file-type.rules.test.ts',
    rows: ['12.3.4'],
    breaks: 'a download has no extension that its content contradicts',
    before: 'if (endings) return endings.includes(ending) ? clean : `${clean}.${endings[0]}`;',
    after: 'if (endings) return clean;',
    name: '%j of type %s is saved as %j',
  },
  {
    file: 'core/features/notifications/push/push-devices.service.ts',
    test: 'test/integration/notices/push.test.ts',
    breaks: 'owners take turns in sending pushes',
    before: 'this.slots.run(personId, ',
    after: 'this.slots.run(newId(), ',
    name: 'an owner whose push services hang delays no other owner, and what has no place is tried again',
  },
  {
    file: 'core/features/notifications/push/push-devices.service.ts',
    test: 'test/integration/notices/push.test.ts',
    breaks: 'a member is told whom to ask',
    before: 'note: await this.noteFor(push)',
    after: 'note: null',
    name: 'a member whose role does not permit what the notice asks for reads whom to ask',
  },
  {
    file: 'core/features/mails/mails.service.ts',
    test: 'test/integration/account/mail.test.ts',
    breaks: 'persons take turns in sending mails',
    before: 'place: await place',
    after: 'place: Math.min(0, await place)',
    name: 'a code does not wait behind the many mails of another person, whose own order is kept',
  },
];
