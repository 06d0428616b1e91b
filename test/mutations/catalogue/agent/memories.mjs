import { mistakesIn } from '../../mistake.mjs';

const rules = { file: 'core/features/replies/prompt/memory.rules.ts', test: 'core/features/replies/prompt/memory.rules.test.ts' };
const statements = {
  file: 'core/features/conversations/contacts/memories.statements.ts',
  test: 'test/integration/replies/replies-remembers.test.ts',
};
const tool = { file: 'core/features/replies/tools/catat-pelanggan.ts', test: 'core/features/replies/tools/catat-pelanggan.test.ts' };

export const mistakes = [
  ...mistakesIn(rules, [
    {
      breaks: 'nothing falls out of a request before it is in a summary',
      before: '  return left.length > unsummarisedMessages || left',
      after: '  return left.length > 10 * unsummarisedMessages || left',
      name: 'when a chat has many messages or long ones outside of it, and not before',
    },
    {
      breaks: 'what was taken back is not summarised',
      before: "one.kind === 'deleted' || ",
      after: '',
      name: 'of the messages and their senders, without those that were deleted',
    },
  ]),
  ...mistakesIn(statements, [
    {
      breaks: 'the owner’s words about a lead are never written over',
      before: "FROM jsonb_each(${stored}) f WHERE f.value->>'by' = 'owner'",
      after: "FROM jsonb_each(${stored}) f WHERE f.value->>'by' = 'nobody'",
      name: 'follow the lead, but never over the owner’s words; purchases are added up',
    },
    {
      breaks: 'a summary that the owner removed stays away',
      before: ' AND memories.summary = (SELECT from_summary FROM input)`',
      after: '`',
      name: 'is written once by two workers, and not over what the owner forgot meanwhile',
    },
  ]),
  ...mistakesIn(
    { file: 'core/features/conversations/state/views.statements.ts', test: 'test/integration/replies/replies-remembers.test.ts' },
    [
      {
        breaks: 'how an answer came about is told to its owner alone',
        before: "AND r.bot_id = $1 AND m.sender = 'bot'\n     WHERE m.bot_id = $1 AND m.id = $2",
        after: "AND m.sender = 'bot'\n     WHERE $1::uuid IS NOT NULL AND m.id = $2",
        name: 'to its owner alone, with bounded texts; a message that is no answer is marked so',
      },
    ],
  ),
  ...mistakesIn({ file: 'core/features/replies/replies.rules.ts', test: 'core/features/replies/replies.rules.test.ts' }, [
    {
      breaks: 'a lead is told once that nothing can be answered',
      before: "facts.quotaReply === '' || turn.quotaTold || isCall",
      after: "facts.quotaReply === '' || isCall",
      name: 'reads the owner’s words for it, once',
    },
  ]),
  ...mistakesIn(
    { file: 'core/features/conversations/files/file-type.rules.ts', test: 'core/features/conversations/files/file-type.rules.test.ts' },
    [
      {
        breaks: 'a lead’s file is what its content says, not what its sender calls it',
        before: "if (shown.test(said) || said === '')",
        after: "if (said === '')",
        name: '%j is no picture, whatever it is called',
      },
    ],
  ),
  ...mistakesIn(tool, [
    {
      breaks: 'what a lead never said is not kept of them',
      before: 'words.length * wordsOfLeadShare',
      after: '0 * wordsOfLeadShare',
      name: 'facts that the lead never said are not stored, whatever the model claims',
    },
  ]),
];
