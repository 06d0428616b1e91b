import { mistakesIn } from '../../mistake.mjs';

const rules = { file: 'core/features/closings/closings.rules.ts', test: 'core/features/closings/closings.rules.test.ts' };
const statements = { file: 'core/features/closings/closings.statements.ts', test: 'test/integration/chat/analytics.test.ts' };
const followers = {
  file: 'core/features/conversations/contacts/followers.statements.ts',
  test: 'test/integration/chat/people/conversations-merge.test.ts',
};

export const mistakes = [
  ...mistakesIn(rules, [
    {
      breaks: 'a month is the one of its year',
      before: 'day.slice(0, 7) === today.slice(0, 7)',
      after: 'day.slice(5, 7) === today.slice(5, 7)',
      name: 'the same month of another year is another month',
    },
    {
      breaks: 'the sums reach back to the first of the month',
      before: 'monthBegins < chartFrom ? monthBegins : chartFrom',
      after: 'chartFrom',
      name: 'a month begins with its first day, also where the chart begins later',
    },
  ]),
  ...mistakesIn(statements, [
    {
      breaks: 'a cancelled closing adds to no sum',
      before: "AT TIME ZONE 'Asia/Jakarta' AND state <> 'cancelled'",
      after: "AT TIME ZONE 'Asia/Jakarta'",
      name: 'closings are summed by day and month, without those that were cancelled and those of others',
    },
    {
      breaks: 'a cancelled closing is none for its chat',
      before: "conversation_id = $2 AND state <> 'cancelled'",
      after: 'conversation_id = $2',
      name: 'a cancelled closing is none any more for its chat, until it is taken back',
    },
  ]),
  ...mistakesIn(followers, [
    {
      breaks: 'closings move with the person they are of',
      before: "  { table: 'closings', key: 'id', onceBy: ['id'] },\n",
      after: '',
      name: 'purchases under either half belong to the one person',
    },
    {
      breaks: 'notices move with the chat they are about',
      before: "  { table: 'notifications', key: 'id', onceBy: ['id'] },\n",
      after: '',
      name: 'whatever hangs on either thread hangs on the one',
    },
  ]),
];
