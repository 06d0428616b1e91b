import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { passkeyOrigin, passkeyRpId, type PasskeyAssertion } from '#contracts/values/passkey';
import { passkeyEnds } from '#core/features/bots/bots.texts';
import { newCreds } from '#core/outside/whatsapp/keys/creds-codec';
import { PasskeyCeremony } from '#core/outside/whatsapp/passkey/ceremony';
import type { PasskeyUpdate } from '#core/outside/whatsapp/passkey/passkey.types';
import { newId } from '#core/platform/crypto/ids';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { PasskeyTalk } from './passkey-talk.js';

const until = new Date(0);
const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' } as const;
const asked = { kind: 'asked', options: { ...options, allowCredentials: [] }, until } satisfies PasskeyUpdate;
const compare = { kind: 'compare', code: 'ABCD-1234', until } satisfies PasskeyUpdate;
const refused = { kind: 'failed', why: 'refused', code: null } satisfies PasskeyUpdate;

const encoded = (value: Buffer | object) => (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');
/** A passkey answer to that request, as an authenticator creates it. */
const assertion: PasskeyAssertion = {
  ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key' },
  response: {
    clientDataJSON: encoded({ type: 'webauthn.get', challenge: options.challenge, origin: passkeyOrigin }),
    authenticatorData: encoded(Buffer.concat([createHash('sha256').update(passkeyRpId).digest(), Buffer.from([5, 0, 0, 0, 1])])),
    signature: 'c2ln',
  },
};

/**
 * Starts the linking of a device, and records the updates shown to the owner. WhatsApp requests a passkey, and
 * answers nothing.
 */
function start() {
  const shown: { attempt: string; update: PasskeyUpdate }[] = [];
  const state = { isHeld: true };
  const show = (attempt: string, update: PasskeyUpdate) => {
    shown.push({ attempt, update });
    return Promise.resolve(state.isHeld);
  };
  const botId = newId<BotId>();
  const { log, lines } = recordedLog();
  const talk = new PasskeyTalk({ botId }, log, show);
  const updates: PasskeyUpdate['kind'][] = [];
  const ws = new EventEmitter();
  const onUpdate = ({ kind }: PasskeyUpdate) => void updates.push(kind);
  const socket = { ws, query: () => new Promise<undefined>(() => undefined), sendNode: async () => undefined };
  const passkey = new PasskeyCeremony(socket, newCreds(), { isEnabled: true, browserName: 'Chrome', onUpdate });
  const content = [{ tag: 'passkey_request_options', attrs: {}, content: Buffer.from(JSON.stringify(options)) }];
  ws.emit('CB:notification,type:passkey_prologue_request', { tag: 'notification', attrs: {}, content });
  return { talk, shown, updates, passkey, state, botId, lines };
}

test('an answer counts for the request that is open, and not for an earlier one', async () => {
  const { talk, shown, updates, passkey } = start();
  await talk.told(asked);
  await talk.told(asked);
  const [earlier, open] = shown.map(({ attempt }) => attempt);
  expect(open).not.toBe(earlier);
  const says = (attempt: string | undefined, to: PasskeyCeremony | null = passkey) =>
    talk.says({ kind: 'answer', attempt: attempt!, assertion }, to);
  expect(says(earlier)).toBe('not_asked');
  expect(says(open, null)).toBe('not_asked');
  expect(updates).toEqual(['asked']);
  expect(says(open)).toBe('taken');
  expect(updates).toEqual(['asked', 'proving']);
});

test('a failed request is over: its answer is refused, and later updates are not shown', async () => {
  const { talk, shown, updates, passkey } = start();
  await talk.told(asked);
  const { attempt } = shown[0]!;
  expect(await talk.told(refused)).toEqual({ kind: 'passkey-failed', detail: passkeyEnds.refused });
  expect(await talk.told(compare)).toBeNull();
  expect(shown).toHaveLength(1);
  expect(talk.says({ kind: 'answer', attempt, assertion }, passkey)).toBe('not_asked');
  expect(updates).toEqual(['asked']);
});

test('updates of one request belong together, and end the session of a host that no longer holds it', async () => {
  const { talk, shown, state } = start();
  await talk.told(asked);
  expect(await talk.told(compare)).toBeNull();
  expect(shown.map(({ attempt }) => attempt)).toEqual([shown[0]!.attempt, shown[0]!.attempt]);
  state.isHeld = false;
  expect(await talk.told({ kind: 'confirming', code: compare.code })).toEqual({ kind: 'stop' });
});

test('a comparison of codes counts only while WhatsApp shows one', () => {
  const { talk, passkey, updates } = start();
  for (const areEqual of [true, false]) {
    expect(talk.says({ kind: 'compared', areEqual }, passkey)).toBe('not_asked');
    expect(talk.says({ kind: 'compared', areEqual }, null)).toBe('not_asked');
  }
  expect(updates).toEqual(['asked']);
});

test('each step is a line in the log, a failure with its cause and with the code of WhatsApp', async () => {
  const { talk, lines, botId } = start();
  for (const update of [asked, compare, { ...refused, code: '406' }]) await talk.told(update);
  expect(lines).toMatchObject([
    { event: 'passkey.asked', level: 'info', botId },
    { event: 'passkey.compare', botId },
    { event: 'passkey.failed', botId, why: 'refused', code: '406' },
  ]);
});
