import { expect, test } from '@jest/globals';
import type { PasskeyAssertion } from '#contracts/values/passkey';
import { passkeyEnds } from '#core/features/bots/bots.texts';
import type { Passkey, PasskeyUpdate } from '#core/outside/whatsapp/passkey/passkey.types';
import { newId } from '#core/platform/crypto/ids';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { PasskeyTalk } from './passkey-talk.js';

const until = new Date(0);
const options = { challenge: 'challenge', rpId: 'whatsapp.com', allowCredentials: [], userVerification: 'required' } as const;
const asked = { kind: 'asked', options: { ...options, allowCredentials: [] }, until } satisfies PasskeyUpdate;
const compare = { kind: 'compare', code: 'ABCD-1234', until } satisfies PasskeyUpdate;
const refused = { kind: 'failed', why: 'refused', code: null } satisfies PasskeyUpdate;
const assertion: PasskeyAssertion = {
  ...{ id: 'key', rawId: 'key', type: 'public-key' },
  response: { clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' },
};

/** Linking of one device, with the updates shown to the owner and the answers given to WhatsApp. */
function start() {
  const shown: { attempt: string; update: PasskeyUpdate }[] = [];
  const given: PasskeyAssertion[] = [];
  const state = { isHeld: true };
  const show = (attempt: string, update: PasskeyUpdate) => {
    shown.push({ attempt, update });
    return Promise.resolve(state.isHeld);
  };
  const passkey: Passkey = { answer: (one) => (given.push(one), 'taken'), compared: () => true };
  return { talk: new PasskeyTalk({ botId: newId() }, recordedLog().log, show), shown, given, passkey, state };
}

test('an answer counts for the request that is open, and not for an earlier one', async () => {
  const { talk, shown, given, passkey } = start();
  await talk.told(asked);
  await talk.told(asked);
  const [earlier, open] = shown.map(({ attempt }) => attempt);
  expect(open).not.toBe(earlier);
  const says = (attempt: string | undefined, to: Passkey | null = passkey) =>
    talk.says({ kind: 'answer', attempt: attempt!, assertion }, to);
  expect(says(earlier)).toBe('not_asked');
  expect(says(open, null)).toBe('not_asked');
  expect(given).toEqual([]);
  expect(says(open)).toBe('taken');
  expect(given).toEqual([assertion]);
});

test('a failed request is over: its answer is refused, and later updates are not shown', async () => {
  const { talk, shown, given, passkey } = start();
  await talk.told(asked);
  const { attempt } = shown[0]!;
  expect(await talk.told(refused)).toEqual({ kind: 'passkey-failed', detail: passkeyEnds.refused });
  expect(await talk.told(compare)).toBeNull();
  expect(shown).toHaveLength(1);
  expect(talk.says({ kind: 'answer', attempt, assertion }, passkey)).toBe('not_asked');
  expect(given).toEqual([]);
});

test('updates of one request belong together, and end the session of a host that no longer holds it', async () => {
  const { talk, shown, state } = start();
  await talk.told(asked);
  expect(await talk.told(compare)).toBeNull();
  expect(shown.map(({ attempt }) => attempt)).toEqual([shown[0]!.attempt, shown[0]!.attempt]);
  state.isHeld = false;
  expect(await talk.told({ kind: 'confirming', code: compare.code })).toEqual({ kind: 'stop' });
});
