import type { ClosingView } from '#contracts/http/chat/closings';
import { shownName } from '#contracts/values/people/contact-name';
import type { ClosingRow } from './closings.statements.js';

export function presentClosing(row: ClosingRow): ClosingView {
  const { id, summary, amount, state } = row;
  return {
    ...{ id, summary, amount, state },
    conversationId: row.conversation_id,
    name: shownName(row),
    phoneNumber: row.pn ?? `lid:${row.lid ?? ''}`,
    at: row.created_at.toISOString(),
    earlier: row.earlier,
    doubt: row.doubt,
  };
}
