import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import type { Owner } from '../../support/owners.ts';
import { contractRoutes } from '../../support/routes.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Every list that is read page by page: all its rows once, in the order of one long page, also when many rows have the
 * same time. A new route with `before` or `after` has to be added here.
 */

/** More rows than the server's default page, so that lists without `limit` have a second page. */
const rows = 123;
const pn = '628120000001';

interface Paged {
  readonly path: string;
  /** Ids of the page's rows, in the order of the whole list. */
  ids(body: any): readonly (string | number)[];
  /** The cursor of the next page, from the page's last row or from the answer. */
  next(body: any, ids: readonly (string | number)[]): string | number | null;
  /** Number of rows of a page without `limit`, for lists that do not accept one. */
  readonly fixedPage?: true;
  readonly query?: string;
}

const lastId = (_body: unknown, ids: readonly (string | number)[]) => ids.at(-1) ?? null;
const paged: Readonly<Record<string, Paged>> = {
  'chat.contacts': { path: '/chat/contacts', ids: (body) => body.map((one: any) => one.conversationId), next: lastId },
  'chat.messages': {
    path: `/chat/contacts/${pn}/messages`,
    // within a page the oldest comes first; pages go back in time
    ids: (body) => body.map((one: any) => one.seq).reverse(),
    next: lastId,
  },
  'chat.story': { path: `/chat/contacts/${pn}/replies`, ids: (body) => body.map((one: any) => one.turn), next: lastId },
  'closings.list': { path: '/closings', ids: (body) => body.map((one: any) => one.id), next: lastId },
  'followup.oldChats': {
    path: '/followup/old-chats',
    query: 'lastDay=3',
    ids: (body) => body.rows.map((one: any) => one.conversationId),
    next: lastId,
  },
  'followup.queue': { path: '/followup/queue', ids: (body) => body.rows.map((one: any) => one.id), next: lastId },
  'notices.list': { path: '/notices', ids: (body) => body.rows.map((one: any) => one.id), next: lastId },
  'products.list': { path: '/products', ids: (body) => body.products.map((one: any) => one.id), next: (body) => body.next },
  'knowledge.list': { path: '/knowledge', ids: (body) => body.answers.map((one: any) => one.id), next: (body) => body.next },
  'queue.page': {
    path: '/chat/queue',
    ids: (body) => body.leads.map((one: any) => one.conversationId),
    next: (body) => body.next ?? null,
    fixedPage: true,
  },
};

let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
  const day = { enabled: true, aiEnabled: false, text: 'Masih berminat gelasnya?' };
  await expectOk(owner.api.post('/followup', { day1: day, day2: day, day3: day }));
  const fill = (text: string) => app.sql(text, text.includes('$2') ? [owner.userId, rows] : [owner.userId]);
  await fill(`INSERT INTO contacts (id, bot_id, name, pn)
    SELECT gen_random_uuid(), $1, 'Pelanggan ' || n, (628120000000 + n)::text FROM generate_series(1, $2::int) n`);
  // All rows have one of three times.
  await fill(`INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_preview, last_sender, last_at,
      lead_last_at, needs_owner_since, needs_owner_reason)
    SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', $2::int, $2::int, $2::int, $2::int, 'Halo', 'bot', at, at, at, 'bot-called'
    FROM contacts, LATERAL (SELECT date_trunc('day', now()) - (right(pn, 3)::int % 3) * interval '1 hour' AS at) moment WHERE bot_id = $1`);
  await fill(`INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at, wa_at)
    SELECT gen_random_uuid(), $1, c.id, n, 'lead', 'text', 'Halo ' || n, 'PAGE' || n, 'read', c.last_at, c.last_at
    FROM conversations c JOIN contacts k ON k.id = c.contact_id, generate_series(1, $2::int) n WHERE c.bot_id = $1 AND k.pn = '${pn}'`);
  await fill(`INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged)
    SELECT gen_random_uuid(), $1, c.id, n, 'model', true
    FROM conversations c JOIN contacts k ON k.id = c.contact_id, generate_series(1, $2::int) n WHERE c.bot_id = $1 AND k.pn = '${pn}'`);
  await fill(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount, created_at)
    SELECT gen_random_uuid(), $1, id, '1 gamis', 50000, last_at FROM conversations WHERE bot_id = $1`);
  await fill(`INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at)
    SELECT gen_random_uuid(), $1, id, last_at, 1, last_at + interval '1 year' FROM conversations WHERE bot_id = $1`);
  await fill(
    `INSERT INTO products (id, account_id, name, name_key, price_idr) SELECT gen_random_uuid(), $1, 'Gamis ' || n, 'gamis ' || n, 1000 FROM generate_series(1, $2::int) n`,
  );
  await fill(`INSERT INTO knowledge (id, account_id, question, answer)
    SELECT gen_random_uuid(), $1, 'Buka jam ' || n || '?', 'Jam 9' FROM generate_series(1, $2::int) n`);
  await fill(`INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, created_at)
    SELECT gen_random_uuid(), $1, $1, 'closing', 'page-' || n, 'Closing', '1 gamis', date_trunc('day', now()) - (n % 3) * interval '1 hour' FROM generate_series(1, $2::int) n`);
});
afterAll(() => app?.close());

test('every route that is read page by page is walked here', () => {
  const found = contractRoutes.filter(({ query }) => /"(before|after)"/.test(JSON.stringify(Object.keys((query as any)?.shape ?? {}))));
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(paged).toSorted());
});

/** The number of all rows that a page states; undefined when it states none. */
const totalOf = (body: any): unknown => body.total;

async function walk(
  { path, ids, next, query: own = '' }: Paged,
  cursorName: string,
  limit: number | null,
): Promise<{ pages: number[]; all: (string | number)[]; totals: unknown[] }> {
  const all: (string | number)[] = [];
  const pages: number[] = [];
  const totals: unknown[] = [];
  let cursor: string | number | null = null;
  do {
    const query = new URLSearchParams({
      ...(limit !== null && { limit: String(limit) }),
      ...(cursor !== null && { [cursorName]: String(cursor) }),
    });
    const body: unknown = await expectOk(owner.api.get(`${path}?${query}&${own}`));
    const page: readonly (string | number)[] = ids(body);
    pages.push(page.length);
    totals.push(totalOf(body));
    all.push(...page);
    cursor = page.length === 0 ? null : next(body, page);
  } while (cursor !== null && pages.length <= rows);
  return { pages, all, totals };
}

describe.each(Object.entries(paged))('%s', (name, one) => {
  const cursorName = () =>
    JSON.stringify(Object.keys((contractRoutes.find((route) => route.name === name)!.query as any).shape)).includes('"before"')
      ? 'before'
      : 'after';

  test.each(one.fixedPage ? [[null]] : [[1 + 40], [61], [122], [123], [124]])(
    '%s rows a page: every row once, in one order',
    async (limit) => {
      const { pages, all, totals } = await walk(one, cursorName(), limit);
      // every page, including the last one and an empty one after it, states the same number of rows
      expect(totals).toEqual(totals.map(() => (totals[0] === undefined ? undefined : rows)));
      expect(new Set(all).size).toBe(rows);
      expect(all).toHaveLength(rows);
      if (limit !== null) expect(pages.every((size) => size <= limit)).toBe(true);
      const whole = one.fixedPage ? all : (await walk(one, cursorName(), 200)).all;
      expect(all).toEqual(whole);
    },
  );
});
