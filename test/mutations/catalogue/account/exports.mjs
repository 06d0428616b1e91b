import { mistakesIn } from '../../mistake.mjs';

const statements = {
  file: 'core/features/membership/exports/account-exports.statements.ts',
  test: 'test/integration/account/account-export.long.test.ts',
};
const pages = {
  file: 'core/features/conversations/inbox/chat-exports.service.ts',
  test: 'test/integration/chat/export-pages.test.ts',
};
const pageStatements = { file: 'core/features/conversations/inbox/chat-exports.statements.ts', test: pages.test };
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
  ...mistakesIn(pages, [
    {
      breaks: 'all exports of a process read one page at a time',
      before: 'running: 1, runningPerShare: 1',
      after: 'running: 4, runningPerShare: 1',
      name: 'exports of many owners read %s one page at a time',
    },
    {
      breaks: 'pages of contacts are read in turns as well',
      before: 'const from: ContactCursor | null = after;',
      after: 'const from: ContactCursor | null = after;\n      await findContactsToExport(this.database, botId, from, contactsAtOnce);',
      name: 'exports of many owners read %s one page at a time',
    },
    {
      breaks: 'owners take turns at the pages of their exports',
      before: 'this.pages.run(botId,',
      after: "this.pages.run('',",
      name: 'an owner with one export waits for one page of another owner who has many',
    },
    {
      breaks: 'a page of an export is small',
      before: 'rows: 200, bytes',
      after: 'rows: 1_000, bytes',
      name: 'a page has 200 messages at most',
    },
  ]),
  ...mistakesIn({ ...pages, file: 'core/platform/loop/rest.ts' }, [
    {
      breaks: 'other work goes first after a page of an export',
      before: 'restFactor * active',
      after: 'active',
      name: 'other work goes first for twice the time for which the main thread was busy with a page',
    },
  ]),
  ...mistakesIn(pageStatements, [
    {
      breaks: 'a page of an export is bounded in its bytes',
      before: 'WHERE bytes_before < $5',
      after: 'WHERE bytes_before < $5 * 10',
      name: 'a page of long messages is as large as its bound and one message more',
    },
  ]),
];
