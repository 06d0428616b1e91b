import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Curve, initAuthCreds, proto, type AuthenticationCreds, type BinaryNode } from 'baileys';
import type { PasskeyAssertion } from '#contracts/values/passkey';
import { PasskeyCeremony } from './ceremony.js';
import { ceremonyLimits } from './ceremony.rules.js';
import type { PasskeyUpdate } from './passkey.types.js';
import { watchTimers, type TimerWatch } from '../../../../test/support/left-timers.js';

/*
 * The messages that a ceremony sends, and how it ends. The tests give WhatsApp's answers by hand: late, twice, or
 * never.
 */

const question = { challenge: 'Y2hhbGxlbmdl', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' };
const data = { type: 'webauthn.get', challenge: question.challenge, origin: 'https://web.whatsapp.com', crossOrigin: false };
const domain = createHash('sha256').update('whatsapp.com').digest();
const assertion: PasskeyAssertion = {
  ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key' },
  response: {
    clientDataJSON: Buffer.from(JSON.stringify(data)).toString('base64url'),
    authenticatorData: Buffer.concat([domain, Buffer.from([0x05, 0, 0, 0, 1])]).toString('base64url'),
    signature: 'c2ln',
  },
};

let ws: EventEmitter;
let creds: AuthenticationCreds;
let updates: PasskeyUpdate[];
/** The sent requests, each named by its child elements. */
let asked: string[];
/** The parts of the commitment that was sent last. */
let committed: string[];
let acknowledged: string[];
/** Requests without an answer. */
let unanswered: ReadonlySet<string>;
/** Requests that WhatsApp refuses, with the code of each. */
let refused: Readonly<Record<string, number | string | null>>;
/** Replacements for the usual answers, by request. */
let given: Readonly<Record<string, BinaryNode['content']>>;
let ceremony: PasskeyCeremony;

let timers: TimerWatch;
beforeEach(() => {
  jest.useFakeTimers();
  timers = watchTimers();
  [ws, creds, updates, asked, committed, acknowledged, unanswered] = [new EventEmitter(), initAuthCreds(), [], [], [], [], new Set()];
  [refused, given] = [{}, {}];
  ceremony = begin();
});
afterEach(() => void jest.useRealTimers());

function begin(isEnabled = true): PasskeyCeremony {
  const query = async ({ content }: BinaryNode): Promise<BinaryNode | undefined> => {
    const [child] = content as BinaryNode[];
    asked.push(child!.tag);
    if (child!.tag === 'passkey_prologue') committed = (child!.content as BinaryNode[]).map(({ tag }) => tag);
    if (unanswered.has(child!.tag)) return new Promise(() => undefined);
    const code = refused[child!.tag];
    if (code !== undefined) throw Object.assign(new Error('refused'), { data: code });
    if (child!.tag in given) return { tag: 'iq', attrs: {}, content: given[child!.tag] };
    return { tag: 'iq', attrs: {}, content: child!.tag === 'ref' ? [{ tag: 'ref', attrs: {}, content: Buffer.from('ref-1') }] : [] };
  };
  const sendNode = async ({ attrs }: BinaryNode) => void acknowledged.push(`${attrs['id']} ${attrs['type']}`);
  const options = { isEnabled, browserName: 'Chrome', onUpdate: (update: PasskeyUpdate) => void updates.push(update) };
  return new PasskeyCeremony({ ws, query, sendNode }, creds, options);
}

const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const requests = (): void => {
  const content = [{ tag: 'passkey_request_options', attrs: {}, content: Buffer.from(JSON.stringify(question)) }];
  const attrs = { id: '1', from: 's.whatsapp.net', type: 'passkey_prologue_request' };
  ws.emit('CB:notification,type:passkey_prologue_request', { tag: 'notification', attrs, content });
};
const phoneAnswers = (): void => {
  const identity = { publicKey: Curve.generateKeyPair().public, nonce: randomBytes(32) };
  const content = [{ tag: 'primary_ephemeral_identity', attrs: {}, content: proto.PrimaryEphemeralIdentity.encode(identity).finish() }];
  ws.emit('CB:notification,type:crsc_continuation', { tag: 'notification', attrs: { id: '2', type: 'crsc_continuation' }, content });
};
const pairs = () => void ws.emit('CB:iq,,pair-success', { tag: 'iq', attrs: {} });
const kinds = () => updates.map((update) => (update.kind === 'failed' ? `failed: ${update.why}` : update.kind));

test('a link with a passkey: the answer, the proof of the scanned code, and a new secret that stays', async () => {
  const scanned = creds.advSecretKey;
  requests();
  expect(ceremony.answer(assertion)).toBe('taken');
  await wait();
  expect(committed).toEqual(['credential_id', 'webauthn_assertion', 'prologue_payload', 'pairing_handoff_proof']);
  phoneAnswers();
  await wait();
  expect(asked).toEqual(['ref', 'passkey_prologue', 'companion_nonce', 'encrypted_pairing_request']);
  pairs();
  expect([kinds(), timers.left(), acknowledged]).toEqual([
    ['asked', 'proving', 'confirming'],
    [],
    ['1 passkey_prologue_request', '2 crsc_continuation'],
  ]);
  expect(creds.advSecretKey).not.toBe(scanned);
  ceremony.end();
  expect(kinds()).toHaveLength(3);
});

test.each([
  ['just before', ceremonyLimits.handoffMs - 1, true],
  ['at', ceremonyLimits.handoffMs, false],
])(
  'an answer %s the end of the scanned code proves it: %s ms, %s, also when WhatsApp asked again meanwhile',
  async (_when, ms, isProved) => {
    requests();
    await wait(ms - 1_000);
    requests();
    await wait(1_000);
    ceremony.answer(assertion);
    await wait();
    expect(committed.includes('pairing_handoff_proof')).toBe(isProved);
    phoneAnswers();
    await wait();
    expect(kinds()).toEqual(['asked', 'asked', 'proving', isProved ? 'confirming' : 'compare']);
  },
);

test.each([
  [true, ['asked', 'asked', 'proving', 'compare', 'confirming']],
  [false, ['asked', 'asked', 'proving', 'compare', 'failed: codes_differ']],
])('the owner finds the codes equal: %s', async (areEqual, expected) => {
  requests();
  await wait(ceremonyLimits.handoffMs);
  requests();
  ceremony.answer(assertion);
  await wait();
  expect(ceremony.compared(areEqual)).toBe(false);
  phoneAnswers();
  await wait();
  expect(ceremony.compared(areEqual)).toBe(true);
  await wait();
  expect(kinds()).toEqual(expected);
});

test.each(['ref', 'passkey_prologue', 'companion_nonce', 'encrypted_pairing_request'])(
  'without an answer to %s the attempt ends by itself, and the shown code has its secret again',
  async (name) => {
    const scanned = creds.advSecretKey;
    unanswered = new Set([name]);
    requests();
    ceremony.answer(assertion);
    await wait();
    if (name !== 'ref') phoneAnswers();
    await wait(ceremonyLimits.answerMs + ceremonyLimits.linkMs);
    expect(kinds().at(-1)).toBe('failed: no_answer');
    expect([creds.advSecretKey, timers.left()]).toEqual([scanned, []]);
  },
);

test('a request that the owner does not answer ends, and an answer after it is not taken', async () => {
  requests();
  await wait(ceremonyLimits.askedMs - 1);
  expect(kinds()).toEqual(['asked']);
  await wait(1);
  expect([kinds(), ceremony.answer(assertion), asked]).toEqual([['asked', 'failed: too_late'], 'not_asked', []]);
});

test('what arrives after the end of the connection changes nothing', async () => {
  const scanned = creds.advSecretKey;
  requests();
  ceremony.answer(assertion);
  ceremony.end();
  await wait();
  phoneAnswers();
  pairs();
  await wait(ceremonyLimits.askedMs);
  expect([kinds(), asked, creds.advSecretKey]).toEqual([['asked', 'proving', 'failed: no_answer'], ['ref'], scanned]);
  expect(timers.left()).toEqual([]);
});

test('a connection that ends before any request tells nothing', () => {
  ceremony.end();
  expect([updates, ceremony.isUnderWay, timers.left()]).toEqual([[], false, []]);
});

test('where passkeys are off, the request is acknowledged and the attempt ends', () => {
  ws.removeAllListeners();
  ceremony = begin(false);
  requests();
  expect([kinds(), acknowledged, ceremony.answer(assertion), asked]).toEqual([
    ['failed: off'],
    ['1 passkey_prologue_request'],
    'not_asked',
    [],
  ]);
});

const options = (content: object) => [
  { tag: 'passkey_request_options', attrs: {}, content: typeof content === 'string' ? content : Buffer.from(JSON.stringify(content)) },
];

test.each<[string, BinaryNode['content'], string[]]>([
  ['are asked for, once', options(question), ['asked']],
  ['are asked for in vain', options({}), ['failed: malformed']],
])('options that cannot be read in the notification %s', async (_what, answer, expected) => {
  given = { passkey_request_options: answer };
  ws.emit('CB:notification,type:passkey_prologue_request', {
    tag: 'notification',
    attrs: { id: '1', type: 'passkey_prologue_request' },
    content: options({ unknown: true }),
  });
  await wait();
  expect([kinds(), asked]).toEqual([expected, ['passkey_request_options']]);
});

test.each<[string, number | string | null, string]>([
  ['ref', 400, 'refused'],
  ['ref', null, 'no_answer'],
  ['passkey_prologue', '403', 'refused'],
  ['companion_nonce', 408, 'too_late'],
  ['encrypted_pairing_request', 404, 'refused'],
])('a refusal of %s with %s ends the attempt as %s, with its code', async (name, code, why) => {
  const scanned = creds.advSecretKey;
  refused = { [name]: code };
  requests();
  ceremony.answer(assertion);
  await wait();
  phoneAnswers();
  await wait();
  expect([updates.at(-1), creds.advSecretKey]).toEqual([{ kind: 'failed', why, code: code === null ? null : String(code) }, scanned]);
});

test.each<[string, BinaryNode['content']]>([
  ['none', []],
  ['one of another form', [{ tag: 'ref', attrs: {}, content: Buffer.from('a b') }]],
  ['a list', [{ tag: 'ref', attrs: {}, content: [] }]],
])('without a reference (%s) nothing is committed', async (_what, answer) => {
  given = { ref: answer };
  requests();
  ceremony.answer(assertion);
  await wait();
  expect([kinds().at(-1), asked]).toEqual(['failed: malformed', ['ref']]);
});

test('a reference that the decoder returns as text is taken', async () => {
  given = { ref: [{ tag: 'ref', attrs: {}, content: 'ref-1' }] };
  requests();
  ceremony.answer(assertion);
  await wait();
  expect(asked).toEqual(['ref', 'passkey_prologue']);
});

test('a linked account acknowledges by itself', () => {
  creds.me = { id: '628111:3@s.whatsapp.net' };
  requests();
  expect([kinds(), acknowledged]).toEqual([['asked'], []]);
});
