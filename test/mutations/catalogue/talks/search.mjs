import { mistakesIn } from '../../mistake.mjs';

const rules = {
  file: 'core/features/conversations/inbox/search.rules.ts',
  test: 'core/features/conversations/inbox/search.rules.test.ts',
};
const service = { file: 'core/features/conversations/inbox/search.service.ts', test: 'test/integration/chat/chat.test.ts' };
const plans = { file: 'core/features/conversations/inbox/search.statements.ts', test: 'test/integration/database/plans.test.ts' };
const statements = { file: 'core/features/conversations/inbox/search.statements.ts', test: 'test/integration/chat/chat.test.ts' };

export const mistakes = [
  ...mistakesIn(rules, [
    {
      breaks: 'a hit is the beginning of a word',
      before: 'if (at > 0 && !boundary.test(lower[at - 1]!)) continue;',
      after: '',
      name: 'marks the beginnings of words, whatever their case',
    },
    {
      breaks: 'what is shown of a long message holds the hit',
      before: 'const begin = first <= before ? 0 : beginOfWord(flat, first - before);',
      after: 'const begin = 0;',
      name: 'of a long message shows the surroundings of the first hit',
    },
    {
      breaks: 'no week is left out between two windows of a search',
      before: 'from = to - 1;',
      after: 'from = to - 2;',
      name: 'begin with one week, widen to eight, and leave no week out',
    },
    {
      breaks: 'hits of several readings are shown newest first',
      before: 'other.created_at.getTime() - one.created_at.getTime()',
      after: 'one.created_at.getTime() - other.created_at.getTime()',
      name: 'hits are put together newest first, each once, no more than wanted',
    },
  ]),
  ...mistakesIn(service, [
    {
      breaks: 'of common words the newest are found',
      before: 'if (!found.some(({ crowded }) => crowded)) return found;',
      after: 'if (found.length > 0) return found;',
      name: 'words that are everywhere are found where it is new, and by the same rule',
    },
  ]),
  ...mistakesIn(plans, [
    {
      breaks: 'a mark that two owners share shows neither the other’s messages',
      before: 'WHERE m.bot_id = $1 ${by',
      after: 'WHERE true ${by',
      name: 'an owner whose words have the same mark as another one’s finds their own',
    },
    {
      breaks: 'a search is answered by the index of words',
      before: `m.body || ' ' || coalesce(m.media->>'transcript', ''))\`;\n/** Words of a contact`,
      after: `m.body || coalesce(m.media->>'transcript', ''))\`;\n/** Words of a contact`,
      name: 'of two words the longer one is asked of the index, and the other of what it has',
    },
  ]),
  ...mistakesIn(statements, [
    {
      breaks: 'number and name are both looked for',
      before: 'ELSE owned_query($1, $2::text[]) || owned_query($1, ARRAY[$3::text]) END',
      after: 'ELSE owned_query($1, $2::text[]) END',
      name: 'messages are found by the beginnings of their words, newest first, with the hits marked',
    },
  ]),
];
