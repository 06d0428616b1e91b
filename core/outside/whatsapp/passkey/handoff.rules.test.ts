import { createDecipheriv, createHash, createHmac, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { assertionBytes, commit, comparedCode, handoffKey, handoffProof, readPhoneIdentity, sealPairingRequest } from './handoff.rules.js';

// All expected values are calculated with Node's own cryptography and hand-written protobuf, from docs/protocols/whatsapp.md.

const bytes = (first: number, count = 32): Buffer => Buffer.from(Array.from({ length: count }, (_, index) => (first + index) % 256));
const hex = (of: Uint8Array): string => Buffer.from(of).toString('hex');
const pkcs8Head = Buffer.from('302e020100300506032b656e04220420', 'hex');

function keyPair(seed: Buffer) {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key);
  return { key, publicKey, pair: { private: seed, public: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32) } };
}

/** One field of protobuf: bytes or text under a number, or a small number. */
const field = (number: number, value: Buffer | number): Buffer =>
  typeof value === 'number' ? Buffer.from([number * 8, value]) : Buffer.concat([Buffer.from([number * 8 + 2, value.length]), value]);

const own = keyPair(bytes(1));
const phoneKeys = keyPair(bytes(101));
const phone = { publicKey: phoneKeys.pair.public, nonce: bytes(50) };
const nonce = bytes(200);
const chrome = 1;
const ref = '2@ref';
const commitment = commit({ ephemeral: own.pair, nonce }, chrome, ref);

test('the commitment is the hash of our key, type and ref with an undisclosed nonce', () => {
  const identity = Buffer.concat([field(1, own.pair.public), field(2, chrome), field(3, Buffer.from(ref))]);
  const hash = createHash('sha256').update(identity).update(nonce).digest();
  expect(hex(commitment.identity)).toBe(hex(identity));
  expect(hex(commitment.payload)).toBe(hex(Buffer.concat([field(1, identity), field(2, field(1, hash))])));
});

test('the proof of the scanned code is an HMAC under a key that comes from its secret', () => {
  const secret = bytes(7);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'shortcake-passkey-handoff-v1', 32));
  const wanted = createHmac('sha256', key).update(commitment.payload).digest();
  expect(hex(handoffProof(handoffKey(secret.toString('base64')), commitment.payload))).toBe(hex(wanted));
});

test('the code to compare depends on the random values of both sides', () => {
  const mix = createHash('sha256').update(nonce).update(phone.publicKey).digest();
  const bits = [...phone.nonce.subarray(0, 5)].map((byte, index) => (byte ^ mix[index]!).toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)!.map((five) => '123456789ABCDEFGHJKLMNPQRSTVWXYZ'[Number.parseInt(five, 2)]);
  expect(comparedCode(commitment, phone)).toBe(`${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`);
});

test('the phone alone opens the request, and finds both keys and the new secret in it', () => {
  const iv = bytes(9, 12);
  const secrets = { noiseKey: bytes(11), identityKey: bytes(12), advSecret: bytes(13) };
  const sealed = Buffer.from(sealPairingRequest({ commitment, phone }, { deviceType: chrome, ref, iv }, secrets));
  const shared = diffieHellman({ privateKey: phoneKeys.key, publicKey: own.publicKey });
  const salt = `Companion Pairing ${chrome} with ref ${ref}`;
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Pairing Information Encryption Key', 32));
  const cipherText = sealed.subarray(2, 2 + sealed[1]!);
  expect(hex(sealed.subarray(2 + sealed[1]!))).toBe(hex(field(2, iv)));
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(cipherText.subarray(-16));
  const plain = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()]);
  expect(hex(plain)).toBe(hex(Buffer.concat([field(1, bytes(11)), field(2, bytes(12)), field(3, bytes(13))])));
});

test('a key that would publish the secret is not used', () => {
  const secrets = { noiseKey: bytes(11), identityKey: bytes(12), advSecret: bytes(13) };
  const about = { deviceType: chrome, ref, iv: bytes(9, 12) };
  expect(() => sealPairingRequest({ commitment, phone: { ...phone, publicKey: Buffer.alloc(32) } }, about, secrets)).toThrow();
});

test('a phone’s message has its key and its nonce', () => {
  const told = readPhoneIdentity(Buffer.concat([field(1, phone.publicKey), field(2, phone.nonce)]));
  expect(told && { publicKey: hex(told.publicKey), nonce: hex(told.nonce) }).toEqual({
    publicKey: hex(phone.publicKey),
    nonce: hex(phone.nonce),
  });
});

test.each([
  ['nothing', null],
  ['garbage', Buffer.from([0xff, 0xff, 0xff])],
  ['no nonce', field(1, bytes(1))],
  ['no key', field(2, bytes(2))],
  ['a short key', Buffer.concat([field(1, bytes(1, 16)), field(2, bytes(2))])],
  ['a long nonce', Buffer.concat([field(1, bytes(1)), field(2, bytes(2, 33))])],
])('a phone that shows %s shows nothing', (_what, told) => {
  expect(readPhoneIdentity(told)).toBeNull();
});

test('only the fields that WhatsApp reads are sent', () => {
  const response = { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: undefined };
  const told = { id: 'aQ', rawId: 'aQ', type: 'public-key' as const, response, authenticatorAttachment: 'platform' };
  expect(JSON.parse(Buffer.from(assertionBytes(told)).toString())).toEqual({
    id: 'aQ',
    rawId: 'aQ',
    type: 'public-key',
    response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: null },
  });
});
