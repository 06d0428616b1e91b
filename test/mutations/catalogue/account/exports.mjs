import { mistakesIn } from '../../mistake.mjs';

const statements = {
  file: 'core/features/membership/exports/account-exports.statements.ts',
  test: 'test/integration/account/account-export.test.ts',
};
const works = 'an owner gets everything in one file, by a link that works once and for them only';

export const mistakes = [
  ...mistakesIn(statements, [
    {
      rows: ['8.3.2', '13.1.3'],
      breaks: 'the link to an export works once',
      before: "SET state = 'opened', token_hash = NULL, ticket_hash",
      after: "SET state = 'ready', ticket_hash",
      name: works,
    },
    {
      breaks: 'the link to an export works for who asked for it only',
      before: 'WHERE e.account_id = input.account_id AND e.person_id = input.person_id AND e.token_hash',
      after: 'WHERE (e.account_id = input.account_id OR e.person_id <> input.person_id) AND e.token_hash',
      name: works,
    },
    {
      breaks: 'a download ends after an hour',
      before: "ticket_hash = $2 AND ticket_until > $3 AND state = 'opened'",
      after: "ticket_hash = $2 AND $3::timestamptz IS NOT NULL AND state = 'opened'",
      name: works,
    },
    {
      breaks: 'the link to an export is over after three days',
      before: 'AND e.ready_at > input.ready_after`',
      after: 'AND input.ready_after IS NOT NULL`',
      name: 'a link that was not used, and its file, are gone after three days; a new request replaces both at once',
    },
    {
      breaks: 'an export holds the rows of its account only',
      before: 'SELECT * FROM ${table} WHERE ${column} = $1`, [id]',
      after: 'SELECT * FROM ${table} WHERE ${column} = $1 OR ${column} IS NOT NULL`, [id]',
      name: works,
    },
  ]),
];
