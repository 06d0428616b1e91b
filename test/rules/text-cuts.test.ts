import { readdirSync, readFileSync } from 'node:fs';
import type { MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { newId } from '#core/platform/crypto/ids';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { looseReader } from '#core/features/products/imports/loose-lists.rules';
import { splitBubbles } from '#core/features/replies/bubbles/reply-bubbles.rules';
import { pushPayload } from '#core/features/notifications/push/push.rules';
import { quotedLeadText } from '#core/features/replies/owner-data/lead-text.rules';
import { summaryMessages } from '#core/features/replies/prompt/memory.rules';
import { root } from '../../scripts/lib/paths.mjs';

/** Files that cut texts only to search or compare them: the cut text is never shown, stored or sent. */
const onlySearched = new Map([
  ['contracts/values/selling/import-answers.ts', 'numbers in an address of the panel'],
  ['core/features/knowledge/answer-search.rules.ts', 'looks for words'],
  ['core/features/notifications/push/push.rules.ts', 'counts characters before it cuts'],
  ['core/features/products/import-columns.rules.ts', 'looks for prices in lines'],
  ['core/features/products/import-money.rules.ts', 'looks for a discount at the end of a name'],
  ['core/features/products/imports/price-ends.rules.ts', 'looks for words at the end of a price'],
  ['core/features/products/loose-lines.rules.ts', 'looks for prices in lines'],
  ['core/features/products/product-search.rules.ts', 'the words of notes are searched'],
  ['core/features/replies/grounding/leaks/disguises.rules.ts', 'looks for secrets in an answer'],
  ['core/features/replies/grounding/orders/earlier-prices.rules.ts', 'looks for prices in earlier messages'],
  ['core/features/replies/grounding/orders/prices/line-heads.rules.ts', 'looks for routes in lines'],
  ['core/features/replies/grounding/orders/roles/granted-prices.rules.ts', 'looks for prices in earlier messages'],
  ['core/features/replies/grounding/orders/tier-lists.rules.ts', 'looks for prices in lines'],
  ['core/features/shipping/places.rules.ts', 'the name is reduced to plain letters'],
  ['core/outside/llm/dialect/dialect.rules.ts', 'looks for words in an error'],
  ['core/outside/llm/llm.rules.ts', 'looks for words in an error'],
  ['core/platform/search/search-words.ts', 'words to search for'],
  ['core/platform/search/terms.rules.ts', 'words to search for'],
  ['core/platform/search/topics.rules.ts', 'looks for words'],
  ['core/platform/sheets/read-sheet.ts', 'looks for the separator of columns'],
  ['core/platform/sheets/read-workbook.ts', 'looks for the format of a date'],
]);

/** Matches a cut by UTF-16 units whose limit is named as a number of characters. */
const unitCut =
  /\.(?:slice|substring|substr)\(\s*0,\s*[^()]*chars\b|\.slice\(\s*0,\s*[^()]*CharsMax\b|\.slice\(\s*0,\s*mostChars\b|\.slice\(\s*0,\s*\w*MaxChars\b/i;

test('texts of others are cut between visible characters', () => {
  const files = ['core', 'server', 'workers', 'contracts']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = files.filter((file) => unitCut.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual([...onlySearched.keys()].toSorted());
});

/** An emoji of a family: one visible character that has 11 UTF-16 units. */
const family = '👨‍👩‍👧‍👦';

/** Texts with an emoji around each position where a limit of `chars` can fall. */
const around = (chars: number) => Array.from({ length: 14 }, (_, back) => `${'x'.repeat(chars - back)}${family}${'y'.repeat(chars)}`);

function expectWhole(text: string): void {
  expect(text.isWellFormed()).toBe(true);
  const rest = text.replaceAll(family, '');
  expect(rest).not.toMatch(/[\u{1f466}-\u{1f469}\u200d]/u);
}

function line(body: string) {
  return {
    ...{ id: newId<MessageId>(), sender: 'lead' as const, kind: 'text' as const, body, seq: 1, turn: 1 },
    ...{ transcript: null, quoted: null, hasFile: false, storedAtMs: 0 },
  };
}

test('no emoji is cut in a bubble of an answer, and none of its text is lost', () => {
  for (const body of around(4_000)) {
    const bubbles = splitBubbles(body);
    for (const bubble of bubbles) expectWhole(bubble);
    expect(bubbles.join('')).toBe(body);
  }
});

test('no emoji is cut in the notes of an imported product', () => {
  const before = `bahan ${'a'.repeat(174)}`;
  const start = `${before}, ${before}, ket: `.length;
  for (const body of around(limits.productNotesMaxChars - start)) {
    const rows = ['Harga kaos', 'Kaos Polos', 'harga 50.000', before, before, `ket: ${body.slice(0, 190)}`].map((line) => [line]);
    const read = looseReader(rows);
    const found = rows.map((row, index) => read(row, index));
    const [notes = ''] = found.flatMap((cells) => (typeof cells === 'object' && cells?.notes ? [cells.notes] : []));
    expect(notes.length).toBeGreaterThan(limits.productNotesMaxChars - family.length);
    expectWhole(notes);
  }
});

test('no emoji is cut in a push, a quote, or a request to a model', () => {
  for (const body of around(300)) expectWhole(JSON.parse(pushPayload({ id: '1', title: body, body, note: null, path: '/' })).body);
  for (const body of around(200)) expectWhole(quotedLeadText(body, 200));
  for (const body of around(2_000)) for (const one of summaryMessages('', [line(body)])) expectWhole(JSON.stringify(one.content));
});
