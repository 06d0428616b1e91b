import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import type { MessageId } from '#contracts/values/ids';
import type { LlmMessage, LlmTool } from '../../../outside/llm/llm.service.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { checkOf, uncomparedNote } from '../agent/cart-reader.rules.js';
import type { Doubt } from '../grounding/evidence/doubts.rules.js';
import { secondLookAt } from '../grounding/evidence/second-look.rules.js';
import { Confidential } from '../grounding/instruction-leak.rules.js';
import type { Objection } from '../grounding/reply-check.rules.js';
import { sentencesOf } from '../grounding/plain-text.rules.js';
import { correctionFor, sourcesOf } from '../grounding/reply-screen.rules.js';
import { everyData, noOwnerData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { followUpOrder, tellsOfOrder } from '../writers/follow-up-prompt.rules.js';
import { alwaysConfidential, confidentialIn } from './confidential-texts.js';
import { withoutOwnMarks } from './own-marks.rules.js';
import { buildMessages, historyTokens, type PromptFacts } from './reply-prompt.rules.js';

/*
 * No text that the product writes for a model may reach a lead. The test finds these texts in the source code, so
 * that a new text is covered without an entry here. Each text must be part of one of the requests below, and an
 * answer that repeats it must not be sent.
 */
const room = 'core/features/replies';
/** Where texts for the model are written. */
const files = [
  ...globSync(`${room}/prompt/*.ts`).filter((file) => !/\.test\.ts$|shop-hours|confidential|own-words/.test(file)),
  `${room}/owner-data/owner-data.rules.ts`,
  `${room}/grounding/reply-screen.rules.ts`,
  `${room}/grounding/evidence/second-look.rules.ts`,
  `${room}/writers/follow-up-prompt.rules.ts`,
  `${room}/agent/cart-reader.rules.ts`,
  `${room}/replies.texts.ts`,
];
/** Declarations in these files whose texts are not for the model, or may be said to a lead. */
const others = new Set([
  'exampleText', // sentences that leads may read
  'adminCalled', // results of tools: see below
  'ownerAsked',
  'calledOffNoted',
  'closingNoted',
  'ownerIsLate',
  'settledLines',
  'senderLine',
  'shopNameLine',
  'leakLine',
  'secretLine',
  'costLine',
  'workLine',
  'questionFor',
  'costWords',
  'order', // the request for a summary, which no lead reads
  'summaryMessages',
  'who',
  'dataTexts', // evidence, not sent
  'categoryLine', // the owner's prices
  'categoryLines',
  'partOf', // the owner's prices, in a mark
  'states', // of an order: a lead may know them
  'doubts',
  'begins', // patterns
  'headings',
]);

const definitions = JSON.parse(readFileSync(`${room}/tools/tool-definitions.json`, 'utf8')) as LlmTool[];
const names = definitions.flatMap((one) => (one.type === 'function' ? [one.function.name] : []));
const always = alwaysConfidential({ definitions: () => definitions, names });

const prompts: Prompts = {
  ...noPrompts,
  prompt: 'Kaos polos 75rb, ready hitam putih.',
  secondaryPrompt: 'Kaos polos: https://toko.id/k.jpg',
  secret: 'Modal 40rb.',
  senderDistrict: 'Coblong',
};
const listed: OwnerData = {
  ...noOwnerData,
  products: { rows: [], isWhole: false, categories: [{ name: 'Kaos', count: 3, minIdr: 50_000, maxIdr: 90_000 }] },
  answers: { rows: [], isWhole: false },
};
const short: OwnerData = {
  ...noOwnerData,
  products: {
    rows: [
      {
        name: 'Kaos polos',
        priceIdr: 75_000,
        weightGrams: 200,
        stock: 3,
        variants: [],
        notes: '',
        photos: [],
        category: '',
        terms: { unit: '', minOrder: null, tiers: [], resellerIdr: null, promo: null },
      },
    ],
    isWhole: true,
  },
  answers: { rows: [{ question: 'Garansi?', answer: 'Garansi 7 hari.' }], isWhole: true },
  rules: { ...noOwnerData.rules, freeShipping: { minIdr: 300_000, maxIdr: null, places: [] } },
} as unknown as OwnerData;

let seq = 0;
const said = (sender: ThreadMessage['sender'], body: string, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: String((seq += 1)) as MessageId,
  sender,
  kind: 'text',
  body,
  seq,
  turn: null,
  transcript: null,
  quoted: null,
  hasFile: false,
  storedAtMs: seq * 86_400_000,
  ...more,
});
const quote = (sender: 'lead' | 'bot', proved: boolean) => ({ sender, kind: 'text', body: 'halo', proved }) as ThreadMessage['quoted'];
const file = (reading: ThreadMessage['reading']) =>
  said('lead', 'ini kak', { kind: 'document', fileName: 'po.pdf', reading } as Partial<ThreadMessage>);
const voice = (hearing: ThreadMessage['hearing'], more: Partial<ThreadMessage> = {}) =>
  said('lead', '', { kind: 'voice', hearing, ...more } as Partial<ThreadMessage>);
const from = (cameFrom: object, quoted: ThreadMessage['quoted'] = null) =>
  said('lead', 'mau', { cameFrom, quoted } as Partial<ThreadMessage>);

const edited = said('lead', 'yang putih', { isEdited: true });
const heard = voice(null, { transcript: 'yang hitam' });
const earlier = said('lead', 'yang ini', { kind: 'image' });
const history = [
  earlier,
  said('owner', 'Besok tutup ya Kak.'),
  said('bot', 'Kaos polos', { kind: 'image', status: 'sent' }),
  said('bot', 'Masih ada Kak.', { turn: 7, status: 'failed' }),
];
const seen = said('lead', '', { kind: 'image' });
const page = file({ kind: 'pictured' } as ThreadMessage['reading']);
const status = from({ kind: 'status' });
const open = [
  edited,
  heard,
  ...(['late', 'failed', 'large', 'off', 'failed-late'] as const).map((hearing) => voice(hearing)),
  said('lead', 'mau', { quoted: quote('lead', true) }),
  said('lead', 'mau', { quoted: quote('bot', true) }),
  said('lead', 'mau', { quoted: quote('bot', false) }),
  said('lead', '👍', { quoted: quote('bot', true), isReaction: true }),
  from({ kind: 'ad', title: 'Promo', body: '', greeting: '' }),
  from({ kind: 'ad', title: '', body: '', greeting: '' }),
  from({ kind: 'status' }, quote('bot', false)),
  status,
  seen,
  said('lead', '', { kind: 'image' }),
  file({ kind: 'text', text: 'Kaos 12', pages: 2, isPart: true } as ThreadMessage['reading']),
  page,
  ...(['scan', 'locked', 'broken', 'unseen', 'large'] as const).map((kind) => file({ kind } as ThreadMessage['reading'])),
  said('lead', 'ini kak', { kind: 'document', hasFile: true }),
  said('lead', 'ini kak', { kind: 'document', transcript: 'yang merah' }),
  said('lead', 'keranjang', { kind: 'order' }),
  said('lead', 'keranjang', { kind: 'order' }),
];
const cart = { name: 'Kaos', count: 2, priceIdr: 70_000 } as Parameters<typeof checkOf>[0][number]['item'];
const priced = { kind: 'priced', name: 'Kaos', count: 2, unit: '', eachIdr: 75_000, totalIdr: 150_000 } as const;
const carts = new Map<string, { note: string }>([
  [open.at(-1)!.id, { note: uncomparedNote }],
  [open.at(-2)!.id, checkOf([{ item: cart, line: priced }], 0)],
  [open.at(-3)!.id, checkOf([{ item: cart, line: 'tidak ditemukan di daftar' }], 2)],
]);
const memory = { summary: 'Budi cari kaos.', facts: { name: { value: 'Budi', by: 'bot', at: '' } } } as PromptFacts['memory'];
const at = new Date(0);
const noted = { summary: 'Kaos', amount: 75_000, at } as const;
const known: PromptFacts['known'] = {
  orders: (['new', 'paid', 'sent', 'cancelled'] as const).flatMap((state) =>
    ([null, 'called-off', 'edited', 'deleted'] as const).map((doubt) => ({ ...noted, state, doubt })),
  ),
  questions: [{ question: 'Ada XXL?' }],
  acts: [{ at, tools: [{ name: 'cek_ongkir', arguments: '{}', result: 'JNE' }], handover: 'Minta refund' }],
};
const facts: PromptFacts = {
  known,
  prompts,
  data: listed,
  leadName: 'Budi',
  now: new Date(0),
  history,
  open,
  historyTokens: 1e6,
  memory,
  carts,
};
const user = (content: string): LlmMessage => ({ role: 'user', content });
const kinds = ['amount', 'account', 'link', 'fact', 'paid', 'instruction', 'secret', 'cost', 'off-topic', 'doubt'] as const;
const objections = kinds.map((kind): Objection => ({ kind, words: '75rb', sentence: 'Kaos 75rb.' }));
const doubt = (why: Doubt['why'], near: string[]): Doubt => ({ why, sentence: 'Kaos.', near, isStatement: true, isPriced: false });
const doubts = [doubt('words', []), doubt('words', ['Kaos 75rb']), doubt('total', [])];
const order = { leadName: 'Budi' };

interface Sent {
  readonly messages: readonly LlmMessage[];
  readonly data: OwnerData;
  readonly prompts: Prompts;
}
const requests: Sent[] = [
  {
    prompts,
    data: listed,
    messages: buildMessages({
      ...facts,
      images: new Map([earlier, seen, page].map(({ id }) => [id, 'data:'])),
      previews: new Map([[status.id, 'data:']]),
    }),
  },
  {
    prompts,
    data: short,
    messages: [
      ...buildMessages({ ...facts, data: short }),
      user(correctionFor(objections, 'hitung_pesanan', doubts)),
      user(secondLookAt(doubts, 'hitung_pesanan')),
    ],
  },
  { prompts: noPrompts, data: noOwnerData, messages: buildMessages({ ...facts, prompts: noPrompts, data: noOwnerData }) },
  { prompts: noPrompts, data: everyData, messages: buildMessages({ ...facts, prompts: noPrompts, data: everyData }) },
  ...[1, 2, 3].map((day) => ({
    prompts,
    data: noOwnerData,
    messages: [
      ...buildMessages({ ...facts, historyTokens, open: [] }),
      user(followUpOrder({ ...order, day }, day === 1 ? null : day === 2 ? { kind: 'repeat' } : { kind: 'groundless', reasons: [] })),
    ],
  })),
  ...(['kak', 'bapak-ibu', 'mas-mbak', 'bunda', 'sis'] as const).map((addressForm, at) => {
    const voiced = { ...prompts, addressForm, tone: (['casual', 'polite', 'formal'] as const)[at % 3]! };
    return { prompts: voiced, data: noOwnerData, messages: buildMessages({ ...facts, prompts: voiced }) };
  }),
];

const textIn = ({ content }: LlmMessage): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => ('text' in part ? part.text : '')).join('\n');
const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * The texts of a source file with at least three words: literals, and the parts of templates between inserted values.
 */
function textsOf(path: string, isSkipped: (node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isRegularExpressionLiteral(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(...node.text.split(/["\n]/));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => plain(text).split(' ').length >= 3);
}

const isOther = (node: ts.Node): boolean =>
  (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name !== undefined && others.has(node.name.getText());
const texts = files.flatMap((path) => textsOf(path, isOther));

test('many texts are found', () => {
  expect(texts.length).toBeGreaterThan(90);
});

test.each([...new Set(texts)])('a repetition does not reach a lead: %s', (text) => {
  const holders = requests.filter(({ messages }) => messages.some((one) => plain(textIn(one)).includes(plain(text))));
  expect(holders).not.toEqual([]);
  for (const { messages, data, prompts: given } of holders) {
    const { owner } = sourcesOf({ prompts: given, data, history, open }, []);
    const confidential = new Confidential(always.always, names).with(confidentialIn(messages, { prompts: given, data }, owner));
    for (const repeated of repetitionsOf(text, messages)) {
      const answer = withoutOwnMarks(`Kaos hitam ready Kak.\n${repeated}`);
      const isSent = confidential.quotedIn(answer) === null && plain(answer).includes(plain(text)) && !tellsOfOrder(answer, []);
      expect(isSent && repeated).toBe(false);
    }
  }
});

/** Answers that repeat a text: each is the mark or the sentence with the text, as the request contains it. */
function repetitionsOf(text: string, messages: readonly LlmMessage[]): string[] {
  const sent = messages.map(textIn);
  const marks = sent.flatMap((one) => one.match(/\[[^\n]+\]/g) ?? []).filter((mark) => plain(mark).includes(plain(text)));
  if (marks.length > 0) return marks;
  const sentences = sent.flatMap((one) => sentencesOf(one)).map((one) => one.text.trim());
  const holding = sentences.filter((one) => plain(one).includes(plain(text)));
  return holding.length > 0 ? holding : [text];
}

const errors: string[] = [];
const results = globSync(`${room}/tools/*.ts`)
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) =>
    textsOf(path, (node) => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'description') return true;
      if (ts.isVariableDeclaration(node) && node.name.getText() === 'ownerLines') return true;
      if (ts.isThrowStatement(node) || (ts.isVariableDeclaration(node) && node.name.getText() === 'fields')) return true;
      if (!ts.isCallExpression(node)) return false;
      const called = node.expression.getText();
      if (called === 'errorFor') errors.push(node.arguments[0]!.getText().slice(1, -1));
      return called === 'errorFor' || called.endsWith('.describe');
    }),
  );
const toldResults = textsOf(
  `${room}/replies.texts.ts`,
  (node) => ts.isVariableDeclaration(node) && !/^(?:adminCalled|ownerAsked|calledOffNoted|closingNoted)$/.test(node.name.getText()),
);
/** Words that occur only in texts for the model. */
const forModel =
  /(?<!\p{L})(?:anda|pelanggan|pemilik|panggil (?!admin)\p{L}+|sampaikan|katakan|jangan|alat|gagal|jawab|lanjutkan|tawarkan|argumen)(?!\p{L})/iu;

test.each([...results, ...toldResults])('a lead may read a result as it is: %s', (text) => {
  expect(text).not.toMatch(forModel);
});

test.each(errors)('no lead reads an error: %s', (error) => {
  const text = `Kesalahan: ${error.replaceAll(/\$\{[^{}]*\}/g, 'cek_ongkir')}`;
  const confidential = new Confidential(always.always, names).with([text]);
  for (const repeated of [text, text.replace('Kesalahan: ', 'Maaf Kak, ').replaceAll('cek_ongkir', 'cek ongkir')])
    expect(confidential.quotedIn(`Kaos hitam ready Kak. ${repeated}`)).not.toBeNull();
});
