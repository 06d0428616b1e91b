import { mistakesIn } from '../../mistake.mjs';

const where = { file: 'core/features/plans/plans.rules.ts', test: 'core/features/plans/plans.rules.test.ts' };

const ofRules = mistakesIn(where, [
  {
    breaks: 'a month is one of the calendar in Jakarta, not of UTC',
    before: 'const jakartaOffsetMs = 7 * 3600 * 1000;',
    after: 'const jakartaOffsetMs = 0;',
    name: 'is %s',
  },
  {
    breaks: 'where the next month has no such day, its last one',
    before: 'Math.min(local.getUTCDate(), lastDay)',
    after: 'local.getUTCDate()',
    name: 'is %s',
  },
  {
    breaks: 'an expired package does not count any more',
    before: 'current !== null && current.expiresAt > at ? current : null',
    after: 'current',
    name: 'an expired package does not count any more',
  },
  {
    breaks: 'a package that ends this very moment has expired',
    before: 'current.expiresAt > at ?',
    after: 'current.expiresAt >= at ?',
    name: 'an expired package does not count any more',
  },
  {
    breaks: 'the same package extends from its present end',
    before: 'running?.packageId === pack.id ? running.expiresAt : at',
    after: 'at',
    name: 'the same package extends from the present end and adds its replies',
  },
  {
    breaks: 'another package starts now',
    before: 'running?.packageId === pack.id ? running.expiresAt : at',
    after: 'running ? running.expiresAt : at',
    name: 'another package starts now and carries unused replies over',
  },
  {
    breaks: 'unused replies are carried over',
    before: 'pack.ai_responses + (running?.repliesLeft ?? 0)',
    after: 'pack.ai_responses',
    name: 'another package starts now and carries unused replies over',
  },
  {
    breaks: 'what was used before a refund stays used',
    before: 'repliesLeft: Math.max(0, rest.repliesLeft - used)',
    after: 'repliesLeft: rest.repliesLeft',
    name: 'used answers stay used',
  },
  {
    breaks: 'the quota is never below zero',
    before: 'Math.max(0, rest.repliesLeft - used)',
    after: 'rest.repliesLeft - used',
    name: 'never goes below zero',
  },
  {
    breaks: 'activations count in the order of their moments',
    before: 'a.at.getTime() - b.at.getTime()',
    after: 'b.at.getTime() - a.at.getTime()',
    name: 'activations count in the order of their moments, in whatever order they are read',
  },
  {
    breaks: 'the highest threshold that was reached is told',
    before: 'quotaThresholds.findLast(',
    after: 'quotaThresholds.find(',
    name: 'with %s of %s replies left the threshold is %s',
  },
  {
    breaks: 'a threshold counts from exactly its percentage on',
    before: 'used * 100 >= percent * repliesTotal',
    after: 'used * 100 > percent * repliesTotal',
    name: 'with %s of %s replies left the threshold is %s',
  },
  {
    breaks: 'the end of a package is told when it comes',
    before: 'if (leftMs <= 0) return 0;',
    after: 'if (leftMs < 0) return 0;',
    name: 'come at 3 days and 1 day left and at the end',
  },
  {
    breaks: 'a package shorter than a threshold gets no notice of it',
    before: ' && wholeMs > days * dayMs',
    after: '',
    name: 'a trial of one day gets no notice of its last day',
  },
  {
    breaks: 'a begun day counts as one',
    before: 'Math.ceil((expiresAt.getTime()',
    after: 'Math.floor((expiresAt.getTime()',
    name: 'a begun day counts as one',
  },
]);

const bursts = [
  {
    file: 'core/features/plans/plans.rules.ts',
    test: 'core/features/plans/plans.rules.test.ts',
    breaks: 'unusual use of a small package is noticed early',
    before: 'Math.max(burstMin, Math.ceil(total / 10))',
    after: 'Math.max(100, Math.ceil(total / 10))',
    name: 'a package of %s answers shows it at the %sth answer within ten minutes',
  },
  {
    file: 'core/features/replies/replies.service.ts',
    test: 'test/integration/replies/cost-bounds.long.test.ts',
    breaks: 'the owner is told who uses the answers up',
    before: '    void this.usage.afterCharge({ botId, accountId }, claimed.charge);\n',
    after: '',
    name: 'are reported to the owner by name after a third of it, once, and can be excluded',
  },
  {
    file: 'core/features/replies/replies.rules.ts',
    test: 'test/integration/replies/cost-bounds.long.test.ts',
    breaks: 'one customer has a share of the answers within an hour',
    before: 'turn.answersThisHour >= facts.limits.answersPerHour',
    after: 'turn.answersThisHour > 10 * facts.limits.answersPerHour',
    name: 'answers within an hour: the next message gets none, and the owner is notified once',
  },
];

export const mistakes = [...ofRules, ...bursts];
