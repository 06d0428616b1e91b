import { mistakesIn } from '../mistake.mjs';

const rules = {
  file: 'core/features/conversations/search/search.rules.ts',
  test: 'core/features/conversations/search/search.rules.test.ts',
};
const statements = { file: 'core/features/conversations/search/search.statements.ts', test: 'test/integration/chat/chat.test.ts' };

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
  ]),
  ...mistakesIn(statements, [
    {
      breaks: 'of common words the newest are found',
      before: 'rows.length === common ? null : rows;\n}\n\n/** The same for common words',
      after: 'rows;\n}\n\n/** The same for common words',
      name: 'words that are everywhere are found where it is new, and by the same rule',
    },
    {
      breaks: 'number and name are both looked for',
      before: 'ELSE owned_query($1, $2::text[]) || owned_query($1, ARRAY[$3::text]) END',
      after: 'ELSE owned_query($1, $2::text[]) END',
      name: 'messages are found by how their words begin, newest first, with what was found marked',
    },
  ]),
];
