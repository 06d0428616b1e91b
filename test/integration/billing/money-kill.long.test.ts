import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Chance } from '../../support/chance.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type Provider, Shop } from '../../support/money-shop.ts';

const chance = Chance.of('money-kill');

describe.each<Provider>(['midtrans', 'xendit'])('through %s:', (provider) => {
  let app: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,billing', env: { PAYMENT_PROVIDER: provider } });
    shop = new Shop(app, provider);
  });
  afterAll(() => app?.close());

  test('killed at any step, server and worker give each paid order exactly once', async () => {
    const owner = await app.registerOwner();
    const server = app.servers[0]!;
    const worker = app.workers[0]!;
    const paid: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const orderId = await shop.order(owner, 'ai-1000');
      // Repeated notifications and a slow status API, so that the kill happens before, during or after any
      // step.
      await shop.faults({ duplicate: 2, apiDelayMs: 60, retrySpeed: provider === 'xendit' ? 6_000 : 600 });
      await shop.at(orderId, 'settle');
      await app.sql(`UPDATE orders SET created_at = created_at - interval '5 minutes' WHERE id = $1`, [orderId]);
      await chance.pauseUpTo(250); // the moment of the kill is the random part of this test
      await Promise.all([server.restart('SIGKILL'), worker.restart('SIGKILL')]);
      paid.push(orderId);
      await shop.waitForState(orderId, 'paid');
      await shop.heal();
    }
    // Work in progress completes.
    await waitFor(async () => (await shop.answers(paid.at(-1)!)).filter((status) => status === 200).length >= 1);
    expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000', left: 30 + 1_000 * paid.length });
    const granted = await app.sql<{ id: string }>(
      `SELECT id FROM orders WHERE account_id = $1 AND state = 'paid' AND granted_at IS NOT NULL`,
      [owner.userId],
    );
    expect(granted.map((row) => row.id).sort()).toEqual(paid.sort());
    // A mail is written in the granting transaction: one receipt per payment, however often a process died.
    const receipts = await app.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM mails WHERE person_id = $1 AND dedupe_key LIKE 'receipt:%'`,
      [owner.userId],
    );
    expect(receipts[0]?.count).toBe(paid.length);
  });
});
