import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Rows of Postgres become objects field by field: `callReply: row.call_reply`. A field that is filled from a wrong
 * column looks right. No test of behaviour notices it while both columns are empty.
 */

/** Fields whose name intentionally differs from the name of their column, with these columns. */
const renamed: Readonly<Record<string, readonly string[]>> = {
  'closings/closings.present.ts': ['phoneNumber: pn', 'at: created_at'],
  'conversations/conversations.present.ts': [
    'lastMessage: last_preview',
    'formerNumber: former_pn',
    'numberMoved: is_past',
    'reason: needs_owner_reason',
    'since: needs_owner_since',
    'words: lead_words',
    'conversationId: message_conversation_id',
    'messageId: id',
    'at: created_at',
  ],
  'conversations/inbox/search.service.ts': ['conversationId: message_conversation_id'],
  'conversations/messages/turns/turns.statements.ts': ['name: own_name', 'recentBotMessages: recent_bot', 'conversationId: id'],
  'events/event-dispatcher.service.ts': ['event: position', 'eventId: position', 'id: position', 'at: created_at'],
  'events/events.statements.ts': ['isHeld: held'],
  'followups/followups.present.ts': ['sentAt: ended_at', 'text: body', 'phoneNumber: pn'],
  'followups/old-chats.service.ts': ['phoneNumber: pn'],
  'followups/pace.statements.ts': ['sentToday: sent'],
  'notifications/bell.service.ts': ['at: created_at'],
  'plans/plans.service.ts': ['used: burst_used', 'since: burst_since', 'left: replies_left', 'activation: started_at'],
  'platform/database/store-clock-sync.ts': ['storeMs: ms'],
};

const camel = (column: string): string => column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Matches up to the end of the column's name. The next character shows that the field is the column itself and not a
 * condition on it.
 */
const mapped = /\b(\w+): row!?\.(\w+)(?=[,;\n]| \}|\?\.|\.toISOString| \?\?)/g;

test('each field is filled from the column of its name', () => {
  const found: Record<string, string[]> = {};
  let all = 0;
  for (const path of readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('outside/')) continue;
    for (const [, field, column] of readFileSync(join(root, 'core', path), 'utf8').matchAll(mapped)) {
      all += 1;
      if (camel(column!) !== field) (found[path.replace(/^features\//, '')] ??= []).push(`${field}: ${column}`);
    }
  }
  expect(all).toBeGreaterThan(150);
  expect(found).toEqual(renamed);
});
