import { expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { newId } from '../../../../core/platform/crypto/ids.js';
import type { ThreadMessage } from '../../../../core/features/conversations/conversations.types.js';
import { paymentClaimIn } from '../../../../core/features/replies/agent/payment-state.rules.js';
import { claims, claimsAfterAccount, ordinary } from './payment-messages.js';

const message = (sender: ThreadMessage['sender'], body: string): ThreadMessage => ({
  id: newId<MessageId>(),
  sender,
  kind: 'text',
  body,
  seq: 1,
  turn: null,
  transcript: null,
  quoted: null,
  hasFile: false,
  storedAtMs: 0,
});
const claimIn = (body: string, history: readonly ThreadMessage[] = []) => paymentClaimIn({ history, open: [message('lead', body)] });

test('claims of a payment hand over', () => {
  expect(claims.filter((body) => claimIn(body) === null)).toEqual([]);
});

test('questions whether something arrived are claims only after the account was given', () => {
  const account = [message('bot', 'Transfer ke BCA 7751234567 a.n. Sari ya Kak.')];
  expect(claimsAfterAccount.filter((body) => claimIn(body, account) === null || claimIn(body) !== null)).toEqual([]);
});

test('ordinary sentences about payments do not hand over', () => {
  expect(ordinary.filter((body) => claimIn(body) !== null)).toEqual([]);
});
