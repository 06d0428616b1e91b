import { afterEach, expect, test } from '@jest/globals';
import { askPasskey } from './ask-passkey.js';

/* Tests with a fake authenticator: the options that it receives, and the assertion that is made from its answer. */

type Asked = { publicKey: PublicKeyCredentialRequestOptions };

let asked: Asked | undefined;
function authenticator(answer: () => unknown): void {
  const get = async (wanted: Asked) => {
    asked = wanted;
    return answer();
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'credentials');
  asked = undefined;
});

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const question = {
  challenge: '-_8A', // 251 255 0: letters that differ between the two alphabets
  rpId: 'whatsapp.com',
  allowCredentials: [
    { id: 'AQI', type: 'public-key' },
    { id: '_w', type: 'public-key' },
  ],
  userVerification: 'preferred' as const,
};
const found = (userHandle: ArrayBuffer | null) => ({
  id: 'passkey',
  rawId: bytes(251, 255),
  response: { clientDataJSON: bytes(1), authenticatorData: bytes(2, 2), signature: bytes(3, 3, 3), userHandle },
});

test('the authenticator is asked exactly what WhatsApp asks, for the time that is left', async () => {
  authenticator(() => null);
  await askPasskey(question, 42_000);
  const { challenge, allowCredentials, ...others } = asked!.publicKey;
  const listed = (buffer: BufferSource) => [...(buffer as Uint8Array)];
  expect(listed(challenge)).toEqual([251, 255, 0]);
  expect(allowCredentials?.map(({ id, type }) => [type, listed(id)])).toEqual([
    ['public-key', [1, 2]],
    ['public-key', [255]],
  ]);
  expect(others).toEqual({ rpId: 'whatsapp.com', timeout: 42_000, userVerification: 'preferred' });
});

test.each([
  [null, null],
  [bytes(255, 254), '__4'],
])('its answer is written as WhatsApp reads it, each part in its place; user handle %j: %s', async (userHandle, written) => {
  authenticator(() => found(userHandle));
  expect(await askPasskey(question, 1_000)).toEqual({
    assertion: {
      ...{ id: 'passkey', rawId: '-_8', type: 'public-key' },
      response: { clientDataJSON: 'AQ', authenticatorData: 'AgI', signature: 'AwMD', userHandle: written },
    },
  });
});

test.each([
  ['has no passkey', () => null, 'NotAllowedError'],
  ['is refused', () => Promise.reject(new DOMException('no', 'NotAllowedError')), 'NotAllowedError'],
  ['is missing', () => Promise.reject(new TypeError('no')), 'TypeError'],
  ['fails with something else', () => Promise.reject('no'), 'UnknownError'],
])('an authenticator that %s: its reason is all that is told', async (_what, answer, failure) => {
  authenticator(answer);
  expect(await askPasskey(question, 1_000)).toEqual({ failure });
});
