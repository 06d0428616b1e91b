import { expectOk } from '../support/api.ts';
import { beginPayment, playMorning } from './morning.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

/**
 * Owners whose bot has a problem. The product itself has caused each problem, so the screens show what a real owner
 * sees then.
 */
export interface TroubledOwners {
  /** The phone has unlinked the bot. Before that, one customer was answered and another customer was not. */
  readonly unlinked: Owner;
  /** The last reply of the package was used, and one more customer wrote. */
  readonly usedUp: Owner;
  /** WhatsApp restricts the number. The owner started a payment and closed its window. */
  readonly restricted: Owner;
  /** WhatsApp's quota of new chats is nearly used. */
  readonly careful: Owner;
  /** The owner pressed Start, and WhatsApp does not answer yet. */
  readonly starting: Owner;
  /** The package has expired, and one more customer wrote. */
  readonly expired: Owner;
  /** Customers wait for all reasons that are usual in a morning. Then the quota was used up. */
  readonly morning: Owner;
}

const troubledNames: readonly unknown[] = [
  'unlinked',
  'usedUp',
  'restricted',
  'careful',
  'starting',
  'expired',
  'morning',
] satisfies (keyof TroubledOwners)[];

/** True for the name of an owner whose bot has a problem. */
export const isTroubled = (name: unknown): boolean => troubledNames.includes(name);

/** Creates the owners with problems. Owners who share the model or the workers are created one after the other. */
export async function furnishTroubled(app: TestApp): Promise<TroubledOwners> {
  const names = ['Wati Suryani', 'Dian Puspita', 'Hendra Gunawan', 'Yanti Kusuma', 'Lina Marlina', 'Nina Anggraini'];
  const [unlinked, usedUp, restricted, careful, starting, morning] = (await Promise.all(
    names.map((fullName) => app.registerOwner({ fullName })),
  )) as [Owner, Owner, Owner, Owner, Owner, Owner];
  await Promise.all([
    unlink(app, unlinked),
    spendQuota(app, usedUp),
    restrict(app, restricted),
    nearLimit(app, careful),
    hang(app, starting),
    buyBasic(app, morning, 600).then(() => playMorning(app, morning)),
  ]);
  return { unlinked, usedUp, restricted, careful, starting, morning, expired: await furnishExpired(app) };
}

/**
 * Creates the owner whose package has expired. The worker has processed the expiry, and a customer wrote afterwards.
 */
export async function furnishExpired(app: TestApp): Promise<Owner> {
  const owner = await app.registerOwner({ fullName: 'Tuti Handayani' });
  const number = await shopOf(app, owner, 40);
  const [first, second] = await Promise.all(['Bagus Setiawan', 'Putri Ayu'].map((name) => app.sandbox.phone(undefined, name)));
  await first!.ask(number, 'Kak, kaos polos masih ada?');
  await app.sql(`UPDATE subscriptions SET expires_at = now() - interval '1 day' WHERE account_id = $1`, [owner.accountId]);
  await app.workers[0]!.restart(); // a worker looks for due work when it starts
  const isTold = async () =>
    (await owner.api.get<{ rows: { kind: string }[] }>('/notices')).body.rows.some(({ kind }) => kind === 'expiry');
  await waitFor(isTold, { what: 'the notice about the end of the package' });
  await second!.send(number, 'Gamis ukuran L ready? Mau pesan 2.');
  await waitFor(async () => (await owner.api.get('/chat/waiting')).body.counts.needsOwner === 1, { what: 'one waiting customer' });
  return owner;
}

async function shopOf(app: TestApp, owner: Owner, repliesLeft: number): Promise<string> {
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos Rp 50.000, gamis Rp 189.000. Buka jam 8 sampai 17.' }));
  await buyBasic(app, owner, repliesLeft);
  return linkOwner(app, owner);
}

/** Gives the owner a package that began 20 days ago and has this number of replies left. */
async function buyBasic(app: TestApp, { accountId }: Owner, repliesLeft: number): Promise<void> {
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-1000', replies_left = $2, replies_total = 1000, started_at = now() - interval '20 days',
       expires_at = now() + interval '10 days' WHERE account_id = $1`,
    [accountId, repliesLeft],
  );
}

async function unlink(app: TestApp, owner: Owner): Promise<void> {
  const number = await shopOf(app, owner, 600);
  const lead = await app.sandbox.phone(undefined, 'Rudi Hartono');
  await lead.ask(number, 'Kak, kaos polos masih ada?');
  await (await app.sandbox.phone(number)).unlink();
  await waitFor(async () => (await owner.api.get('/bot/status')).body.reason === 'logged_out', { what: 'the bot unlinked' });
}

async function spendQuota(app: TestApp, owner: Owner): Promise<void> {
  const number = await shopOf(app, owner, 1);
  const [first, second] = await Promise.all(['Nina Kartika', 'Yusuf Maulana'].map((name) => app.sandbox.phone(undefined, name)));
  await first!.ask(number, 'Halo kak, masih buka?');
  await second!.send(number, 'Gamis ukuran L ready? Mau pesan 2.');
  await waitFor(async () => (await owner.api.get('/chat/waiting')).body.counts.needsOwner === 1, { what: 'one waiting customer' });
}

async function restrict(app: TestApp, owner: Owner): Promise<void> {
  const number = await shopOf(app, owner, 600);
  const until = Math.floor(Date.now() / 1_000) + 86_400;
  await app.sandbox.call('POST', '/whatsapp/faults', { number, reachoutLock: { active: true, until } });
  await waitFor(async () => (await owner.api.get('/bot/status')).body.restriction !== null, { what: 'the restriction' });
  await beginPayment(owner);
}

async function nearLimit(app: TestApp, owner: Owner): Promise<void> {
  const number = await shopOf(app, owner, 600);
  const endsAt = Math.floor(Date.now() / 1_000) + 86_400;
  await app.sandbox.call('POST', '/whatsapp/faults', { number, newChatCap: { total: 50, used: 41, status: 'SECOND_WARNING', endsAt } });
  await waitFor(async () => (await owner.api.get('/bot/status')).body.health?.level === 'careful', { what: 'the count of new chats' });
}

/** Stops a linked bot and starts it again while WhatsApp does not answer its logins. */
async function hang(app: TestApp, owner: Owner): Promise<void> {
  const number = await shopOf(app, owner, 600);
  const isNow = (status: string) => async () => (await owner.api.get('/bot/status')).body.status === status;
  await expectOk(owner.api.post('/bot/stop', { userId: owner.userId }));
  await waitFor(isNow('offline'), { what: 'the stopped bot' });
  await app.sandbox.call('POST', '/whatsapp/faults', { number, hangLogin: 1_000 });
  await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
  await waitFor(isNow('initing'), { what: 'the starting bot' });
}
