import { mistakesIn } from '../../mistake.mjs';

const queue = { file: 'core/features/conversations/needs/needs.statements.ts', test: 'test/integration/chat/queue.test.ts' };

export const mistakes = mistakesIn(queue, [
  {
    breaks: 'the queue begins with the most urgent reason',
    before: 'ORDER BY ${urgencyPart} DESC, c.needs_owner_since DESC',
    after: 'ORDER BY c.needs_owner_since DESC',
    name: 'the most urgent reason comes first, within it the newest, and every page continues where the last one ended',
  },
  {
    breaks: 'a late message is not the last word of a lead',
    file: 'core/features/conversations/messages/inbound.statements.ts',
    before: "s.lead_at > c.lead_last_at - interval '5 seconds') THEN s.lead_words",
    after: 'true) THEN s.lead_words',
    name: 'a need has the lead’s last words: on one line, shortened, and as they read after an edit or a deletion',
  },
]);
