import type { FollowUpConfig, QueuedFollowUp, SentFollowUp } from '#contracts/http/chat/followup';
import { shownName } from '#contracts/values/people/contact-name';
import type { TimeZone } from '#contracts/values/time-zones';
import { configOfDay, fillIn, isMoved, type DayNumber } from './followups.rules.js';
import type { QueueRow, SentRow } from './queue.statements.js';

/** The row with the text that the current settings would send. */
export function presentQueued(row: QueueRow, config: FollowUpConfig, zone: TimeZone): QueuedFollowUp {
  const day = row.day as DayNumber;
  const request = configOfDay(config, day);
  return {
    id: row.id,
    ...whom(row),
    day: row.day,
    dueAt: row.due_at.toISOString(),
    moved: isMoved(row.due_at, row.silent_since, day, zone),
    text: request.aiEnabled ? null : fillIn(request.text, row.own_name),
  };
}

export function presentSent(row: SentRow): SentFollowUp {
  const { id, day, status, unsent, answered, closed } = row;
  return { id, ...whom(row), day, sentAt: row.ended_at.toISOString(), text: row.body, status, unsent, answered, closed };
}

function whom(row: QueueRow | SentRow): Pick<QueuedFollowUp, 'conversationId' | 'name' | 'phoneNumber'> {
  return { conversationId: row.conversation_id, name: shownName(row), phoneNumber: row.pn ?? `lid:${row.lid ?? ''}` };
}
