import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkOwner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** The queries of the runbook that list the people affected by a breach, read from the runbook itself. */
const runbook = readFileSync('docs/runbook.md', 'utf8');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

function queries(): string[] {
  const [, block] = /Name the people[\s\S]*?```sql\n([\s\S]*?)```/.exec(runbook) ?? [];
  return (block ?? '').split(';').filter((text) => /SELECT/.test(text));
}

test('they name the owner and every lead of the accounts, and no other person', async () => {
  const [opened, other] = [await app.registerOwner({ fullName: 'Toko Bocor' }), await app.registerOwner()];
  const [bot, otherBot] = [await linkOwner(app, opened), await linkOwner(app, other)];
  const [lead, stranger] = [await app.sandbox.phone(undefined, 'Dewi Anggraini'), await app.sandbox.phone()];
  await lead.ask(bot, 'Halo');
  await stranger.ask(otherBot, 'Halo');
  const [owners, leads] = await Promise.all(
    queries().map((text) => app.sql(text.replace(':accounts', '$1::uuid[]'), [[opened.accountId]])),
  );
  expect(owners).toEqual([{ full_name: 'Toko Bocor', email: opened.email, account_id: opened.accountId }]);
  expect(leads).toMatchObject([
    { account_id: opened.accountId, name: 'Dewi Anggraini', pn: lead.number, message_count: 2, has_files: false, has_closings: false },
  ]);
});
