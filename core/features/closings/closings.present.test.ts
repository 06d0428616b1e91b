import { expect, test } from '@jest/globals';
import { presentClosing } from './closings.present.js';
import type { ClosingRow } from './closings.statements.js';

test('a closing is shown with each of its columns', () => {
  const row = {
    ...{ id: 'closing', conversation_id: 'c', summary: '1 gamis', amount: 50_000, state: 'new', created_at: new Date(1_000) },
    ...{ name: 'Ana', pn: '628111', lid: '777', username: null, doubt: 'edited' },
    earlier: [{ summary: '2 gamis', amount: 100_000, until: '2026-11-21T07:00:00.000Z' }],
  } as unknown as ClosingRow;
  expect(presentClosing(row)).toEqual({
    ...{ id: 'closing', conversationId: 'c', summary: '1 gamis', amount: 50_000, state: 'new' },
    ...{ name: 'Ana', phoneNumber: '628111', at: new Date(1_000).toISOString(), doubt: 'edited' },
    earlier: [{ summary: '2 gamis', amount: 100_000, until: '2026-11-21T07:00:00.000Z' }],
  });
  expect(presentClosing({ ...row, pn: null }).phoneNumber).toBe('lid:777');
});
