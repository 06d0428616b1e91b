import { expect, test } from '@jest/globals';
import type { ChatAddress } from '#core/features/conversations/conversations.types';
import { completed } from './chat-addresses.js';

const stored: Readonly<Record<string, unknown>> = { '628111': '777', '777_reverse': '628111', '628222': '', '628333': 7 };
const ledger = {
  loadKeys: (_type: string, ids: readonly string[]) => Promise.resolve(Object.fromEntries(ids.map((id) => [id, stored[id]]))),
};
const chat = (pn: string | null, lid: string | null): ChatAddress => ({
  ...{ pn, lid, jid: pn === null ? `${lid}@lid` : `${pn}@s.whatsapp.net` },
});

test.each([
  ['a number whose privacy id is known', chat('628111', null), { pn: '628111', lid: '777', pairBy: 'lookup' }],
  ['a privacy id whose number is known', chat(null, '777'), { pn: '628111', lid: '777', pairBy: 'lookup' }],
  ['an address with both', chat('628111', '888'), { pn: '628111', lid: '888' }],
  ['a number without a known privacy id', chat('628999', null), { pn: '628999', lid: null }],
  ['a privacy id without a known number', chat(null, '999'), { pn: null, lid: '999' }],
  ['a number with a stored value that is no privacy id', chat('628222', null), { pn: '628222', lid: null }],
  ['a number with a stored value that is no text', chat('628333', null), { pn: '628333', lid: null }],
])('%s is completed only with what was stored for it', async (_, given, address) => {
  expect(await completed(ledger, given)).toEqual({ jid: given.jid, ...address });
});
