/** @fresh-packages This file patches libsignal for the rest of the process. */
import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from '@jest/globals';
import { Curve, generateSignalPubKey } from 'baileys';
import { ProtocolAddress, SessionBuilder, SessionCipher, SessionRecord } from 'libsignal';
import { repairLibsignal } from './libsignal-repair.js';
import { silenceLibsignal } from './quiet-console.js';
import { pruneSessionRecord } from '../keys/session-records.js';

const typed = (key: Uint8Array): Buffer => Buffer.from(generateSignalPubKey(key));

/** One party of a Signal conversation, with keys in memory and records pruned as in production. */
class Party {
  readonly identity = Curve.generateKeyPair();
  readonly signedPreKey = Curve.generateKeyPair();
  readonly preKeys = new Map<number, ReturnType<typeof Curve.generateKeyPair>>();
  record: unknown;
  private nextPreKey = 1;
  readonly peer = new ProtocolAddress('peer', 0);
  readonly storage = {
    // cast: a record as the library stores it, whose fields its types do not name
    loadSession: async () => (this.record ? SessionRecord.deserialize(this.record as never) : undefined),
    storeSession: async (_id: string, session: SessionRecord) =>
      void (this.record = pruneSessionRecord(JSON.parse(JSON.stringify(session.serialize())))),
    isTrustedIdentity: () => true,
    loadPreKey: async (id: number | string) => this.pair(this.preKeys.get(Number(id))!),
    removePreKey: () => undefined,
    loadSignedPreKey: () => this.pair(this.signedPreKey),
    getOurRegistrationId: () => 7,
    getOurIdentity: () => this.pair(this.identity),
  };

  private pair(keys: ReturnType<typeof Curve.generateKeyPair>) {
    return { pubKey: typed(keys.public), privKey: Buffer.from(keys.private) };
  }

  async begin(other: Party): Promise<void> {
    const keyId = other.nextPreKey++;
    other.preKeys.set(keyId, Curve.generateKeyPair());
    // cast: the library asks for more than it uses
    await new SessionBuilder(this.storage as never, this.peer).initOutgoing({
      registrationId: 7,
      identityKey: typed(other.identity.public),
      signedPreKey: {
        keyId: 1,
        publicKey: typed(other.signedPreKey.public),
        signature: Buffer.from(Curve.sign(other.identity.private, typed(other.signedPreKey.public))),
      },
      preKey: { keyId, publicKey: typed(other.preKeys.get(keyId)!.public) },
    });
  }

  async write(text: string): Promise<{ type: number; body: Buffer }> {
    // cast: the library asks for more than it uses
    const { type, body } = await new SessionCipher(this.storage as never, this.peer).encrypt(Buffer.from(text));
    return { type, body: body as unknown as Buffer };
  }

  async read({ type, body }: { type: number; body: Buffer }): Promise<string> {
    // cast: the library asks for more than it uses
    const cipher = new SessionCipher(this.storage as never, this.peer);
    return (await (type === 3 ? cipher.decryptPreKeyWhisperMessage(body) : cipher.decryptWhisperMessage(body))).toString();
  }
}

/** Sends a message on the old session, then a message on the new session. */
async function crossSessions(): Promise<string> {
  const bot = new Party();
  const lead = new Party();
  await lead.begin(bot);
  expect(await bot.read(await lead.write('halo'))).toBe('halo');
  expect(await lead.read(await bot.write('hai'))).toBe('hai');
  // the bot starts a new session and writes on it; the lead has not received that message yet and answers on the old
  // session
  await bot.begin(lead);
  const onNew = await bot.write('di sesi baru');
  expect(await bot.read(await lead.write('di sesi lama'))).toBe('di sesi lama');
  expect(await lead.read(onNew)).toBe('di sesi baru');
  return bot.read(await lead.write('jawaban di sesi baru'));
}

/** A console like Node's own: libsignal writes to it as it would to the terminal. */
const printed: string[] = [];
const paper = new Writable({
  write(chunk, _encoding, done) {
    printed.push(String(chunk));
    done();
  },
});
// This test is about the console itself.
/* oxlint-disable no-console */
const terminal = console.info;
console.info = new Console({ stdout: paper, inspectOptions: { depth: 8 } }).info;
afterAll(() => void (console.info = terminal));
/* oxlint-enable no-console */

test('untouched, libsignal still prints sessions with their private keys', async () => {
  const bot = new Party();
  await bot.begin(new Party());
  // cast: a record as the library stores it, whose fields its types do not name
  const record = SessionRecord.deserialize(bot.record as never) as unknown as {
    closeSession(session: object): void;
    getOpenSession(): object;
  };
  record.closeSession(record.getOpenSession());
  expect(printed.join('')).toMatch(/^Closing session:[^]*currentRatchet[^]*ephemeralKeyPair[^]*privKey: <Buffer (\w\w ?){32}>/);
});

test('silenced, it prints nothing, and output of other code passes', () => {
  silenceLibsignal();
  printed.length = 0;
  const { info: say } = console;
  say('Closing session:', {});
  say('Closing time');
  expect(printed).toEqual(['Closing time\n']);
});

test('untouched, libsignal still spoils the new session by a message on the old one', async () => {
  silenceLibsignal();
  await expect(crossSessions()).rejects.toThrow();
});

test('repaired, a message on the old session does not spoil the new one', async () => {
  repairLibsignal();
  expect(await crossSessions()).toBe('jawaban di sesi baru');
});

test('records stay small over hundreds of turns and late messages of the last turns can be read', async () => {
  const bot = new Party();
  const lead = new Party();
  await lead.begin(bot);
  await bot.read(await lead.write('0'));
  const late: { type: number; body: Buffer }[] = [];
  for (let turn = 1; turn <= 200; turn++) {
    await lead.read(await bot.write(`b${turn}`));
    late.push(await lead.write(`late ${turn}`));
    expect(await bot.read(await lead.write(`l${turn}`))).toBe(`l${turn}`);
  }
  expect(JSON.stringify(bot.record).length).toBeLessThan(6_000);
  expect(await bot.read(late[197]!)).toBe('late 198');
}, 30_000);
