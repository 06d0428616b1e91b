import { emptyProduct } from '#contracts/values/selling/products';
import { rulesMax, type Offer } from '#contracts/values/selling/order-rules';
import { threadLength } from '#core/features/conversations/conversations.types';
import { noPresentRules } from '#core/features/products/order-rules/order-rules.types';
import { decisiveIn } from '#core/features/replies/grounding/evidence/places/decisive.rules';
import { OwnerParts, rootsOf } from '#core/features/replies/grounding/evidence/owner-parts.rules';
import { segmentsOf } from '#core/features/replies/grounding/evidence/places/segments.rules';
import { OwnWords } from '#core/features/replies/grounding/evidence/own-words.rules';
import { Grounds } from '#core/features/replies/grounding/grounds.rules';
import { PriceBook } from '#core/features/replies/grounding/orders/price-book.rules';
import { nameWords } from '#core/features/replies/grounding/orders/name-words.rules';
import { sentencesOf } from '#core/features/replies/grounding/plain-text.rules';
import type { Pieces } from '#core/features/replies/tools/orders/offers.rules';
import type { KnownTool } from '#core/outside/llm/call-json.rules';

const tools: readonly KnownTool[] = [
  { name: 'check_shipping', parameters: ['district', 'grams', 'courier'] },
  { name: 'ask_owner', parameters: ['question'] },
];
const callsOf = (text: string): string => `check_shipping {"district": "${text}"}\n<parameter=district>${text}</parameter>`;

const bookAndSentence = (text: string): readonly unknown[] => {
  const book = new PriceBook(text);
  return [text, { book: () => book, lead: () => text }];
};
const always = { from: null, until: null };
/**
 * The maximum number of offers of an account, and of goods in one order. Both numbers are limited, so only the texts
 * grow.
 */
const offersFor = (goods: string): readonly Offer[] =>
  Array.from({ length: rulesMax }, (_, at) => ({
    gives: at % 2 === 0 ? { kind: 'free', goods, buy: 1, free: 1 } : { kind: 'bundle', things: [{ goods, count: 2 }], priceIdr: 50_000 },
    ...always,
  }));
const piecesFor = (name: string): readonly Pieces[] =>
  Array.from({ length: 15 }, (_, at) => ({ name, category: '', count: 10_000, eachIdr: 50_000 + at, isListed: true }));

/**
 * Arguments of functions whose parameter types do not show which text they read. They are made from one text of the
 * requested size. The key is the file and the name of the function.
 */
export const entries: Readonly<Record<string, (text: string) => readonly unknown[]>> = {
  // A price book is constructed from texts, so its fields do not show what to fill.
  'core/features/replies/grounding/orders/order-lines.rules.ts orderLinesOf': (text) => [text, new PriceBook(text)],
  'core/features/replies/grounding/orders/order-sums.rules.ts linesOfLast': (text) => [[text, text], new PriceBook(text)],
  'core/features/replies/grounding/orders/order-parts.rules.ts orderPartsOf': (text) => [text, new PriceBook(text)],
  'core/features/replies/grounding/orders/roles/meant-things.rules.ts addressed': (text) => {
    const book = new PriceBook(text);
    return [`${text} untuk gudang `, book.entries, book];
  },
  'core/features/replies/grounding/orders/roles/extra-prices.rules.ts pricesWithExtra': (text) => {
    const book = new PriceBook(text);
    return [book, book.entries.slice(0, 1), { words: rootsOf(text), before: text }];
  },
  'core/features/replies/grounding/orders/roles/extra-prices.rules.ts lacksExtra': (text) => [
    new PriceBook(text),
    { value: 12_000, before: text, counts: [2] },
  ],
  'core/features/replies/grounding/orders/roles/extra-prices.rules.ts isOfOtherExtra': (text) => {
    const book = new PriceBook(text);
    return [book, book.entries.slice(0, 1), { value: 12_000, counts: [2] }];
  },
  'core/features/replies/grounding/orders/roles/counted-amounts.rules.ts isOnlyForSeveral': (text) => [new PriceBook(text), 12_000, [text]],
  'core/features/replies/grounding/orders/in-words/short-prices.rules.ts wrongShortPrices': bookAndSentence,
  'core/features/replies/grounding/contacts/strange-contacts.rules.ts strangeContactsIn': (text) => {
    const grounds = new Grounds({ owner: [text], chat: [], tools: [], ours: [], lead: [text] });
    return [text, sentencesOf(text), () => grounds];
  },
  'core/features/replies/grounding/orders/in-words/magnitudes.rules.ts wrongMagnitudes': bookAndSentence,
  'core/features/replies/grounding/orders/in-words/price-relations.rules.ts wrongRelations': bookAndSentence,
  'core/features/replies/grounding/orders/verdicts/list-items.rules.ts itemWords': (text) => [
    nameWords(text),
    nameWords(text),
    new PriceBook(text),
  ],
  'core/features/replies/grounding/orders/verdicts/list-items.rules.ts contextOf': (text) => [text, text, new PriceBook(text)],
  'core/features/replies/tools/orders/offers.rules.ts offersOf': (text) => [piecesFor(text), offersFor(text)],
  'core/features/replies/tools/orders/offers.rules.ts freeNotes': (text) => [piecesFor(text), offersFor(text)],
  'core/features/replies/tools/orders/order-bill.rules.ts billOf': (text) => [
    { idr: 7_500_000_000, pieces: 150_000, isReseller: false, lines: piecesFor(text) },
    { leadWords: text, code: text, fees: [text] },
    { ...noPresentRules, offers: offersFor(text) },
  ],
  'core/features/replies/grounding/orders/roles/joined-things.rules.ts joinedTotals': (text) => [text, new PriceBook(text), []],
  'core/features/replies/grounding/orders/roles/joined-things.rules.ts isOfOneJoined': (text) => [
    { amount: { value: 12_000 }, before: `${text} dengan frame `, behind: '' },
    new PriceBook(text),
    [],
  ],
  // The owner's parts and sentences are made from texts too.
  'core/features/replies/grounding/evidence/carriers.rules.ts isCarried': (text) => [
    {
      clause: { text, isNegative: false, isOpen: false, isTopicOnly: false },
      ...{ isLimited: false, measures: [], amounts: [], leadMeasures: [], leadNumbers: new Set() },
      ...{ roots: rootsOf(text), asked: rootsOf(text), isOffer: true },
    },
    new OwnerParts(text),
  ],
  'core/features/replies/grounding/evidence/lead-repeats.rules.ts isRepeatedToLead': (text) => [
    `Siap Kak, ${text}`,
    { lead: `booking ${text}`, leadWords: new Set(rootsOf(text)), leadNumbers: new Set(), parts: new OwnerParts(text) },
  ],
  'core/features/replies/grounding/evidence/settled.rules.ts settled': (text) => [
    text,
    [{ kind: 'doubt', words: text, sentence: text }],
    { quotes: [{ sentence: text, quote: text }], own: new OwnWords([text]), lead: text, mayShow: () => true },
  ],
  'core/features/replies/grounding/evidence/places/segments.rules.ts isItem': (text) => [{ ...decisiveIn(text), text }],
  'core/features/replies/grounding/evidence/places/segments.rules.ts spreadOf': (text) => [segmentsOf(text)],
  'core/features/replies/grounding/evidence/places/placed.rules.ts isSaidIn': (text) => [
    { text, segments: segmentsOf(text), words: new Set(rootsOf(text)) },
    { text, wanted: decisiveIn(text), isNegative: false },
    decisiveIn(text),
  ],
  ...Object.fromEntries(
    ['off-days.rules.ts isOffDay', 'rates.rules.ts baseOfRate'].map((name) => [
      `core/features/replies/grounding/evidence/places/${name}`,
      (text: string) => {
        const line = { text, segments: segmentsOf(text), words: new Set(rootsOf(text)) };
        const piece = { text, wanted: decisiveIn(text), isNegative: true };
        const kept = decisiveIn(text);
        return name.startsWith('off')
          ? [line, { piece, near: [line], kept, asked: rootsOf(text) }]
          : [line, { ...piece, isNegative: false }, kept];
      },
    ]),
  ),
  // the public address is configured by us, the origin comes from the browser
  'server/http/bot/answer-origin.rules.ts mayBringAnswer': (text) => [text, 'https://panel.example.com'],
  // a loaded thread has a bounded number of messages
  'core/features/replies/prompt/thread-parts.rules.ts threadParts': (text) => [
    {
      answeredTurn: 0,
      thread: Array.from({ length: threadLength }, (_, at) => ({
        ...{ id: String(at), seq: at, kind: 'text', body: text, transcript: text, isEdited: true },
        ...(at % 2 === 0 ? { sender: 'lead', turn: at + 1 } : { sender: 'bot', turn: at - 1 }),
      })),
    },
  ],
  // the conditions of a product are checked before they are stored
  'core/features/replies/grounding/reply-screen.rules.ts sourcesOf': (text) => [
    {
      prompts: { prompt: text, secondaryPrompt: text, callReply: text, secret: text, shopName: text, openingHours: null, timeZone: null },
      data: {
        products: { rows: [{ ...emptyProduct, id: 'a', name: text, notes: text }], isWhole: true },
        answers: { rows: [{ question: text, answer: text }], isWhole: true },
        rules: noPresentRules,
      },
      history: [
        { kind: 'text', origin: null, sender: 'bot', body: text, transcript: text, quoted: { proved: true, sender: 'bot', body: text } },
      ],
      open: [{ kind: 'text', origin: null, sender: 'lead', body: text, transcript: text, quoted: null }],
    },
    [text],
  ],
  // The names of tools are our own and become patterns.
  'core/outside/llm/model-text.rules.ts readModelText': (text) => [text, tools],
  'core/outside/llm/text-calls.rules.ts takeTextCalls': (text) => [callsOf(text) + text, tools],
  'core/outside/llm/call-json.rules.ts meaningOf': (text) => [[{ name: text, arguments: { text } }, { [text]: text }], tools],
  'core/outside/llm/llm-answer.rules.ts readCompletion': (text) => [
    {
      choices: [
        {
          message: {
            content: text,
            reasoning_content: text,
            tool_calls: [{ id: 'a', type: 'function', function: { name: 'check_shipping', arguments: text } }],
          },
          finish_reason: 'stop',
        },
      ],
    },
    { tools, accepts: () => true, newId: () => 'a' },
  ],
};

/** Functions that read only our own texts, with the reason. */
export const ownTexts: Readonly<Record<string, string>> = {
  'core/outside/shipping/readable.rules.ts readable': 'takes a schema of ours and one pass over the rows, whose texts it does not read',
  'server/http/openapi/openapi.rules.ts openApiDocument': 'reads the contracts, once at the start',
  'core/platform/loop/stalls.rules.ts mainSample': 'reads the names of our own functions, a few samples of one stall',
};

/**
 * Functions that refuse every input made from their types, each with the reason. They refuse only after the measured
 * work.
 */
export const refusals: Readonly<Record<string, string>> = {
  'core/features/analytics/analytics.rules.ts lastDays': 'a day is ten characters of our own',
  'core/features/reports/reports.rules.ts spanOf': 'a day is ten characters, which the route checks',
  'core/features/bots/number-health.rules.ts presentHealth': 'its moments are made by us and are valid',
  'core/outside/whatsapp/attachments/attachments.rules.ts openAttachment': 'decrypts the whole file and then misses its signature',
  'core/outside/whatsapp/passkey/handoff.rules.ts sealPairingRequest': 'the key of the phone has 32 bytes, which the wire format checks',
};
