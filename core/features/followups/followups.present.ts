import type { FollowUpConfig, QueuedFollowUp, SentFollowUp } from '#contracts/http/chat/followup';
import { shownName } from '#contracts/values/people/contact-name';
import { configOfDay, fillIn, type DayNumber } from './followups.rules.js';
import type { QueueRow, SentRow } from './queue.statements.js';

/** With the words as they would leave by the present settings. */
export function presentQueued(row: QueueRow, config: FollowUpConfig): QueuedFollowUp {
  const wish = configOfDay(config, row.day as DayNumber);
  return {
    id: row.id,
    ...whom(row),
    day: row.day,
    dueAt: row.due_at.toISOString(),
    text: wish.aiEnabled ? null : fillIn(wish.text, row.name),
  };
}

export function presentSent(row: SentRow): SentFollowUp {
  const { id, day, status, answered, closed } = row;
  return { id, ...whom(row), day, sentAt: row.ended_at.toISOString(), text: row.body, status, answered, closed };
}

function whom(row: QueueRow | SentRow): Pick<QueuedFollowUp, 'conversationId' | 'name' | 'phoneNumber'> {
  return { conversationId: row.conversation_id, name: shownName(row), phoneNumber: row.pn ?? `lid:${row.lid ?? ''}` };
}
