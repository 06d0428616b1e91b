import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BinaryNode } from 'baileys';
import fc from 'fast-check';
import type { PasskeyAssertion, PasskeyOptions } from '#contracts/values/passkey';
import { PasskeyCeremony } from '#core/outside/whatsapp/passkey/ceremony';
import { ceremonyLimits } from '#core/outside/whatsapp/passkey/ceremony.rules';
import type { PasskeyUpdate } from '#core/outside/whatsapp/passkey/passkey.types';
import { runs } from '../support/runs.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Client } from './whatsapp-client.ts';
import { newMemory } from './whatsapp-client.ts';
import type { Person } from './whatsapp-server.ts';
import { StandIn } from './whatsapp-server.ts';

let server: StandIn;

beforeAll(async () => {
  server = await StandIn.start();
});

afterAll(() => server.close());

interface Shown {
  attempt: { stage: string; code: string | null; why: string | null } | null;
  devices: { id: number }[];
}

/** A client that is being linked, with our passkey code on an unmodified socket. */
class Linking {
  readonly memory = newMemory();
  readonly client: Client;
  readonly ceremony: PasskeyCeremony;
  readonly updates: PasskeyUpdate[] = [];

  constructor(
    readonly owner: Person,
    wanted: { handoffMs?: number; isEnabled?: boolean } = {},
  ) {
    this.client = server.connect(this.memory);
    this.ceremony = new PasskeyCeremony(this.client.socket, this.memory.creds, {
      isEnabled: wanted.isEnabled ?? true,
      browserName: 'Chrome',
      onUpdate: (one) => this.updates.push(one),
      limits: { ...ceremonyLimits, answerMs: 3_000, handoffMs: wanted.handoffMs ?? ceremonyLimits.handoffMs },
    });
  }

  async byQr(): Promise<this> {
    const qr = await this.client.until(() => this.client.state.qr, 'a QR code');
    expect(await server.call('POST', `/phones/${this.owner.number}/scan`, { qr })).toEqual({ passkey: 'asked' });
    return this;
  }

  async byCode(): Promise<this> {
    await this.client.until(() => this.client.state.qr, 'the moment for codes');
    const code = await this.client.socket.requestPairingCode(this.owner.number);
    expect(await server.call('POST', `/phones/${this.owner.number}/enter-code`, { code })).toEqual({ passkey: 'asked' });
    return this;
  }

  hears<Kind extends PasskeyUpdate['kind']>(kind: Kind): Promise<Extract<PasskeyUpdate, { kind: Kind }>> {
    return waitFor(() => this.updates.find((one): one is Extract<PasskeyUpdate, { kind: Kind }> => one.kind === kind), {
      what: kind,
    }) as Promise<Extract<PasskeyUpdate, { kind: Kind }>>;
  }

  async question(): Promise<PasskeyOptions> {
    return (await this.hears('asked')).options;
  }

  sign({ challenge }: PasskeyOptions, origin?: string): Promise<PasskeyAssertion> {
    return server.call('POST', `/phones/${this.owner.number}/passkey/sign`, { challenge, origin });
  }

  async answer(): Promise<void> {
    expect(this.ceremony.answer(await this.sign(await this.question()))).toBe('taken');
  }

  shown(): Promise<Shown> {
    return server.call('GET', `/phones/${this.owner.number}`);
  }

  async links(): Promise<void> {
    expect(await this.client.until(() => this.client.endCode, 'the restart after pairing')).toBe(515);
    await waitFor(async () => (await this.shown()).attempt?.stage === 'linked', { what: 'the device on the phone' });
  }

  /** Waits until the client is linked and logged in, and checks that a message arrives. */
  async works(): Promise<void> {
    await this.links();
    const linked = await server.connect(this.memory).ready();
    const lead = await server.person('Budi');
    await server.send(lead, this.owner, { text: 'Halo' });
    await linked.until(() => linked.messages.length > 0, 'a message');
    await linked.end();
  }

  async isUnlinked(secret: string): Promise<void> {
    expect((await this.shown()).devices).toEqual([]);
    expect(this.memory.creds.account).toBeUndefined();
    expect(this.memory.creds.advSecretKey).toBe(secret);
    await this.client.end();
  }
}

async function owner(name = 'Toko Passkey'): Promise<Person> {
  const person = await server.person(name);
  await server.call('POST', `/phones/${person.number}/passkey`, { required: true });
  return person;
}

const raw = (linking: Linking, type: 'get' | 'set', child: BinaryNode): Promise<BinaryNode | undefined> =>
  linking.client.socket.query({ tag: 'iq', attrs: { to: '@s.whatsapp.net', type, xmlns: 'md' }, content: [child] }, 3_000);

/** The code on the phone, once the phone asks its owner to compare it. */
async function codeOnPhone(linking: Linking): Promise<string | null> {
  return waitFor(
    async () => {
      const { attempt } = await linking.shown();
      return attempt?.stage === 'compare' && attempt.code;
    },
    { what: 'the code on the phone' },
  );
}

test('links by QR: the scanned code vouches for the device, and no code is compared', async () => {
  const linking = await new Linking(await owner()).byQr();
  expect((await linking.shown()).attempt).toMatchObject({ stage: 'continue-on-web' });
  await linking.answer();
  await linking.works();
  expect(linking.updates.map(({ kind }) => kind)).toEqual(['asked', 'proving', 'confirming']);
});

test('links by pairing code', async () => {
  const linking = await new Linking(await owner()).byCode();
  await linking.answer();
  await linking.links();
  expect(linking.updates.map(({ kind }) => kind)).toEqual(['asked', 'proving', 'confirming']);
});

test('without the proof of the scanned code both show the same code, and the link waits for both', async () => {
  const linking = await new Linking(await owner(), { handoffMs: 0 }).byQr();
  await linking.answer();
  const { code } = await linking.hears('compare');
  expect(code).toMatch(/^[1-9A-HJ-NP-TV-Z]{4}-[1-9A-HJ-NP-TV-Z]{4}$/);
  // both codes can be compared before anybody has confirmed
  expect(await codeOnPhone(linking)).toBe(code);
  expect(linking.ceremony.compared(true)).toBe(true);
  expect((await linking.hears('confirming')).code).toBe(code);
  expect((await linking.shown()).devices).toEqual([]);
  await server.call('POST', `/phones/${linking.owner.number}/passkey/compare`, { equal: true });
  await linking.works();
});

test('an owner who agrees on the phone first links once the panel agrees, too', async () => {
  const linking = await new Linking(await owner(), { handoffMs: 0 }).byQr();
  await linking.answer();
  await linking.hears('compare');
  await codeOnPhone(linking);
  await server.call('POST', `/phones/${linking.owner.number}/passkey/compare`, { equal: true });
  expect((await linking.shown()).devices).toEqual([]);
  linking.ceremony.compared(true);
  await linking.works();
});

test('a phone that compares the code in spite of the proof shows the one that the panel gets', async () => {
  const person = await owner();
  await server.fault({ number: person.number, passkeyCompares: 1 });
  const linking = await new Linking(person).byQr();
  await linking.answer();
  const { code } = await linking.hears('confirming');
  expect(await codeOnPhone(linking)).toBe(code);
  await server.call('POST', `/phones/${person.number}/passkey/compare`, { equal: true });
  await linking.works();
});

test('codes that differ on the phone link nothing', async () => {
  const linking = await new Linking(await owner(), { handoffMs: 0 }).byQr();
  const secret = linking.memory.creds.advSecretKey;
  await linking.answer();
  await linking.hears('compare');
  linking.ceremony.compared(true);
  expect(await codeOnPhone(linking)).toBe((await linking.hears('confirming')).code);
  await server.call('POST', `/phones/${linking.owner.number}/passkey/compare`, { equal: false });
  await linking.client.until(() => linking.client.endCode, 'the end');
  linking.ceremony.end();
  await linking.isUnlinked(secret);
});

test.each(['passkeyNoOptions', 'passkeyGarbledOptions'])('a request that comes without its content (%s) is queried', async (fault) => {
  const person = await owner();
  await server.fault({ number: person.number, [fault]: 1 });
  const linking = await new Linking(person).byQr();
  await linking.answer();
  await linking.links();
  expect(linking.updates.filter(({ kind }) => kind === 'asked').length).toBe(1);
});

test.each([
  [{ passkeyNoOptions: 1, passkeyLostOptions: 1 }, 'malformed', null],
  [{ passkeyBadRef: 1 }, 'malformed', null],
  [{ passkeyBadContinuation: 1 }, 'malformed', null],
  [{ passkeyRefused: 1 }, 'refused', '403'],
  [{ passkeyLate: 1 }, 'too_late', '408'],
  [{ passkeySilence: 1 }, 'no_answer', null],
] as const)('%j ends the attempt as %s, links nothing, and the next one works', async (fault, why, code) => {
  const person = await owner();
  const linking = new Linking(person);
  await linking.client.until(() => linking.client.state.qr, 'a QR code');
  const secret = linking.memory.creds.advSecretKey;
  await server.fault({ number: person.number, ...fault });
  await linking.byQr();
  if (!('passkeyNoOptions' in fault)) await linking.answer();
  expect(await linking.hears('failed')).toEqual({ kind: 'failed', why, code });
  await linking.isUnlinked(secret);
  const next = await new Linking(person).byQr();
  await next.answer();
  await next.links();
});

test('where it is switched off, the question ends the attempt', async () => {
  const linking = await new Linking(await owner(), { isEnabled: false }).byQr();
  expect(await linking.hears('failed')).toEqual({ kind: 'failed', why: 'off', code: null });
  await linking.isUnlinked(linking.memory.creds.advSecretKey);
});

describe('WhatsApp’s side refuses', () => {
  const leaf = (tag: string, content: string | Uint8Array): BinaryNode => ({ tag, attrs: {}, content: Buffer.from(content) });
  const prologue = (assertion: PasskeyAssertion, payload: Uint8Array): BinaryNode => ({
    tag: 'passkey_prologue',
    attrs: {},
    content: [
      leaf('credential_id', Buffer.from(assertion.rawId, 'base64url')),
      leaf('webauthn_assertion', JSON.stringify(assertion)),
      leaf('prologue_payload', payload),
    ],
  });
  const field = (number: number, value: Buffer): Buffer => Buffer.concat([Buffer.from([number * 8 + 2, value.length]), value]);

  /** A client's prologue, built by hand. */
  async function payloadOf(linking: Linking): Promise<Buffer> {
    const answer = await raw(linking, 'get', { tag: 'ref', attrs: {} });
    const [child] = answer!.content as BinaryNode[];
    const ref = Buffer.from(child!.content as Uint8Array);
    const identity = Buffer.concat([field(1, Buffer.alloc(32, 9)), Buffer.from([16, 1]), field(3, ref)]);
    return Buffer.concat([field(1, identity), field(2, field(1, Buffer.alloc(32, 7)))]);
  }

  test.each([
    ['a wrong origin', (linking: Linking, options: PasskeyOptions) => linking.sign(options, 'https://web.whatsapp.com.example')],
    ['a wrong challenge', (linking: Linking, options: PasskeyOptions) => linking.sign({ ...options, challenge: 'b2xk' })],
    [
      'another account’s passkey',
      async (_linking: Linking, { challenge }: PasskeyOptions) => new Linking(await owner()).sign({ challenge } as PasskeyOptions),
    ],
    [
      'a signature that was tampered with',
      async (linking: Linking, options: PasskeyOptions) => {
        const assertion = await linking.sign(options);
        return { ...assertion, response: { ...assertion.response, signature: `${assertion.response.signature.slice(0, -6)}AAAAAA` } };
      },
    ],
  ])('%s', async (_what, forge) => {
    const linking = await new Linking(await owner()).byQr();
    const assertion = await forge(linking, await linking.question());
    await expect(raw(linking, 'set', prologue(assertion, await payloadOf(linking)))).rejects.toThrow();
    expect((await linking.shown()).attempt).toMatchObject({ stage: 'failed' });
    await linking.isUnlinked(linking.memory.creds.advSecretKey);
  });

  test('an answer that was given before, and steps that were not started', async () => {
    const linking = await new Linking(await owner()).byQr();
    const old = await linking.sign(await linking.question());
    await linking.client.end();
    const next = await new Linking(linking.owner).byQr();
    await next.question();
    await expect(raw(next, 'set', prologue(old, await payloadOf(next)))).rejects.toThrow();
    const stranger = new Linking(await owner());
    await stranger.client.until(() => stranger.client.state.qr, 'a QR code');
    await expect(raw(stranger, 'set', prologue(old, Buffer.alloc(3)))).rejects.toThrow('no-passkey-attempt');
    await expect(raw(stranger, 'set', leaf('companion_nonce', Buffer.alloc(32)))).rejects.toThrow('no-passkey-attempt');
    await Promise.all([next.client.end(), stranger.client.end()]);
  });

  test('a nonce that does not open the commitment, and a request before it', async () => {
    for (const step of [leaf('companion_nonce', Buffer.alloc(32)), leaf('encrypted_pairing_request', Buffer.alloc(60))]) {
      const linking = await new Linking(await owner()).byQr();
      const assertion = await linking.sign(await linking.question());
      await raw(linking, 'set', prologue(assertion, await payloadOf(linking)));
      await expect(raw(linking, 'set', step)).rejects.toThrow(/bad-/);
      expect((await linking.shown()).devices).toEqual([]);
      await linking.client.end();
    }
  });
});

test('answers that cannot be right are not sent, and the question stays open', async () => {
  const linking = await new Linking(await owner()).byQr();
  const options = await linking.question();
  const stranger = new Linking(await owner());
  expect(linking.ceremony.answer(await linking.sign({ ...options, challenge: 'b2xk' }))).toBe('wrong_challenge');
  expect(linking.ceremony.answer(await linking.sign(options, 'https://panel.example'))).toBe('wrong_origin');
  expect(linking.ceremony.answer(await stranger.sign(options))).toBe('wrong_passkey');
  await stranger.client.end();
  await linking.answer();
  expect(linking.ceremony.answer(await linking.sign(options))).toBe('not_asked');
  await linking.links();
});

/** Interruptions and their moments. `after` is the step of the owner or of WhatsApp that the interruption follows. */
const interruption = fc.record({
  after: fc.constantFrom('scan', 'question', 'answer', 'compare'),
  what: fc.constantFrom('client gone', 'asked again', 'refused', 'silence', 'bad key'),
  isProved: fc.boolean(),
});

test('whatever interrupts an attempt: no half of a device, and the next attempt works', async () => {
  await fc.assert(
    fc.asyncProperty(interruption, async ({ after, what, isProved }) => {
      const person = await owner();
      const faults = { refused: { passkeyRefused: 1 }, idle: { passkeySilence: 1 }, 'bad key': { passkeyBadContinuation: 1 } };
      if (what in faults) await server.fault({ number: person.number, ...faults[what as keyof typeof faults] });
      const linking = await new Linking(person, isProved ? {} : { handoffMs: 0 }).byQr();
      const secret = (): string => linking.memory.creds.advSecretKey;
      const before = secret();
      if (after !== 'scan') await linking.question();
      if (after === 'answer' || after === 'compare' || what in faults) await linking.answer();
      if (after === 'compare' && !isProved && !(what in faults)) await linking.hears('compare');
      if (what === 'asked again')
        linking.client.socket.ws.emit('CB:notification,type:passkey_prologue_request', { tag: 'notification', attrs: {} });
      await linking.client.end();
      linking.ceremony.end();
      const { devices } = await linking.shown();
      // the phone's confirmation may have come before the interruption: the link is then complete
      if (linking.memory.creds.account === undefined) {
        expect(devices).toEqual([]);
        expect(secret()).toBe(before);
      }
      await server.call('DELETE', '/faults');
      const next = await new Linking(person).byQr();
      await next.answer();
      await next.links();
    }),
    { numRuns: runs(8) },
  );
});

test('nothing that a client asked stayed without an answer', async () => {
  expect(await server.unknown()).toEqual([]);
});
