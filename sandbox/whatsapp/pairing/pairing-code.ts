import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { aesDecryptGCM, Curve, derivePairingCodeKey, hkdf } from 'baileys';
import type { Connection } from '../session/connection.ts';
import { generateKeyPair } from '../wire/certificate.ts';
import type { KeyPair } from '../wire/certificate.ts';
import { errorNode } from '../iq/question.ts';
import { parseJid } from '../wire/jid.ts';
import { child, childBytes, serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { PendingCode } from '../world/pending-link.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { candidateOf, PairingRefused } from './pairing.ts';
import type { AcceptedCode } from './pairing.ts';

/**
 * Systems in `companion_platform_display` that WhatsApp accepts with a pairing code. Any other name is refused with
 * 400. Linking by QR code accepts any name (Baileys pull request 2769: `Chrome (Acme)` refused, `Chrome (Windows)`
 * accepted).
 */
const knownSystems = /\((?:Mac OS|Windows|Ubuntu)\)$/;
const codePattern = /^[0-9A-Z]{8}$/;
const finishTimeoutMs = 20_000;

/** `link_code_companion_reg`, stages companion_hello and companion_finish. Returns the children of the answer. */
export function receiveLinkCode(world: World, connection: Connection, registration: Stanza): Stanza[] {
  const number = parseJid(registration.attrs.jid)?.user ?? '';
  if (registration.attrs.stage === 'companion_finish') {
    world.codes.get(number)?.finish?.(registration);
    return [];
  }
  if (!knownSystems.test(childBytes(registration, 'companion_platform_display')?.toString('utf8') ?? ''))
    return [errorNode(400, 'bad-request')];
  const candidate = candidateOf(connection);
  const wrapped = childBytes(registration, 'link_code_pairing_wrapped_companion_ephemeral_pub');
  if (!candidate || wrapped?.length !== 80) return [];
  const ref = randomBytes(16);
  world.codes.set(number, { candidate, ref, wrapped, finish: undefined });
  return [stanza('link_code_companion_reg', { stage: 'companion_hello' }, [stanza('link_code_pairing_ref', {}, ref)])];
}

/** The owner types the code on the phone. A wrong code is detected when the client's answer cannot be decrypted. */
export async function enterCode(world: World, phone: Phone, typed: string): Promise<AcceptedCode> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!codePattern.test(code)) throw new PairingRefused('a pairing code has eight letters and digits');
  const pending = world.codes.get(phone.number);
  if (!pending?.candidate.connection.isOpen) throw new PairingRefused('no client waits for a code of this number');
  const companionEphemeral = await unwrap(pending.wrapped, code);
  const ephemeral = generateKeyPair();
  const answer = new Promise<Stanza>((resolve) => (pending.finish = resolve));
  pending.candidate.connection.send(await primaryHello(world, phone, pending, { code, ephemeral }));
  const finish = await within(answer);
  const advSecret = openBundle(finish, companionEphemeral, ephemeral, phone.device.memory.identity);
  world.codes.delete(phone.number);
  return { candidate: pending.candidate, advSecret };
}

async function primaryHello(world: World, phone: Phone, pending: PendingCode, own: { code: string; ephemeral: KeyPair }): Promise<Stanza> {
  return stanza('notification', { from: serverJid, type: 'link_code_companion_reg', id: world.newId(), t: unixSeconds() }, [
    stanza('link_code_companion_reg', { stage: 'primary_hello' }, [
      stanza('link_code_pairing_wrapped_primary_ephemeral_pub', {}, await wrap(own.ephemeral.public, own.code)),
      stanza('primary_identity_pub', {}, phone.device.memory.identity.public),
      stanza('link_code_pairing_ref', {}, pending.ref),
    ]),
  ]);
}

/**
 * Decrypts salt 32, iv 12, AES-256-GCM(companion identity, primary identity, random) and derives the secret
 * that authenticates pair-success.
 */
function openBundle(finish: Stanza, companionEphemeral: Buffer, ephemeral: KeyPair, identity: KeyPair): Buffer {
  const sealed = childBytes(finish, 'link_code_pairing_wrapped_key_bundle');
  const companionIdentity = childBytes(finish, 'companion_identity_public');
  if (!sealed || companionIdentity?.length !== 32) throw new PairingRefused('the client answered with an incomplete bundle');
  const shared = Curve.sharedKey(ephemeral.private, companionEphemeral);
  const info = 'link_code_pairing_key_bundle_encryption_key';
  const key = hkdf(shared, 32, { salt: sealed.subarray(0, 32), info });
  let bundle: Buffer;
  try {
    bundle = aesDecryptGCM(sealed.subarray(44), key, sealed.subarray(32, 44), Buffer.alloc(0));
  } catch {
    throw new PairingRefused('wrong pairing code');
  }
  if (!bundle.subarray(0, 32).equals(companionIdentity)) throw new PairingRefused('the client answered with another identity');
  const identities = Curve.sharedKey(identity.private, companionIdentity);
  return Buffer.from(hkdf(Buffer.concat([shared, identities, bundle.subarray(64, 96)]), 32, { info: 'adv_secret' }));
}

async function wrap(key: Buffer, code: string): Promise<Buffer> {
  const salt = randomBytes(32);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-ctr', await derivePairingCodeKey(code, salt), iv);
  return Buffer.concat([salt, iv, cipher.update(key), cipher.final()]);
}

async function unwrap(wrapped: Buffer, code: string): Promise<Buffer> {
  const key = await derivePairingCodeKey(code, wrapped.subarray(0, 32));
  const decipher = createDecipheriv('aes-256-ctr', key, wrapped.subarray(32, 48));
  return Buffer.concat([decipher.update(wrapped.subarray(48)), decipher.final()]);
}

async function within(answer: Promise<Stanza>): Promise<Stanza> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PairingRefused('the client did not answer the code')), finishTimeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The registration inside an md iq. Undefined when it has none. */
export function linkCodeOf(iq: Stanza): Stanza | undefined {
  return child(iq, 'link_code_companion_reg');
}
