import { expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { newId } from '../../../core/platform/crypto/ids.js';
import type { ThreadMessage } from '../../../core/features/conversations/conversations.types.js';
import { paymentClaimIn } from '../../../core/features/replies/agent/payment-state.rules.js';
import { claims, ordinary } from './payment-messages.js';

const fromLead = (body: string): ThreadMessage => ({
  id: newId<MessageId>(),
  sender: 'lead',
  kind: 'text',
  body,
  seq: 1,
  turn: null,
  transcript: null,
  quoted: null,
  hasFile: false,
  storedAtMs: 0,
});
const claimIn = (body: string) => paymentClaimIn({ history: [], open: [fromLead(body)] });

test('claims of a payment hand over', () => {
  expect(claims.filter((body) => claimIn(body) === null)).toEqual([]);
});

test('ordinary sentences about payments do not hand over', () => {
  expect(ordinary.filter((body) => claimIn(body) !== null)).toEqual([]);
});
