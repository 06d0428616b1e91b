import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { PasskeyAssertion, PasskeyOptions } from '#contracts/values/passkey';
import { faultOf, readOptions } from './assertion.rules.js';

const question = { challenge: 'Y2hhbGxlbmdl', timeout: 600_000, rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' };
const options = readOptions(Buffer.from(JSON.stringify({ ...question, extensions: { uvm: true }, hints: ['new'] })))!;

function answer(change: { data?: object; domain?: string; flags?: number; id?: string } = {}): PasskeyAssertion {
  const data = {
    type: 'webauthn.get',
    challenge: question.challenge,
    origin: 'https://web.whatsapp.com',
    crossOrigin: false,
    ...change.data,
  };
  const domain = createHash('sha256')
    .update(change.domain ?? 'whatsapp.com')
    .digest();
  const authenticatorData = Buffer.concat([domain, Buffer.from([change.flags ?? 0x05, 0, 0, 0, 1])]).toString('base64url');
  const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
  const id = change.id ?? 'a2V5';
  return { id, rawId: id, type: 'public-key', response: { clientDataJSON, authenticatorData, signature: 'c2ln' } };
}

const allowing = (id: string): PasskeyOptions => ({ ...options, allowCredentials: [{ id, type: 'public-key' }] });

test('a request is read with its known fields, and unknown ones are ignored', () => {
  expect(options).toEqual({ ...question, extensions: { uvm: true } });
});

test.each([
  ['missing', null],
  ['cut off', '{"challenge":'],
  ['without a challenge', JSON.stringify({ ...question, challenge: undefined })],
  ['of another domain', JSON.stringify({ ...question, rpId: 'whatsapp.com.example' })],
])('a question that is %s is none', (_what, text) => {
  expect(readOptions(text === null ? null : Buffer.from(text))).toBeNull();
});

test('an answer of the right page to the right question passes', () => {
  expect(faultOf(answer(), options)).toBeNull();
  expect(faultOf(answer(), allowing('a2V5'))).toBeNull();
  const allowed = [...allowing('b3RoZXI').allowCredentials, ...allowing('a2V5').allowCredentials];
  expect(faultOf(answer(), { ...options, allowCredentials: allowed })).toBeNull();
  expect(faultOf(answer({ flags: 0x01 }), { ...options, userVerification: 'preferred' })).toBeNull();
});

test.each([
  ['wrong_challenge', answer({ data: { challenge: 'b2xk' } })],
  ['wrong_origin', answer({ data: { origin: 'https://web.whatsapp.com.example' } })],
  ['wrong_origin', answer({ data: { origin: 'http://web.whatsapp.com' } })],
  ['wrong_origin', answer({ data: { crossOrigin: true } })],
  ['wrong_origin', answer({ domain: 'example.com' })],
  ['malformed', answer({ data: { type: 'webauthn.create' } })],
  ['malformed', { ...answer(), rawId: 'b3RoZXI' }],
  ['malformed', { ...answer(), response: { ...answer().response, clientDataJSON: 'bm9KU09O' } }],
  ['malformed', { ...answer(), response: { ...answer().response, authenticatorData: 'c2hvcnQ' } }],
  ['not_verified', answer({ flags: 0x01 })],
  ['not_verified', answer({ flags: 0x04 })],
] as const)('an answer that is %s', (fault, told) => {
  expect(faultOf(told, options)).toBe(fault);
});

test('an answer with another passkey than those that WhatsApp named', () => {
  expect(faultOf(answer({ id: 'b3RoZXI' }), allowing('a2V5'))).toBe('wrong_passkey');
});
