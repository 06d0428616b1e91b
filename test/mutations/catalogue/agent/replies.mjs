import { mistakesIn } from '../../mistake.mjs';

const gate = { file: 'core/features/replies/replies.rules.ts', test: 'core/features/replies/replies.rules.test.ts' };
const bubbles = {
  file: 'core/features/replies/bubbles/reply-bubbles.rules.ts',
  test: 'core/features/replies/bubbles/reply-bubbles.rules.test.ts',
};
const prompt = {
  file: 'core/features/replies/prompt/reply-prompt.rules.ts',
  test: 'core/features/replies/prompt/reply-prompt.rules.test.ts',
};
const marks = {
  file: 'core/features/replies/bubbles/whatsapp-marks.rules.ts',
  test: 'core/features/replies/bubbles/whatsapp-marks.rules.test.ts',
};

export const mistakes = [
  ...mistakesIn(gate, [
    {
      breaks: 'guarantee 2: what is answered is not answered again',
      before: "  if (turn.answeredTurn >= turn.turn) return { kind: 'done' };\n",
      after: '',
      name: 'nothing open, nothing to do',
    },
    {
      breaks: 'who is on the blacklist is not answered',
      before: "  if (turn.blacklisted) return { kind: 'settle', reason: 'blacklisted' };\n",
      after: '',
      name: '%s: no answer, for good',
    },
    {
      breaks: 'who opted out is not answered',
      before: "  if (turn.optedOut) return { kind: 'settle', reason: 'opted-out' };\n",
      after: '',
      name: '%s: no answer, for good',
    },
    {
      breaks: 'a human’s conversation stays open for when they leave',
      before: "if (turn.takenOver) return { kind: 'hold' };",
      after: "if (turn.takenOver) return { kind: 'settle', reason: 'opted-out' };",
      name: 'a human’s conversation is left alone but stays open',
    },
    {
      breaks: 'what is too old is not answered any more',
      before: 'facts.limits.maxAgeMinutes * 60_000',
      after: 'facts.limits.maxAgeMinutes * 60_000_000',
      name: '%s: no answer, for good',
    },
    {
      breaks: 'without a package nobody is answered',
      before: "  if (!active) return 'no-package';\n",
      after: '',
      name: '%s: no answer, for good',
    },
    {
      breaks: 'guarantee 9: an empty quota answers nobody',
      before: 'aiResponsesLeft <= 0',
      after: 'aiResponsesLeft < 0',
      name: '%s: no answer, for good',
    },
    {
      breaks: 'two bots that talk to each other stop',
      before: 'turn.recentBotMessages >= facts.limits.loopLimit',
      after: 'turn.recentBotMessages > facts.limits.loopLimit',
      name: '%s: no answer, for good',
    },
    {
      breaks: 'the notification number is no lead',
      before: "facts.notificationNumber !== '' && turn.phoneNumber === facts.notificationNumber",
      after: 'false',
      name: 'the notification number is no lead',
    },
    {
      breaks: 'what was taken back needs no answer',
      before: "  if (open.length > 0 && said(open).length === 0) return { kind: 'settle', reason: 'withdrawn' };\n",
      after: '',
      name: 'a deleted message needs no answer; the others do',
    },
    {
      breaks: 'a call gets the owner’s own words',
      before: "return isCall ? { kind: 'say', text: facts.callReply } : { kind: 'answer' };",
      after: "return { kind: 'answer' };",
      name: 'a missed call is answered with the owner’s words or not at all; with a message beside it the bot answers',
    },
    {
      breaks: 'the lead is waited for since the last message',
      before: 'Math.min(Math.max(...arrivals), nowMs)',
      after: 'Math.min(...arrivals, nowMs)',
      name: 'restarts with each message',
    },
    {
      breaks: 'nobody is waited for for ever',
      before: 'return Math.min(quiet, Math.min(...arrivals) + limits.maxWaitMs);',
      after: 'return quiet;',
      name: 'ends at the longest wait, typing or not',
    },
    {
      breaks: 'who is typing is waited for',
      before: 'leadIsTyping ? nowMs + typingStepMs : 0',
      after: '0',
      name: 'is longer while the lead types',
    },
    {
      breaks: 'a database clock that runs ahead makes nobody wait',
      before: 'Math.min(Math.max(...arrivals), nowMs)',
      after: 'Math.max(...arrivals)',
      name: 'is not fooled by a database clock that runs ahead',
    },
    {
      breaks: 'what was answered before is not waited for',
      before: ' && message.turn > turn.answeredTurn',
      after: '',
      name: 'does not count answered messages',
    },
    {
      breaks: 'drafts dropped again and again come ever slower, within a bound',
      before: 'Math.min(500 * 2 ** (staleDrafts - staleDraftsFree), stalePauseMaxMs)',
      after: '500 * 2 ** (staleDrafts - staleDraftsFree)',
      name: 'drafts that are dropped repeatedly get growing pauses',
    },
  ]),
  ...mistakesIn(bubbles, [
    {
      breaks: 'a few bubbles, not many',
      before: 'const bubblesMax = 4;',
      after: 'const bubblesMax = 9;',
      name: 'a long answer is cut at paragraphs, in order, at most four',
    },
    {
      breaks: 'no bubble is too long for WhatsApp',
      before: '.flatMap(withinLimit)',
      after: '',
      name: 'a novel goes on in further ones, each short enough for WhatsApp, and no word is lost',
    },
    {
      breaks: 'no word is lost',
      before: 'else bubbles.push(paragraph);',
      after: 'else if (bubbles.length < bubblesMax) bubbles.push(paragraph);',
      name: 'a novel goes on in further ones, each short enough for WhatsApp, and no word is lost',
    },
    {
      breaks: 'an unfinished answer ends at a whole sentence',
      before: 'return end > text.length / 3 ? text.slice(0, end + 1).trim() : text.trim();',
      after: 'return text.trim();',
      name: 'an unfinished answer ends at its last whole sentence',
    },
  ]),
  ...mistakesIn(prompt, [
    {
      breaks: 'a lead’s name is no instruction',
      before: 'const name = quotedLeadText(leadName, nameChars);',
      after: 'const name = leadName;',
      name: 'takes a lead’s name as a name, not as an instruction',
    },
    {
      breaks: 'a lead’s name is short',
      before: 'const name = quotedLeadText(leadName, nameChars);',
      after: 'const name = quotedLeadText(leadName, 4_000);',
      name: 'takes a lead’s name as a name, not as an instruction',
    },
    {
      breaks: 'a quote without proof is told as such',
      before: "quoted.proved ? 'pesan Anda' : 'kutipan tanpa bukti'",
      after: "'pesan Anda'",
      name: 'a message comes with its quote; only our own copy is a fact, and a deleted message is left out',
    },
    {
      breaks: 'what was deleted is not read by the model',
      before: "if (one.kind === 'unreadable' || one.kind === 'deleted' || isUnsent(one)) continue;",
      after: "if (one.kind === 'unreadable' || isUnsent(one)) continue;",
      name: 'a message comes with its quote; only our own copy is a fact, and a deleted message is left out',
    },
    {
      breaks: 'the request begins the same for several turns',
      before: 'if (roundness(kept[at]!.seq) > roundness(kept[first]!.seq)) first = at;',
      after: 'first = at;',
      name: 'of a history is read: %s',
    },
    {
      breaks: 'nobody pays for reading a novel',
      before: 'return shortened(text, messageChars);',
      after: 'return text;',
      name: 'never drops the new words, but reads no novel',
    },
  ]),
  ...mistakesIn(marks, [
    {
      breaks: 'a table becomes lines',
      before: 'withoutTables(text.replace(link',
      after: '(text.replace(link',
      name: 'markdown %j becomes %j',
    },
    {
      breaks: 'an address keeps its signs',
      before: "return outside(linked.replace(/^([ \\t]*```)[\\w+-]+[ \\t]*$/gm, '$1'), convertWords)",
      after: 'return convertWords(linked)',
      name: 'comes back as it is',
    },
    {
      breaks: 'a heading becomes bold',
      before: "return plain === '' ? '' : `*${plain}*`;",
      after: 'return plain;',
      name: 'markdown %j becomes %j',
    },
  ]),
  {
    file: 'core/features/questions/questions.service.ts',
    test: 'test/integration/answers/conversation-state.test.ts',
    breaks: 'an open question raises one notice',
    before: '    if (fresh.length === 0 && told.length <= asked.length) return;\n',
    after: '',
    name: 'a question raises one notice while it is open, and one of its own when it differs in a word',
  },
  {
    file: 'core/features/replies/prompt/conversation-state.rules.ts',
    test: 'core/features/replies/prompt/conversation-state.rules.test.ts',
    breaks: 'words in the state of a conversation forge no mark',
    before: 'JSON.stringify(quotedLeadText(words, chars))',
    after: 'JSON.stringify(words.slice(0, chars))',
    name: 'quotes the words of %s, in which nobody can write a mark',
  },
  {
    file: 'core/features/replies/try-out.service.ts',
    test: 'test/integration/answers/explained.test.ts',
    breaks: 'the try-out shows what a model wrote that cannot be used',
    before: 'if (question === null) throw error;',
    after: 'throw error;',
    name: 'the try-out shows the same',
  },
  {
    file: 'core/features/replies/checks/answer-check.ts',
    test: 'core/features/replies/checks/answer-check.test.ts',
    breaks: 'a lead who guesses costs is not told the rest of an answer',
    before: " && !asksForCosts.test(sources.lead.at(-1) ?? '')",
    after: '',
    name: 'is not sent at all to a lead who asks for them, because the rest may agree with a guess',
  },
  {
    file: 'core/features/replies/prompt/shop-clock.rules.ts',
    test: prompt.test,
    breaks: 'the model’s clock is that of the shop',
    before: 'at.getTime() + zoneOffsetHours[zone] * hourMs',
    after: 'at.getTime() + zoneOffsetHours[zone]',
    name: 'says what never changes first, then the history, the clock, and the new words last',
  },
];
