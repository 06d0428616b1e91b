import { mistakesIn } from '../../mistake.mjs';

const writing = { file: 'core/platform/sheets/write-sheet.ts', test: 'core/platform/sheets/sheets.test.ts' };
const zip = { file: 'core/platform/sheets/zip.ts', test: 'core/platform/sheets/sheets.test.ts' };
const rows = { file: 'core/features/products/import.rules.ts', test: 'core/features/products/import.rules.test.ts' };
const data = {
  file: 'core/features/replies/owner-data/owner-data.rules.ts',
  test: 'core/features/replies/owner-data/owner-data.rules.test.ts',
};
const ranges = {
  file: 'core/features/replies/grounding/reply-check.rules.ts',
  test: 'core/features/replies/grounding/category-ranges.rules.test.ts',
};
const questions = { file: 'core/features/questions/questions.statements.ts', test: 'test/integration/replies/owner-data.long.test.ts' };

const money = { file: 'core/features/products/price-columns.rules.ts', test: 'core/features/products/import-money.rules.test.ts' };
const taking = { file: 'core/features/products/product-files.service.ts', test: 'test/integration/products/products.test.ts' };
const ranking = { file: 'core/platform/search/ranking.rules.ts', test: 'test/agent/search/ranking.test.ts' };

export const mistakes = [
  ...mistakesIn(ranking, [
    {
      breaks: 'a sentence about something else finds no product',
      before: 'if (isLong) for (const at of scores.keys())',
      after: 'if (false) for (const at of scores.keys())',
      name: 'a sentence about something else finds nothing: %s',
    },
    {
      breaks: 'and the caller learns that it is about something else',
      before: 'isElsewhere: isLong && found.length === 0',
      after: 'isElsewhere: false',
      name: 'a sentence about something else finds nothing: %s',
    },
    {
      breaks: 'one telling word is enough in a longer wish',
      before: 'const leastCovered = 0.15;',
      after: 'const leastCovered = 0.3;',
      name: 'a longer wish and a misspelt name still find the product: %s',
    },
    {
      breaks: 'a word of four letters is not taken for a misspelt one',
      before: 'const typoChars = 5;',
      after: 'const typoChars = 4;',
      name: 'a word of four letters is not taken for a misspelt one',
    },
  ]),
  ...mistakesIn(money, [
    {
      breaks: 'what the shop pays is never the price by itself',
      before: "kind === 'retail' || kind === 'selling' || kind === 'plain' || kind === 'unsure');",
      after: "kind !== 'tier');",
      name: 'is left empty where only a cost is written',
    },
    {
      breaks: 'of two columns that could be the price the owner chooses',
      before: "if (usual.length === 1) return tiers && usual[0]!.kind !== 'retail' ? undefined : usual[0];",
      after: 'if (usual.length === 1) return usual[0];',
      name: 'comes from the column that the owner chose',
    },
  ]),
  ...mistakesIn({ file: 'core/features/products/imports/product-imports.service.ts', test: 'test/integration/products/products.test.ts' }, [
    {
      breaks: 'an undone import leaves what the owner edited since',
      before: 'return product !== undefined && valuesOf(product) === valuesOf(change.after);',
      after: 'return product !== undefined;',
      name: 'is undone except for rows edited, renamed or deleted since, which are listed',
    },
  ]),
  ...mistakesIn({ file: 'core/features/products/products.statements.ts', test: 'test/integration/products/product-changes.test.ts' }, [
    {
      breaks: 'a change of many products reaches those of its owner only',
      before: 'WHERE account_id = $1 AND id = ANY ($2::uuid[]) ORDER BY name_key FOR UPDATE',
      after: 'WHERE $1::uuid IS NOT NULL AND id = ANY ($2::uuid[]) ORDER BY name_key FOR UPDATE',
      name: 'ids of another owner, and texts that are no ids, change nothing',
    },
  ]),
  ...mistakesIn({ file: 'core/features/products/products.service.ts', test: 'test/integration/replies/owner-data.long.test.ts' }, [
    {
      breaks: 'the bot knows no promo but the one of the day',
      before: 'if (!promo) return product;',
      after: 'if (!promo || promo.until !== null) return product;',
      name: 'a request has the conditions of a product and the promo of the day, and never the cost price',
    },
  ]),
  ...mistakesIn(taking, [
    {
      breaks: 'nothing is imported while a question about a price is open',
      before: "if (!choice.leavesRest && doubtful.some((row) => isOpen(row, choice))) throw new AppError('import_open');",
      after: '',
      name: 'is not taken in while a question about a price is open',
    },
  ]),
  ...mistakesIn(zip, [
    {
      breaks: 'an archive unfolds within a limit',
      before: 'inflateRawSync(folded, { maxOutputLength: bytesMax })',
      after: 'inflateRawSync(folded)',
      name: 'that unfolds to too much is refused, whatever size it claims',
    },
  ]),
  ...mistakesIn(writing, [
    {
      breaks: 'no text becomes a formula',
      before: 'if (formulaStart.test(text)) yield "\'";',
      after: '',
      name: 'a written sheet is read back the same, also by another program, and a text is never a formula',
    },
  ]),
  ...mistakesIn(rows, [
    {
      breaks: 'an empty cell changes nothing',
      before: 'weightGrams: row.weightGrams ?? known?.weightGrams ?? null',
      after: 'weightGrams: row.weightGrams',
      name: 'a row changes what it says, and leaves what it does not',
    },
    {
      breaks: 'a name stands in a file once',
      before: "const earlier = key === '' ? undefined : this.#seen.get(key);",
      after: "const earlier = key === '-' ? this.#seen.get(key) : undefined;",
      name: 'a wrong row is reported with its number, its name and what to do; the others are taken',
    },
  ]),
  ...mistakesIn(data, [
    {
      breaks: 'a price in a lead’s question is no ground',
      before: '...answers.rows.map(({ answer }) => answer),',
      after: '...answers.rows.map(answerLine),',
      name: 'a price in a question is no ground',
    },
  ]),
  ...mistakesIn(ranges, [
    {
      breaks: 'the range of a category that the bot has said is no ground for one product',
      before: 'withoutEarlierPrices(withoutCategoryRanges(given))',
      after: 'withoutEarlierPrices(given)',
      name: 'is no ground after the bot has said it',
    },
  ]),
  ...mistakesIn(questions, [
    {
      breaks: 'a question is answered once',
      before: "WHERE q.bot_id = $1 AND q.id = $2 AND ${openPart('q')}",
      after: 'WHERE q.bot_id = $1 AND q.id = $2',
      name: 'is sent by the bot in the owner’s words, once, in a bubble that is stored before it is sent',
    },
    {
      breaks: 'a question ends with the need of its conversation',
      before: 'return `${q}.ended_at IS NULL AND ${needLastsPart(`${q}.conversation_id`, `${q}.asked_at`)}`;',
      after: 'return `${q}.ended_at IS NULL`;',
      name: 'is over when the owner writes there, finishes it, or puts it aside; no other owner can answer it',
    },
  ]),
];
