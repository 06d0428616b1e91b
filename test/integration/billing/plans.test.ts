import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountRoom } from '#contracts/realtime/rooms';
import type { AccountId } from '#contracts/values/ids';
import type { PackageId } from '#contracts/values/selling/packages';
import { listenToPanel } from '../../support/core/panel-listener.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type MoneyCore, startMoneyCore } from '../../support/core/money-core.ts';

let core: MoneyCore;
beforeAll(async () => {
  core = await startMoneyCore();
});
afterAll(() => core.close());

async function ownerWith(packageId: PackageId): Promise<AccountId> {
  const { accountId } = await core.newOwner();
  await core.database.transaction((tx) => core.plans.activate(tx, accountId, packageId));
  return accountId;
}

async function leftOf(accountId: AccountId): Promise<number | 'Unlimited'> {
  return (await core.plans.summary(accountId)).aiResponsesLeft;
}

async function noticesOf(accountId: AccountId): Promise<string[]> {
  await core.deliver();
  const rows = await core.database.rows<{ title: string }>(
    `SELECT title FROM notifications WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
  );
  return rows.map((row) => row.title);
}

describe('the quota', () => {
  test('parallel replies never take more than there is, and none is lost', async () => {
    const accountId = await ownerWith('ai-trial');
    const charges = await Promise.all(
      Array.from({ length: 80 }, () => core.database.transaction((tx) => core.plans.chargeReply(tx, accountId))),
    );
    expect(charges.filter((charge) => charge.outcome === 'charged')).toHaveLength(30);
    expect(charges.filter((charge) => charge.outcome === 'empty')).toHaveLength(50);
    // Every charge saw a different count.
    expect(new Set(charges.map((charge) => charge.left).filter((left) => left !== null)).size).toBe(30);
    expect(await leftOf(accountId)).toBe(0);
  });

  test('charging, giving back and buying at the same time lose no reply', async () => {
    const accountId = await ownerWith('ai-1000');
    const actions = [
      ...Array.from({ length: 60 }, () => () => core.database.transaction((tx) => core.plans.chargeReply(tx, accountId))),
      ...Array.from({ length: 20 }, () => () => core.plans.giveBack(core.database, accountId)),
      ...Array.from({ length: 5 }, () => () => core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'))),
    ];
    await Promise.all(actions.map((action) => action()));
    expect(await leftOf(accountId)).toBe(6_000 - 60 + 20);
  });

  test('the panel says how many are left, and of how many', async () => {
    const accountId = await ownerWith('ai-1000');
    await core.database.transaction((tx) => core.plans.chargeReply(tx, accountId));
    expect(await core.plans.summary(accountId)).toMatchObject({ aiResponsesLeft: 999, aiResponsesTotal: 1_000 });
  });

  test('a transaction that fails costs nothing', async () => {
    const accountId = await ownerWith('ai-trial');
    const failing = core.database.transaction(async (tx) => {
      await core.plans.chargeReply(tx, accountId);
      throw new Error('the reply was not stored');
    });
    await expect(failing).rejects.toThrow('not stored');
    expect(await leftOf(accountId)).toBe(30);
  });

  test('unlimited costs nothing; an expired package and none at all give nothing', async () => {
    expect(await core.plans.chargeReply(core.database, await ownerWith('ai-unlimited'))).toMatchObject({ outcome: 'unlimited' });
    const expired = await ownerWith('ai-1000');
    await core.database.run(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [expired]);
    expect(await core.plans.chargeReply(core.database, expired)).toMatchObject({ outcome: 'empty' });
    expect(await core.plans.chargeReply(core.database, (await core.newOwner()).accountId)).toMatchObject({ outcome: 'empty' });
  });
});

describe('the package of an account', () => {
  const day = 24 * 3_600_000;
  const change = (accountId: AccountId, columns: string) =>
    core.database.run(`UPDATE subscriptions SET ${columns} WHERE account_id = $1`, [accountId]);

  test('is shown while it runs, with what is left of it', async () => {
    const accountId = await ownerWith('ai-3000');
    await change(accountId, `replies_left = 5, replies_total = 3200, expires_at = now() + interval '25 hours'`);
    expect(await core.plans.summary(accountId)).toEqual({
      ...{ active: true, hadPackage: true, packageId: 'ai-3000', packageName: 'Paket Standard' },
      ...{ aiResponsesLeft: 5, aiResponsesTotal: 3_200, daysLeft: 2 },
    });
    const { expiry_date: ends, ...view } = await core.plans.view(accountId);
    expect(view).toEqual({ id: 'ai-3000', name: 'Paket Standard', status: 'active' });
    expect(Math.abs(Date.parse(ends!) - core.clock.now().getTime() - (25 * day) / 24)).toBeLessThan(60_000);
    expect(await core.plans.summary(await ownerWith('ai-unlimited'))).toMatchObject({
      ...{ aiResponsesLeft: 'Unlimited', aiResponsesTotal: 'Unlimited' },
    });
  });

  test('that is over keeps its name in the profile, and gives nothing', async () => {
    const accountId = await ownerWith('ai-1000');
    await change(accountId, `expires_at = now() - interval '1 second'`);
    const nothing = { packageId: null, packageName: 'Gratis', aiResponsesLeft: 0, aiResponsesTotal: 0, daysLeft: 0 };
    expect(await core.plans.summary(accountId)).toEqual({ active: false, hadPackage: true, ...nothing });
    expect(await core.plans.view(accountId)).toMatchObject({ id: 'ai-1000', name: 'Paket Basic', status: 'expired' });
    const { accountId: none } = await core.newOwner();
    expect(await core.plans.summary(none)).toEqual({ active: false, hadPackage: false, ...nothing });
    expect(await core.plans.view(none)).toEqual({ id: null, name: 'Gratis', status: 'expired', expiry_date: null });
    const running = await ownerWith('ai-trial');
    expect([...(await core.plans.activeAmong([running, accountId, none]))]).toEqual([running]);
    expect((await core.plans.activeAmong([])).size).toBe(0);
  });

  test('was a trial for the account, and for each address that it had', async () => {
    const [{ accountId, email }, other, never] = [await core.newOwner(), await core.newOwner(), await core.newOwner()];
    await core.database.transaction((tx) => core.plans.startTrial(tx, accountId, email, null));
    await core.database.transaction((tx) => core.plans.markTrialAddress(tx, accountId, 'Toko.Pindah+1@gmail.com'));
    // without a trial, a new address does not count as used
    await core.database.transaction((tx) => core.plans.markTrialAddress(tx, other.accountId, 'lain@gmail.com'));
    expect(await core.plans.isTrialUsed(accountId, 'baru@gmail.com')).toBe(true);
    for (const [address, isUsed] of [
      [email.toUpperCase(), true],
      ['tokopindah@gmail.com', true],
      ['lain@gmail.com', false],
      [never.email, false],
    ] as const)
      expect([address, await core.plans.isTrialUsed(never.accountId, address)]).toEqual([address, isUsed]);
    const start = (address: string) => core.database.transaction((tx) => core.plans.startTrialIfUnused(tx, never.accountId, address));
    expect([await start('tokopindah@gmail.com'), await core.plans.isActive(never.accountId)]).toEqual([false, false]);
    expect([await start(never.email), await core.plans.isActive(never.accountId)]).toEqual([true, true]);
  });
});

describe('an activation', () => {
  test('is later than the one before, although the clock of that process was ahead', async () => {
    const accountId = await ownerWith('ai-trial');
    const ahead = new Date(Date.now() + 5_000);
    await core.database.run(`UPDATE subscriptions SET started_at = $2 WHERE account_id = $1`, [accountId, ahead]);
    const activate = () => core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'));
    expect([await activate(), await activate()].map((at) => at.getTime() - ahead.getTime())).toEqual([1, 2]);
  });

  test('is now, where the one before lies in the past', async () => {
    const accountId = await ownerWith('ai-trial');
    await core.database.run(`UPDATE subscriptions SET started_at = now() - interval '1 day' WHERE account_id = $1`, [accountId]);
    const at = await core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'));
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
  });
});

describe('notices', () => {
  test('come once each at 80, 90 and 100 %, whichever process notices first', async () => {
    const accountId = await ownerWith('ai-trial');
    for (let reply = 0; reply < 30; reply += 1) {
      const charge = await core.database.transaction((tx) => core.plans.chargeReply(tx, accountId));
      await Promise.all([core.plans.afterCharge(accountId, charge), core.notices.sweep()]);
      // The second caller finds the notice already sent.
      await core.plans.afterCharge(accountId, charge);
    }
    await core.notices.sweep();
    const [claimed] = await core.database.rows<{ notices_sent: string[] }>(`SELECT notices_sent FROM subscriptions WHERE account_id = $1`, [
      accountId,
    ]);
    expect(claimed!.notices_sent.filter((key) => key === 'quota-100')).toHaveLength(1);
    expect(await noticesOf(accountId)).toEqual([
      'Kuota balasan AI terpakai 80%',
      'Kuota balasan AI terpakai 90%',
      'Kuota balasan AI habis',
    ]);
    const mails = await core.database.rows(`SELECT 1 FROM mails m JOIN members a ON a.person_id = m.person_id WHERE a.account_id = $1`, [
      accountId,
    ]);
    expect(mails).toHaveLength(3);
  });

  test('missed by a process that died between charge and notice are caught up, the highest one only', async () => {
    const accountId = await ownerWith('ai-trial');
    for (let reply = 0; reply < 28; reply += 1) await core.plans.chargeReply(core.database, accountId);
    await Promise.all([core.notices.sweep(), core.notices.sweep(), core.notices.sweep()]);
    expect(await noticesOf(accountId)).toEqual(['Kuota balasan AI terpakai 90%']);
  });

  test('begin again with a new activation', async () => {
    const accountId = await ownerWith('ai-trial');
    const use = async (replies: number): Promise<void> => {
      for (let reply = 0; reply < replies; reply += 1)
        await core.plans.afterCharge(accountId, await core.plans.chargeReply(core.database, accountId));
    };
    await use(25);
    await core.database.run(`UPDATE subscriptions SET replies_left = 210 WHERE account_id = $1`, [accountId]);
    await core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'));
    await core.database.run(`UPDATE subscriptions SET replies_left = 243 WHERE account_id = $1`, [accountId]);
    await use(2);
    expect(await noticesOf(accountId)).toEqual(['Kuota balasan AI terpakai 80%', 'Kuota balasan AI terpakai 80%']);
  });

  test('come with 3 days and 1 day left and at the end, once each', async () => {
    const accountId = await ownerWith('ai-1000');
    await core.database.run(`UPDATE subscriptions SET started_at = now() - interval '27 days' WHERE account_id = $1`, [accountId]);
    for (const left of ['2 days 23 hours', '2 days', '23 hours', '1 hour', '-1 second', '-1 day']) {
      await core.database.run(`UPDATE subscriptions SET expires_at = now() + $2::interval WHERE account_id = $1`, [accountId, left]);
      await core.notices.sweep();
      await core.notices.sweep();
    }
    expect(await noticesOf(accountId)).toEqual([
      'Paket Anda berakhir 3 hari lagi',
      'Paket Anda berakhir 1 hari lagi',
      'Paket Anda telah berakhir',
    ]);
  });

  test('reach every account of one round, also more than are read at once', async () => {
    const accounts: AccountId[] = [];
    for (let nth = 0; nth < 201; nth += 1) accounts.push(await ownerWith('ai-trial'));
    await core.database.run(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = ANY ($1::uuid[])`, [
      accounts,
    ]);
    expect(await core.notices.sweep()).toBe(accounts.length);
    expect(await core.notices.sweep()).toBe(0);
  });

  test('of the end of a package refresh open panels; those of days left do not', async () => {
    const { accountId } = await core.newOwner();
    const heard = await listenToPanel(core.app, accountRoom(accountId));
    await core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'));
    await waitFor(() => heard.includes('subscription.changed'), { what: 'the beginning of the package' });
    const before = heard.length;
    const expireIn = (interval: string) =>
      core.database.run(
        `UPDATE subscriptions SET started_at = now() - interval '29 days', expires_at = now() + $2::interval WHERE account_id = $1`,
        [accountId, interval],
      );
    await expireIn('23 hours');
    await core.notices.sweep();
    await waitFor(() => heard.slice(before).includes('notice.raised'), { what: 'the notice of one day left' });
    expect(heard.slice(before)).not.toContain('subscription.changed');
    await expireIn('-1 second');
    await core.notices.sweep();
    await waitFor(() => heard.slice(before).includes('subscription.changed'), { what: 'the end of the package' });
  });

  test('to the notification number wait for the session once it is set', async () => {
    const accountId = await ownerWith('ai-trial');
    await core.database.run(
      `INSERT INTO bot_settings (bot_id, notification_number) SELECT id, '6281200000001' FROM bots WHERE account_id = $1`,
      [accountId],
    );
    await core.database.run(`UPDATE subscriptions SET replies_left = 1 WHERE account_id = $1`, [accountId]);
    await core.plans.afterCharge(accountId, await core.plans.chargeReply(core.database, accountId));
    await core.deliver();
    const [row] = await core.database.rows<{ wa_status: string; wa_id: string }>(
      `SELECT wa_status, wa_id FROM notifications WHERE account_id = $1`,
      [accountId],
    );
    expect(row).toMatchObject({ wa_status: 'queued', wa_id: expect.stringMatching(/^3EB0[0-9A-F]{18}$/) });
  });
});

describe('the trial', () => {
  const start = (accountId: AccountId, email: string, linkedNumber: string | null = null) =>
    core.database.transaction((tx) => core.plans.startTrial(tx, accountId, email, linkedNumber));

  test('is given once per address, also to two requests at once and to a later account', async () => {
    const { accountId, email } = await core.newOwner();
    const results = await Promise.allSettled([start(accountId, email), start(accountId, email), start(accountId, email)]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const again = await core.newOwner();
    await expect(start(again.accountId, email)).rejects.toMatchObject({
      code: 'trial_used',
      status: 409,
      text: 'Paket Trial hanya dapat digunakan satu kali.',
    });
    expect(await core.plans.view(again.accountId)).toMatchObject({ id: null, status: 'expired' });
  });

  test('does not replace a running package and is not used up by trying', async () => {
    const { accountId, email } = await core.newOwner();
    await core.database.transaction((tx) => core.plans.activate(tx, accountId, 'ai-1000'));
    await expect(start(accountId, email)).rejects.toMatchObject({ code: 'package_running' });
    await core.database.run(`UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [accountId]);
    await start(accountId, email);
    expect(await core.plans.view(accountId)).toMatchObject({ id: 'ai-trial', status: 'active' });
  });

  test('ends at once on a WhatsApp number that had one under another account', async () => {
    const phone = '6281211112222';
    const first = await core.newOwner();
    await start(first.accountId, first.email);
    expect(await core.plans.claimTrialNumber(first.accountId, phone)).toBe(true);
    expect(await core.plans.claimTrialNumber(first.accountId, phone)).toBe(true);
    const second = await core.newOwner();
    await start(second.accountId, second.email);
    expect(await core.plans.claimTrialNumber(second.accountId, phone)).toBe(false);
    expect(await core.plans.isActive(second.accountId)).toBe(false);
    expect(await core.plans.isActive(first.accountId)).toBe(true);
    expect(await noticesOf(second.accountId)).toEqual(['Paket Trial tidak dapat dipakai']);
    // The trial cannot be started on such a number either.
    const late = await core.newOwner();
    await expect(start(late.accountId, late.email, phone)).rejects.toMatchObject({ code: 'trial_used' });
    // A paid package works with any number.
    const third = await ownerWith('ai-1000');
    expect(await core.plans.claimTrialNumber(third, phone)).toBe(true);
  });

  test('that is over uses up no number that is linked later', async () => {
    const phone = '6281211113333';
    const over = await core.newOwner();
    await start(over.accountId, over.email);
    await core.database.run(`UPDATE subscriptions SET expires_at = now() - interval '1 minute' WHERE account_id = $1`, [over.accountId]);
    expect(await core.plans.claimTrialNumber(over.accountId, phone)).toBe(true);
    const next = await core.newOwner();
    await start(next.accountId, next.email);
    expect(await core.plans.claimTrialNumber(next.accountId, phone)).toBe(true);
    expect(await core.plans.isActive(next.accountId)).toBe(true);
  });
});
