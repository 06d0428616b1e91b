import { expectOk } from '../support/api.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

/** Owners whose bot is in trouble. The trouble happened in the product, so the screens show what an owner sees then. */
export interface TroubledOwners {
  /** The phone has ended the link, after one customer was answered and another one was not. */
  readonly unlinked: Owner;
  /** The last reply of the package was used, and one more customer wrote. */
  readonly usedUp: Owner;
  /** WhatsApp restricts the number. */
  readonly restricted: Owner;
}

const troubledNames: readonly unknown[] = ['unlinked', 'usedUp', 'restricted'] satisfies (keyof TroubledOwners)[];

/** True for the name of an owner in trouble. */
export const isTroubled = (name: unknown): boolean => troubledNames.includes(name);

/** Brings three owners into trouble. */
export async function furnishTroubled(app: TestApp): Promise<TroubledOwners> {
  const names = ['Wati Suryani', 'Dian Puspita', 'Hendra Gunawan'];
  const [unlinked, usedUp, restricted] = (await Promise.all(names.map((fullName) => app.registerOwner({ fullName })))) as [
    Owner,
    Owner,
    Owner,
  ];
  await Promise.all([unlink(app, unlinked), spendQuota(app, usedUp), restrict(app, restricted)]);
  return { unlinked, usedUp, restricted };
}

async function shopOf(app: TestApp, owner: Owner, repliesLeft: number): Promise<string> {
  await expectOk(owner.api.post('/prompt', { prompt: 'Kaos Rp 50.000, gamis Rp 189.000. Buka jam 8 sampai 17.' }));
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-1000', replies_left = $2, replies_total = 1000, started_at = now() - interval '20 days',
       expires_at = now() + interval '10 days' WHERE account_id = $1`,
    [owner.accountId, repliesLeft],
  );
  return linkOwner(app, owner);
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
}
