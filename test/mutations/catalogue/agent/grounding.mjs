import { mistakesIn } from '../../mistake.mjs';

const room = 'core/features/replies/grounding';
const check = { file: `${room}/reply-check.rules.ts`, test: `${room}/reply-check.rules.test.ts` };
const grounds = { file: `${room}/grounds.rules.ts`, test: `${room}/reply-check.rules.test.ts` };
const leak = { file: `${room}/instruction-leak.rules.ts`, test: `${room}/instruction-leak.rules.test.ts` };
const leadText = {
  file: 'core/features/replies/owner-data/lead-text.rules.ts',
  test: 'core/features/replies/owner-data/lead-text.rules.test.ts',
};

const earlier = { file: `${room}/orders/earlier-prices.rules.ts`, test: `${room}/reply-check.rules.test.ts` };

const evidence = `${room}/evidence`;
const settled = { file: `${evidence}/settled.rules.ts`, test: `${evidence}/settled.rules.test.ts` };
const ownWords = { file: `${evidence}/own-words.rules.ts`, test: `${evidence}/settled.rules.test.ts` };
const repeats = { file: `${evidence}/lead-repeats.rules.ts`, test: `${evidence}/doubts.rules.test.ts` };
const carriers = { file: `${evidence}/carriers.rules.ts`, test: `${evidence}/carriers.rules.test.ts` };

const judgement = `${evidence}/judgement`;
const agreeing = { file: `${judgement}/agreeing.rules.ts`, test: `${judgement}/agreeing.rules.test.ts` };
const judged = { file: `${judgement}/judgement-request.rules.ts`, test: `${judgement}/judgement-request.rules.test.ts` };

export const mistakes = [
  ...mistakesIn(agreeing, [
    {
      breaks: 'a yes of the judge counts only when the place has all numbers of the sentence',
      before: 'hasNumbers(given, said) &&',
      after: '',
      name: 'a place with %s is refused',
    },
    {
      breaks: 'and grants or denies the same',
      before: 'isSameSense({ text: sentence, wanted: said, isNegative: isDenial(sentence) }, place.text) &&',
      after: '',
      name: 'a place with %s is refused',
    },
    {
      breaks: 'and applies to the case that the lead names',
      before: 'isSameCase(given, decisiveIn(lead), said) &&',
      after: '',
      name: 'a place with %s is refused',
    },
  ]),
  ...mistakesIn(judged, [
    {
      breaks: 'a judge that misses a control is not believed',
      before: "if (!isFound || invented === undefined || (invented !== 'opposed' && invented.length > 0)) return { failure: 'controls' };",
      after: '',
      name: 'a judge that %s is not believed',
    },
    {
      breaks: 'an answer of a judge that lacks a sentence is unreadable',
      before: "if (said === null || said.size !== request.count) return { failure: 'unreadable' };",
      after: "if (said === null) return { failure: 'unreadable' };",
      name: '%s is not read',
    },
  ]),
  ...mistakesIn(settled, [
    {
      breaks: 'the nearest price of the owner may be that of another thing',
      before: '(strict.has(sentence.trim()) ? null : own.nearest(sentence, lead))',
      after: 'own.nearest(sentence, lead)',
      name: 'an amount needs a quote: the nearest price may be that of another thing',
    },
  ]),
  ...mistakesIn(ownWords, [
    {
      breaks: 'a direction to the bot is not sent to a lead',
      before: 'words.length === 0 || words.some((one) => directions.test(one))',
      after: 'words.length === 0',
      name: 'the owner is asked when %s',
    },
  ]),
  ...mistakesIn(carriers, [
    {
      breaks: 'words that the owner wrote about different things carry nothing together',
      before: 'if (!hasAll) return false;',
      after: '',
      name: 'carries nothing: %s',
    },
    {
      breaks: 'what is given to some only carries no yes to all',
      before: 'if (isGrant && (limits.test(part.text) || part.isForSome) && !isLimited && !isConditionOf(part, whole)) return false;',
      after: '',
      name: 'carries nothing: %s',
    },
  ]),
  ...mistakesIn(repeats, [
    {
      breaks: 'a statement of the shop is not taken for a repetition of what the lead said',
      before: 'if (statesShop.test(own)) return false;',
      after: '',
      name: 'a second look at what repeats the lead and adds %s',
    },
    {
      breaks: 'neither is a number that the lead did not say',
      before: '.every((digits) => leadNumbers.has(digits))) return false;',
      after: '.every(() => true)) return false;',
      name: 'a second look at what repeats the lead and adds %s',
    },
  ]),
  ...mistakesIn(earlier, [
    {
      breaks: 'a price that the owner has changed is no ground because the bot named it before',
      before: "if (verdict === 'wrong') gone.add(value);",
      after: "if (verdict === 'wrong') gone.delete(value);",
      name: 'are no ground: %s',
    },
  ]),
  ...mistakesIn(check, [
    {
      breaks: 'what a lead offers is passed on, it makes no price',
      before: 'grounds().isLeads(one.value) && isRepeat(sentence.text) && !setsFloor(text.slice(sentence.from, one.from));',
      after: 'grounds().isLeads(one.value);',
      name: '%s',
    },
    {
      breaks: 'the bot never says that money has come in',
      before: 'if (isUnseenPayment(sentence.text))',
      after: 'if (!isUnseenPayment(sentence.text))',
      name: '%s',
    },
    {
      breaks: 'a sentence without ground does not leave',
      before: '`${begins}${said}${ends}`',
      after: '`${begins}${said} ${sentence}${ends}`',
      name: 'a sentence without ground is replaced, the others stay',
    },
    {
      breaks: 'a sentence without ground does not leave by standing there twice',
      before: "if (words === first) asked = '';",
      after: 'if (words === first) refused.delete(words);',
      name: 'what has no ground is replaced: %s',
    },
  ]),
  ...mistakesIn(grounds, [
    {
      breaks: 'a lead’s amount is no ground because the bot repeated it',
      before: 'this.known.has(value) || !this.leadAmounts.has(value)',
      after: 'this.known.has(value) || this.leadAmounts.size > 0',
      name: 'also when an earlier message of the bot has repeated it',
    },
  ]),
  ...mistakesIn({ file: `${room}/grounds.rules.ts`, test: `${room}/grounds.rules.test.ts` }, [
    {
      breaks: 'a fee of the owner’s is no price of goods',
      before: 'known: this.spokenOf(talked, new Set(brought), wordsOf(reply)),',
      after: 'known: this.known,',
      name: 'not a fee',
    },
  ]),
  ...mistakesIn({ file: `${room}/orders/cuts/percent-terms.rules.ts`, test: check.test }, [
    {
      breaks: 'a discount is the owner’s to give',
      before: 'if (grounds().hasPercent(value)) return',
      after: 'if (value <= 99 || grounds().hasPercent(value)) return',
      name: '%s',
    },
  ]),
  ...mistakesIn({ file: `${room}/contacts/strange-contacts.rules.ts`, test: check.test }, [
    {
      breaks: 'nobody is told to pay to a number that a lead wrote',
      before: 'grounds().leadHasLongNumber(digits) && !partsOf(sentences, place).some((part) => payable.test(part.text))',
      after: 'grounds().leadHasLongNumber(digits)',
      name: '%s',
    },
  ]),
  ...mistakesIn({ file: `${room}/reply-check.rules.ts`, test: `${room}/reply-screen.rules.test.ts` }, [
    {
      breaks: 'a refusal does not tell how far the shop goes in haggling',
      before: ' && !setsFloor(text.slice(sentence.from, one.from))',
      after: '',
      name: '%s %s',
    },
  ]),
  ...mistakesIn({ file: `${room}/leaks/secret-leak.rules.ts`, test: `${room}/reply-screen.rules.test.ts` }, [
    {
      breaks: 'a secret cannot be found by offering amounts',
      before: ' && !leadFacts.has(fact)',
      after: '',
      name: '%s %s',
    },
  ]),
  ...mistakesIn({ file: `${room}/leaks/disguises.rules.ts`, test: leak.test }, [
    {
      breaks: 'the instruction is not quoted with unseen signs in it either',
      before: ".replaceAll(/\\p{Cf}/gu, '')",
      after: '',
      name: '%s',
    },
  ]),
  ...mistakesIn(leak, [
    {
      breaks: 'the instruction is not retold in other words',
      before: 'hasOwnMark(reply) || retellsInstruction(reply)',
      after: 'hasOwnMark(reply)',
      name: '%s',
    },
  ]),
  ...mistakesIn(leadText, [
    {
      breaks: 'a lead writes no mark that tells a model who speaks',
      before: ".replace(templateMark, (sign) => (sign === '<' ? '‹' : '›'))",
      after: '',
      name: 'whatever they write',
    },
    {
      breaks: 'a lead’s name cannot leave its quotation marks',
      before: ".replaceAll(/[\\s\"“”]+/gu, ' ')",
      after: ".replaceAll(/\\s+/gu, ' ')",
      name: 'a name within quotation marks stays within them',
    },
  ]),
];
