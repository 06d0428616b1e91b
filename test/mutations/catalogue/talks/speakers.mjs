import { mistakesIn } from '../../mistake.mjs';

const automatic = {
  file: 'core/features/conversations/messages/speakers/automatic.rules.ts',
  test: 'core/features/conversations/messages/speakers/automatic.rules.test.ts',
};
const repeats = { file: 'core/features/replies/repeats.rules.ts', test: 'core/features/replies/repeats.rules.test.ts' };
const origin = { file: 'core/outside/whatsapp/content/origin.ts', test: 'core/outside/whatsapp/content/origin.test.ts' };

export const mistakes = [
  {
    file: 'core/outside/whatsapp/content/calls.ts',
    test: 'core/outside/whatsapp/content/calls.test.ts',
    breaks: 'a call that the owner answered is not missed',
    before: 'if (!chat || isHandled) return null;',
    after: 'if (!chat) return null;',
    name: 'a call that was ended on the phone by "%s" is not missed, though its end names no reason',
  },
  {
    file: 'core/outside/llm/model-text.rules.ts',
    test: 'core/outside/llm/dialect/dialect-words.test.ts',
    breaks: 'a lead reads nothing of what a dialect adds to a request',
    before: 'finalChannel(withoutDialectWords(text))',
    after: 'finalChannel(text)',
    name: 'a repetition does not reach a lead: %s',
  },
  ...mistakesIn(automatic, [
    {
      breaks: 'a person who writes seconds later is the owner',
      before: 'if (sinceMs > soonMs) return false;',
      after: '',
      name: 'is a person’s, later than any phone sends it (%i ms)',
    },
    {
      breaks: 'a short answer of the owner is never taken for the app',
      before: '  if (sinceMs > fastMs || !isPresentable(kind, body)) return false;',
      after: '  if (sinceMs > fastMs) return false;',
      name: 'is a person’s when it is short, however fast: %s',
    },
  ]),
  ...mistakesIn(repeats, [
    {
      breaks: 'the third identical text in a row ends the answers',
      before: '  return isSameAgain(spoken, nowMs) || saysNothingNew(spoken, nowMs) || isEditedAgain(spoken, nowMs);',
      after: '  return saysNothingNew(spoken, nowMs);',
      name: 'end the answers at the third one in a row: at most four of ours with the first question’s',
    },
    {
      breaks: 'who calls again and again without an answer is answered',
      before: 'return answersAmong > 0 && times >=',
      after: 'return times >=',
      name: 'who calls three times without an answer is answered',
    },
  ]),
  ...mistakesIn(origin, [
    {
      breaks: 'a small business is a lead',
      before: ' && issuer !== smallBusinessIssuer;',
      after: ';',
      name: 'a small business is a lead, whatever its level, under the name it chose',
    },
    {
      breaks: 'another linked device of the owner is a person',
      before: "return !jidDecode(attrs['participant'] ?? attrs['from'])?.device;",
      after: 'return true;',
      name: 'only the phone itself sends automatic messages',
    },
  ]),
];
