import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, BotId, OrderId } from '#contracts/values/ids';
import { BillingModule } from '#core/features/billing/billing.module';
import { OrdersRepository, type Whose } from '#core/features/billing/orders.repository';
import { BotSessionsRepository } from '#core/features/bots/bot-sessions.repository';
import { BotsModule } from '#core/features/bots/bots.module';
import { SessionOutages } from '#core/features/bots/session-outages.service';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { newId } from '#core/platform/crypto/ids';
import { Database, type Tx } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';

/* One row that a repository's query should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let context: INestApplicationContext;
let sql: Database;
let accountId: AccountId;
let botId: BotId;
let other: { readonly accountId: AccountId; readonly botId: BotId };

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([BillingModule, BotsModule]);
  sql = context.get(Database);
});
afterAll(() => modules?.close());
beforeEach(async () => {
  for (const table of ['accounts', 'order_events', 'orders', 'domain_events']) await modules.sql(`DELETE FROM ${table}`);
  ({ accountId, botId } = await makeOwner(modules));
  other = await makeOwner(modules);
});

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const inTx = <Result>(action: (tx: Tx) => Promise<Result>) => sql.transaction(action);

type Row = Readonly<Record<string, unknown>>;
async function put(table: string, row: Row): Promise<void> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await modules.sql(`INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
}
/** The rows that the action changes or removes. Each row is named by its value in the column `name`. */
async function changedBy(table: string, name: string, action: () => Promise<unknown>): Promise<string[]> {
  const read = async () =>
    new Map((await modules.sql(`SELECT ${name} AS name, to_jsonb(t)::text AS text FROM ${table} t`)).map((row) => [row.name, row.text]));
  const before = await read();
  await action();
  const after = await read();
  return [...before.keys()].filter((key) => before.get(key) !== after.get(key)).toSorted();
}

describe('orders', () => {
  const orders = () => context.get(OrdersRepository);
  const network = Buffer.from('network');
  const visitor: Whose = { accountId: null, emailCanonical: 'sari@gmail.com', visitorHash: network };

  async function storeOrders(usual: Row, others: Readonly<Record<string, Row>>): Promise<void> {
    const all = { purpose: 'billing', package_id: 'ai-1000', amount: 99_000, expires_at: ago(-day), created_at: now };
    for (const [id, more] of Object.entries({ usual: {}, ...others })) await put('orders', { id, ...all, ...usual, ...more });
  }
  /** Names of the orders that `find` returns when each order is the only one in the table. */
  async function foundAlone(usual: Row, others: Readonly<Record<string, Row>>, find: () => Promise<unknown>): Promise<string[]> {
    const found: string[] = [];
    for (const [name, more] of Object.entries({ usual: {}, ...others })) {
      await modules.sql(`DELETE FROM orders`);
      await storeOrders({ ...usual, ...more }, {});
      const result = await find();
      if (Array.isArray(result) ? result.length > 0 : result) found.push(name);
    }
    return found;
  }
  /** Rows that are wrong in one respect, each in its usual state and in another state. */
  const inBothStates = (wrong: Readonly<Record<string, Row>>, state: string, more: Row): Readonly<Record<string, Row>> =>
    Object.fromEntries(
      Object.entries(wrong).flatMap(([name, row]) => [
        [name, row],
        [`${state}, ${name}`, { ...more, ...row }],
      ]),
    );
  const ofAnother = { 'of another package': { package_id: 'ai-3000' }, 'of another provider': { provider: 'xendit' } };
  const asOfOwner = (): Whose => ({ accountId, emailCanonical: 'sari@gmail.com', visitorHash: null });
  const findOpen = (whose: Whose) =>
    inTx((tx) => orders().findOpen(tx, whose, 'ai-1000', { provider: 'midtrans', usableUntil: ago(-30 * minute), since: ago(20_000) }));

  test('an open checkout is offered again while it lasts, and one that is being opened is waited for', async () => {
    const opening = { snap_token: null, created_at: ago(19_999) };
    const found = await foundAlone(
      { account_id: accountId, snap_token: 'token', created_at: ago(hour), expires_at: ago(-30 * minute - 1) },
      {
        'chosen how to pay': { state: 'pending' },
        'being opened': opening,
        'given up opening': { ...opening, created_at: ago(20_000) },
        'pending without a token': { ...opening, state: 'pending' },
        'ends too soon': { expires_at: ago(-30 * minute) },
        paid: { state: 'paid' },
        failed: { state: 'failed' },
        ...inBothStates(
          { ...ofAnother, 'of another account': { account_id: other.accountId }, 'of a registration': { purpose: 'registration' } },
          ...(['being opened', opening] as const),
        ),
      },
      () => findOpen(asOfOwner()),
    );
    expect(found).toEqual(['usual', 'chosen how to pay', 'being opened']);
  });

  test('a visitor is offered the checkout of their own address and network', async () => {
    const usual = { purpose: 'registration', snap_token: 'token', email_canonical: 'sari@gmail.com', visitor_hash: network };
    const opening = { snap_token: null, created_at: ago(19_999) };
    const wrong = {
      ...ofAnother,
      'of another address': { email_canonical: 'budi@gmail.com' },
      'of another network': { visitor_hash: Buffer.from('other') },
      'of no network': { visitor_hash: null },
      claimed: { account_id: accountId },
      billing: { purpose: 'billing' },
      paid: { state: 'paid' },
    };
    const others = {
      ...inBothStates(wrong, 'being opened', opening),
      'being opened': opening,
      'given up opening': { ...opening, created_at: ago(20_000) },
      'ends too soon': { expires_at: ago(-30 * minute) },
    };
    expect(await foundAlone(usual, others, () => findOpen(visitor))).toEqual(['usual', 'being opened']);
    expect(await foundAlone(usual, others, () => findOpen({ ...visitor, visitorHash: null }))).toEqual([]);
    await modules.sql(`DELETE FROM orders`);
    await storeOrders(usual, { older: { created_at: ago(minute) }, newer: { created_at: ago(-minute) } });
    expect((await findOpen(visitor))?.id).toBe('newer');
  });

  test('a checkout that could not be opened ends its order, unless it was opened after all', async () => {
    await storeOrders({}, { opened: { snap_token: 'token' }, 'not named': {}, pending: { state: 'pending' } });
    const end = async () => {
      for (const id of ['usual', 'opened', 'pending']) await orders().noteUnopened(sql, id as OrderId);
    };
    expect(await changedBy('orders', 'id', end)).toEqual(['usual']);
    expect((await orders().find(sql, 'usual' as OrderId))?.state).toBe('failed');
    await orders().saveCheckout(sql, 'pending' as OrderId, { token: 'its token', reference: 'its reference' });
    expect(await orders().find(sql, 'pending' as OrderId)).toMatchObject({
      checkoutToken: 'its token',
      providerReference: 'its reference',
    });
    expect((await orders().find(sql, 'not named' as OrderId))?.checkoutToken).toBeNull();
  });

  test('an answer is noted with what it says, and what it leaves out stays known', async () => {
    await storeOrders({ payment_type: 'qris', transaction_id: 'first' }, { second: {} });
    const note = (change: Parameters<OrdersRepository['noteAnswer']>[3]) =>
      changedBy('orders', 'id', () => inTx((tx) => orders().noteAnswer(tx, 'usual' as OrderId, ago(minute), change)));
    expect(await note(null)).toEqual(['usual']);
    expect(await orders().find(sql, 'usual' as OrderId)).toMatchObject({ state: 'created', checkedAt: ago(minute), paymentType: 'qris' });
    expect(await note({ state: 'paid', paidAt: now, transactionId: 'second', paymentType: null })).toEqual(['usual']);
    const paid = { state: 'paid', paidAt: now, transactionId: 'second', paymentType: 'qris', grantedAt: null };
    expect(await orders().find(sql, 'usual' as OrderId)).toMatchObject(paid);
    await inTx((tx) => orders().noteGranted(tx, 'usual' as OrderId, now));
    expect([await orders().find(sql, 'usual' as OrderId), await orders().find(sql, 'second' as OrderId)]).toMatchObject([
      { grantedAt: now },
      { grantedAt: null },
    ]);
  });

  test('packages that still stand are those that an account paid for and got, without the one that is taken back', async () => {
    await storeOrders(
      { account_id: accountId, state: 'paid', granted_at: now },
      {
        'taken back': {},
        refunded: { state: 'refunded' },
        'not given yet': { granted_at: null },
        'of another account': { account_id: other.accountId },
        'another package': { package_id: 'ai-3000', granted_at: ago(day) },
      },
    );
    const standing = await inTx((tx) => orders().standingGrants(tx, accountId, 'taken back' as OrderId));
    expect(standing).toHaveLength(2);
    expect(standing).toEqual(
      expect.arrayContaining([
        { packageId: 'ai-1000', at: now },
        { packageId: 'ai-3000', at: ago(day) },
      ]),
    );
  });

  const registration = { purpose: 'registration', email_canonical: 'sari@gmail.com', snap_token: 'token' };

  test('before a registration, the provider is asked about the five newest orders that may have been paid meanwhile', async () => {
    const find = () => orders().unpaidRegistrations(sql, 'sari@gmail.com', 'ai-1000');
    const found = await foundAlone(
      registration,
      {
        failed: { state: 'failed' },
        paid: { paid_at: now },
        refunded: { state: 'refunded' },
        'never opened': { snap_token: null },
        claimed: { account_id: accountId },
        billing: { purpose: 'billing' },
        'another address': { email_canonical: 'budi@gmail.com' },
        'another package': { package_id: 'ai-3000' },
      },
      find,
    );
    expect(found).toEqual(['usual', 'failed']);
    await modules.sql(`DELETE FROM orders`);
    await storeOrders(registration, Object.fromEntries([1, 2, 3, 4, 5].map((nth) => [`${nth}`, { created_at: ago(nth * minute) }])));
    expect((await find()).map(({ id }) => id)).toEqual(['usual', '1', '2', '3', '4']);
  });

  const paid = { ...registration, state: 'paid', paid_at: ago(hour) };
  const notUnclaimed: Readonly<Record<string, Row>> = {
    'not paid': { state: 'created' },
    claimed: { account_id: newId() },
    given: { granted_at: now },
    billing: { purpose: 'billing' },
  };

  test('that an address has paid is told to who knows the order, or comes from the network that opened it', async () => {
    const asked = { emailCanonical: 'sari@gmail.com', packageId: 'ai-1000', orderId: null, visitorHash: null } as const;
    const others = {
      ...notUnclaimed,
      'another address': { email_canonical: 'budi@gmail.com' },
      'another package': { package_id: 'ai-3000' },
    };
    const usual = { ...paid, visitor_hash: network };
    const has = (more: { orderId?: string; visitorHash?: Buffer }) => () => orders().hasPaidRegistration(sql, { ...asked, ...more });
    expect(await foundAlone(usual, others, has({ orderId: 'usual' }))).toEqual(['usual']);
    expect(await foundAlone(usual, others, has({ visitorHash: network }))).toEqual(['usual']);
    for (const more of [
      {},
      { orderId: 'other' },
      { visitorHash: Buffer.from('other') },
      { orderId: 'other', visitorHash: Buffer.from('x') },
    ])
      expect(await foundAlone(usual, others, has(more))).toEqual([]);
    expect(await foundAlone({ ...usual, visitor_hash: null }, others, has({}))).toEqual(['usual']);
  });

  test('a payment that nobody claimed is given after ten minutes to the account of its address, the last one first', async () => {
    const find = () => orders().strayPaid(sql, ago(10 * minute), 2);
    const others = { ...notUnclaimed, 'paid just now': { paid_at: ago(10 * minute) }, 'without an address': { email_canonical: null } };
    expect(await foundAlone({ ...paid, paid_at: ago(10 * minute + 1) }, others, find)).toEqual(['usual']);
    await modules.sql(`DELETE FROM orders`);
    await storeOrders(paid, { last: { paid_at: ago(20 * minute) }, first: { paid_at: ago(day) } });
    expect((await find()).map(({ id }) => id)).toEqual(['last', 'usual']);
  });

  test('an order is read by who may: its owner, the buyer who registers, or its provider', async () => {
    await storeOrders(
      { account_id: accountId },
      {
        older: { created_at: ago(minute), provider_reference: 'ref' },
        foreign: { account_id: other.accountId },
        registering: { purpose: 'registration', account_id: null },
        'of xendit': { provider: 'xendit', provider_reference: 'ref' },
      },
    );
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await orders().listOwned(sql, accountId, 2))).toEqual(['usual', 'of xendit']);
    expect(ids(await orders().listOwned(sql, accountId, 9))).toEqual(['usual', 'of xendit', 'older']);
    const named = async (find: (id: OrderId) => Promise<unknown>) => {
      const found: string[] = [];
      for (const id of ['usual', 'foreign', 'registering'] as OrderId[]) if (await find(id)) found.push(id);
      return found;
    };
    expect(await named((id) => orders().findOwned(sql, accountId, id))).toEqual(['usual']);
    expect(await named((id) => orders().findRegistration(sql, id))).toEqual(['registering']);
    const noticed = (provider: 'midtrans' | 'xendit', about: { orderId: string } | { reference: string }) =>
      orders().findNoticed(sql, provider, about);
    expect((await noticed('midtrans', { reference: 'ref' }))?.id).toBe('older');
    expect((await noticed('xendit', { reference: 'ref' }))?.id).toBe('of xendit');
    expect(await noticed('midtrans', { orderId: 'of xendit' })).toBeNull();
    expect((await noticed('xendit', { orderId: 'of xendit' }))?.id).toBe('of xendit');
  });

  test('the same answer about an order is stored once, and one that differs in anything again', async () => {
    await storeOrders({}, { second: {} });
    const event = { orderId: 'usual' as OrderId, source: 'sweep', status: 'pending', outcome: 'known', identity: 'a' } as const;
    const add = (more: Partial<Parameters<OrdersRepository['addEvent']>[1]> = {}) => orders().addEvent(sql, { ...event, ...more });
    const isNew: boolean[] = [];
    for (const more of [
      {},
      { source: 'status' },
      { status: 'x' },
      { outcome: 'x' },
      { identity: 'x' },
      { orderId: 'second' as OrderId },
    ] as const)
      for (let nth = 0; nth < 2; nth += 1) isNew.push(await add(more));
    expect(isNew).toEqual(Array.from({ length: 6 }, () => [true, false]).flat());
    await modules.sql(`UPDATE order_events SET received_at = $1 WHERE order_id = 'second'`, [ago(day)]);
    await modules.sql(`UPDATE order_events SET received_at = $1 WHERE status = 'x'`, [ago(hour)]);
    expect([await orders().removeEvents(sql, ago(day)), await orders().removeEvents(sql, ago(hour))]).toEqual([0, 1]);
  });
});

describe('sessions of bots', () => {
  const sessions = () => context.get(BotSessionsRepository);
  const ofBot = { epoch: '1' };
  const change = (bot: BotId, set: string) => modules.sql(`UPDATE bot_sessions SET ${set} WHERE bot_id = $1`, [bot]);
  const events = async () =>
    (await modules.sql(`SELECT kind, facts FROM domain_events WHERE bot_id = $1 ORDER BY position`, [botId])) as Row[];

  test('numbers are those of the bots asked about that have one', async () => {
    await change(botId, `phone = '6281'`);
    const { botId: third } = await makeOwner(modules);
    await change(third, `phone = '6283'`);
    expect([...(await sessions().phonesOf(sql, [botId, other.botId]))]).toEqual([[botId, '6281']]);
  });

  test('a code may be looked at while it is the one that is shown', async () => {
    await change(botId, `status = 'qr', qr = '{"token": "shown"}'`);
    await change(other.botId, `status = 'online', qr = '{"token": "former"}'`);
    const shown = await Promise.all(['shown', 'former', 'unknown'].map((token) => sessions().isShownQr(sql, token)));
    expect(shown).toEqual([true, false, false]);
  });

  test('a number is taken and forgotten under the epoch of its session alone', async () => {
    const known = `phone = '6281', lid = '7', active_number = '6281', restriction = 'until', restricted_until = now(), health = '{}', linked_since = now()`;
    await change(botId, known);
    await change(other.botId, known.replaceAll('6281', '6282'));
    const forget = (epoch: string) => changedBy('bot_sessions', 'bot_id', () => sessions().forgetNumber(sql, { botId, epoch }));
    expect([await forget('2'), await forget('1')]).toEqual([[], [botId]]);
    const [row] = await modules.sql(`SELECT * FROM bot_sessions WHERE bot_id = $1`, [botId]);
    const nothing = {
      phone: null,
      lid: null,
      active_number: null,
      restriction: null,
      restricted_until: null,
      health: null,
      linked_since: null,
    };
    expect(row).toMatchObject(nothing);
    const take = (epoch: string) =>
      changedBy('bot_sessions', 'bot_id', () => inTx((tx) => sessions().setNumber(tx, { botId, epoch }, '6283')));
    expect([await take('2'), await take('1')]).toEqual([[], [botId]]);
  });

  test('an outage is announced once, while the bot should run, and so is its end', async () => {
    const outages = context.get(SessionOutages);
    const lease = { botId, ...ofBot };
    const begin = (more = {}) => outages.begin({ ...lease, ...more }, { since: ago(hour), cause: 'deaf' });
    expect(await outages.end(lease, now)).toBe(false);
    expect(await begin({ epoch: '2' })).toBe(false);
    await change(botId, `desired = 'stopped'`);
    expect(await begin()).toBe(false);
    await change(botId, `desired = 'running'`);
    expect(await sessions().isInOutage(sql, lease)).toBe(false);
    expect([await begin(), await begin()]).toEqual([true, false]);
    const inOutage = [lease, { botId, epoch: '2' }, { botId: other.botId, epoch: '1' }].map((one) => sessions().isInOutage(sql, one));
    expect(await Promise.all(inOutage)).toEqual([true, false, false]);
    expect([await outages.end({ botId, epoch: '2' }, now), await outages.end(lease, now), await outages.end(lease, now)]).toEqual([
      ...[false, true, false],
    ]);
    expect(await events()).toEqual([
      { kind: 'session.offline', facts: { cause: 'deaf', since: ago(hour).toISOString() } },
      { kind: 'session.online', facts: { since: ago(hour).toISOString(), until: now.toISOString() } },
    ]);
  });

  test('the end of a session is announced by the host that holds it', async () => {
    const store = context.get(SessionStatusStore);
    const ending = { reason: 'logged_out', final: true } as const;
    expect(await store.end({ botId, epoch: '2' }, ending)).toBe(false);
    expect(await events()).toEqual([]);
    expect(await store.end({ botId, ...ofBot }, ending, 'Keluar dari HP.')).toBe(true);
    expect(await events()).toEqual([{ kind: 'session.ended', facts: { reason: 'logged_out', detail: 'Keluar dari HP.' } }]);
    const [row] = await modules.sql(`SELECT status, reason, detail, desired FROM bot_sessions WHERE bot_id = $1`, [botId]);
    expect(row).toEqual({ status: 'offline', reason: 'logged_out', detail: 'Keluar dari HP.', desired: 'stopped' });
  });
});
