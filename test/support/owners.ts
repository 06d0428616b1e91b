import { randomInt } from 'node:crypto';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';
import { type Api, expectOk } from './api.ts';
import type { Sandbox } from './sandbox.ts';
import { waitFor } from './wait-for.ts';

export interface NewOwner {
  fullName?: string;
  email?: string;
  password?: string;
  packageId?: string;
}

/** A registered, verified and logged-in owner. */
export interface Owner {
  readonly userId: PersonId;
  /** The person's first account, and its first bot. */
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** REST client with the owner's token, for the installation's first server. */
  readonly api: Api;
}

/**
 * A new account, its first person and its first bot have the same id. This is only a type, because Node also runs
 * this file from source.
 */
type FirstId = PersonId & AccountId & BotId;

/** Where owners register: a test installation, or any running product with its sandbox. */
export interface Place {
  api(token?: string): Api;
  readonly sandbox: Sandbox;
}

/** Follows the steps of a real user: register, enter the code from the mail, log in. */
export async function registerOwner(app: Place, options: NewOwner = {}): Promise<Owner> {
  const fullName = options.fullName ?? 'Sari Wulandari';
  const email = options.email ?? `sari${randomInt(1e9)}@gmail.com`;
  const password = options.password ?? 'rahasia-sekali-1';
  const visitor = app.api();
  await expectOk(visitor.post('/auth/register', { fullName, email, password, packageId: options.packageId ?? 'ai-trial' }));
  const mail = await app.sandbox.mails.waitFor(email.toLowerCase(), { matches: (sent) => sent.code !== null });
  await expectOk(visitor.post('/auth/verify-otp', { email, otp: mail.code }));
  const { token, userId } = await expectOk(visitor.post<{ token: string; userId: FirstId }>('/auth/login', { email, password }));
  return { userId, accountId: userId, botId: userId, token, email, password, fullName, api: visitor.as(token) };
}

const trainedAlready = (stored: { prompt: string; secondary_prompt: string }) =>
  stored.prompt !== 'default' || stored.secondary_prompt !== 'default';

/** Trains the bot with a few words when its owner has not trained it: an untrained bot does not answer. */
export async function trainOwner({ api }: Pick<Owner, 'api'>): Promise<void> {
  const stored = await expectOk(api.get<{ prompt: string; secondary_prompt: string }>('/prompt'));
  if (!trainedAlready(stored)) await expectOk(api.post('/prompt', { prompt: 'Kami melayani pembeli lewat chat ini.' }));
}

/**
 * Trains the bot when it is untrained, starts it, waits for the QR code and scans it with a phone of that
 * number. Returns when the bot is online.
 */
export async function linkOwner(app: Place, owner: Owner, phone = freshPhone()): Promise<string> {
  await scanAsOwner(app, owner, phone);
  await waitFor(async () => (await owner.api.get('/bot/status')).body.status === 'online', { what: 'the bot online' }).catch(
    async (cause: unknown) => {
      const [{ body }, { logs }] = await Promise.all([
        owner.api.get('/bot/status'),
        expectOk(owner.api.get<{ logs: string }>('/bot/logs')),
      ]);
      throw new Error(`the bot is not online: ${JSON.stringify(body)}\n${logs.slice(-2_000)}`, { cause });
    },
  );
  return phone;
}

/**
 * The steps of `linkOwner` up to the scan. It does not wait until the bot is online, so a test can use it with a
 * phone number that the service rejects after the scan.
 */
export async function scanAsOwner(app: Place, owner: Owner, phone: string): Promise<void> {
  await app.sandbox.phone(phone, owner.fullName);
  await trainOwner(owner);
  await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
  await waitFor(() => scanNewest(app, owner, phone), { what: 'a QR code in the bot log that is still good when it is scanned' });
}

/**
 * Scans the current QR code of the bot. Returns false when there is no code, or when a newer code replaced it before
 * a slow machine could scan it.
 */
async function scanNewest(app: Place, owner: Owner, phone: string): Promise<boolean> {
  const qr = await readQr(owner.api);
  if (!qr) return false;
  try {
    await app.sandbox.scan(phone, qr);
    return true;
  } catch (error) {
    if (String(error).includes('this QR code has expired')) return false;
    throw error;
  }
}

/** The newest QR address. It is in the last log line that contains `QR uploaded: <address>`, as specified. */
async function readQr(api: Api): Promise<string | undefined> {
  const { logs } = await expectOk(api.get<{ logs: string }>('/bot/logs'));
  const line = logs.split('\n').findLast((entry) => entry.includes('QR uploaded'));
  return line?.match(/QR uploaded:\s*(https?:\/\/\S+)/)?.[1];
}

/** An unused Indonesian mobile number. */
export function freshPhone(): string {
  return `62812${String(randomInt(1e8)).padStart(8, '0')}`;
}
