import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AccountId, OrderId } from '#contracts/values/ids';
import { packageOf, type PackageId } from '#contracts/values/selling/packages';
import { newId } from '#core/platform/crypto/ids';
import { type MoneyCore, startMoneyCore } from '../../support/core/money-core.ts';
import { answerOf, expectedOf, type MoneyEvent, Ledger, stories, type Story } from '../../support/core/money-stories.ts';

let core: MoneyCore;
let now = new Date('2027-01-29T16:30:00Z').getTime();

beforeAll(async () => {
  core = await startMoneyCore({ MIDTRANS_SERVER_KEY: 'SB-Mid-server-test' });
  // The time span of the stories is months.
  Object.assign(core.clock, { now: () => new Date(now) });
});
afterAll(() => core.close());

interface Scene {
  readonly accountId: AccountId;
  readonly orders: readonly { id: OrderId; packageId: PackageId; ledger: Ledger }[];
  charged: number;
}

async function setScene(story: Story): Promise<Scene> {
  const { accountId, email } = await core.newOwner();
  if (story.trial) await core.database.transaction((tx) => core.plans.startTrial(tx, accountId, email, null));
  const orders = story.orders.map((packageId) => ({ id: `WBA-${newId()}` as OrderId, packageId, ledger: new Ledger() }));
  for (const { id, packageId } of orders) {
    await core.orders.insert(core.database, {
      id,
      accountId,
      purpose: 'billing',
      emailCanonical: null,
      packageId,
      amount: packageOf(packageId).price,
      createdAt: new Date(now),
      expiresAt: new Date(now + 86_400_000),
    });
  }
  return { accountId, orders, charged: 0 };
}

async function play(scene: Scene, one: MoneyEvent): Promise<void> {
  switch (one.kind) {
    case 'charge':
      for (let reply = 0; reply < one.replies; reply += 1) {
        const charge = await core.plans.chargeReply(core.database, scene.accountId);
        if (charge.outcome === 'charged') scene.charged += 1;
      }
      return;
    case 'pass':
      now += one.days * 86_400_000 + 1;
      return;
    case 'answer':
    case 'stale': {
      now += 1;
      const order = scene.orders[one.order % scene.orders.length]!;
      const answer = answerOf(one.say, order.id, packageOf(order.packageId).price);
      const seen = (await core.orders.find(core.database, order.id))!;
      if (one.kind === 'stale') {
        await core.database.run(`UPDATE orders SET checked_at = now() WHERE id = $1`, [order.id]);
        expect(await core.payments.apply(seen, answer, 'status')).toBe(false);
        return;
      }
      const done = await Promise.all(Array.from({ length: one.copies }, () => core.payments.apply(seen, answer, 'notification')));
      expect(done.filter(Boolean)).toHaveLength(1);
      order.ledger.hear(one.say);
    }
  }
}

async function check(scene: Scene, story: Story): Promise<void> {
  const rows = await core.database.rows<{ id: OrderId; state: string; granted_at: Date | null }>(
    `SELECT id, state, granted_at FROM orders WHERE account_id = $1`,
    [scene.accountId],
  );
  const grants: { packageId: PackageId; at: Date }[] = [];
  for (const { id, packageId, ledger } of scene.orders) {
    const row = rows.find((one) => one.id === id)!;
    expect([id, row.state === 'paid']).toEqual([id, ledger.stands]);
    if (ledger.stands) grants.push({ packageId, at: row.granted_at! });
  }
  const [trial] = await core.database.rows<{ claimed_at: Date }>(`SELECT claimed_at FROM trial_claims WHERE account_id = $1`, [
    scene.accountId,
  ]);
  expect(trial !== undefined).toBe(story.trial);
  if (trial) grants.push({ packageId: 'ai-trial', at: trial.claimed_at });
  const expected = expectedOf(grants);
  const [have] = await core.database.rows<{ package_id: string; replies_left: number | null; expires_at: Date }>(
    `SELECT package_id, replies_left, expires_at FROM subscriptions WHERE account_id = $1`,
    [scene.accountId],
  );
  expect(have && { packageId: have.package_id, expiresAt: have.expires_at.toISOString() }).toEqual(
    expected ? { packageId: expected.packageId, expiresAt: expected.expiresAt.toISOString() } : undefined,
  );
  if (!expected) return;
  if (scene.charged === 0 || expected.replies === null) expect(have!.replies_left).toBe(expected.replies);
  else {
    expect(have!.replies_left).toBeLessThanOrEqual(expected.replies);
    expect(have!.replies_left).toBeGreaterThanOrEqual(Math.max(0, expected.replies - scene.charged));
  }
}

test('after any sequence of answers an owner has exactly the packages of settled, matching orders', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const scene = await setScene(story);
      for (const one of story.moneyEvents) await play(scene, one);
      await check(scene, story);
    }),
    { numRuns: 400 },
  );
});

test('payments and replies of one owner at the same time never wait for each other in a circle', async () => {
  const { accountId, botId } = await core.newOwner();
  await core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'));
  // Like the reply's transaction: charges the quota, then writes rows that reference the owner.
  const reply = () =>
    core.database.transaction(async (tx) => {
      await core.plans.chargeReply(tx, accountId);
      await tx.run(`INSERT INTO contacts (id, bot_id, pn) VALUES ($1, $2, $3)`, [newId(), botId, newId()]);
    });
  const payment = async () => {
    const id = `WBA-${newId()}` as OrderId;
    const moment = new Date(now);
    await core.orders.insert(core.database, {
      id,
      accountId,
      purpose: 'billing',
      emailCanonical: null,
      packageId: 'ai-1000',
      amount: 50_000,
      createdAt: moment,
      expiresAt: moment,
    });
    const seen = (await core.orders.find(core.database, id))!;
    return core.payments.apply(seen, answerOf({ status: 'settlement', twist: 'none' }, id, 50_000), 'status');
  };
  const actions = Array.from({ length: 120 }, (_, index) => (index % 4 === 0 ? payment() : reply()));
  const failures = (await Promise.allSettled(actions)).filter((one) => one.status === 'rejected');
  expect(failures).toEqual([]);
  expect((await core.plans.summary(accountId)).aiResponsesLeft).toBe(31_000 - 90);
});
