import { mistakesIn } from '../../mistake.mjs';

const queue = { file: 'core/features/conversations/state/needs.statements.ts', test: 'test/integration/chat/queue.test.ts' };

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
  {
    breaks: 'the bot is given no lead whom a human handles',
    before: 'AND (c.takeover_until IS NULL OR c.takeover_until <= now()) AND c.opted_out_at IS NULL`;',
    after: 'AND c.opted_out_at IS NULL`;',
    name: 'is given to the bot by one request: without turns that are too old, taken over, opted out, excluded or waiting for the owner',
  },
  {
    breaks: 'an owner may have older messages answered',
    file: 'core/features/replies/replies.rules.ts',
    before: 'Math.max(turn.leadLastAt?.getTime() ?? 0, turn.reopenedAt?.getTime() ?? 0)',
    after: '(turn.leadLastAt?.getTime() ?? 0)',
    name: 'is given to the bot by one request: without turns that are too old, taken over, opted out, excluded or waiting for the owner',
  },
]);
