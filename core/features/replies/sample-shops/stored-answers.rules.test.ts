import { expect, test } from '@jest/globals';
import { sampleShops } from '#contracts/values/sample-shops';
import { sampleTraining } from './sample-shops.texts.js';
import { storedAnswer } from './stored-answers.rules.js';
import { anyQuestion, storedAnswers, storedNotes } from './stored-answers.texts.js';

test.each([
  ['fashion', 'Kak, DIKIRIM kapan?', 'Pesanan sebelum jam 14.00'],
  ['kuliner', 'ini halal?', 'Semua halal'],
  ['jasa', 'ada garansi ga', '30 hari'],
  ['jasa', '🙏', 'Cuci AC'],
  ['fashion', '', 'Gamis Aisyah'],
] as const)('the shop %s has a stored answer to "%s", and says that it is one', (shop, question, part) => {
  for (const because of ['used-up', 'failed'] as const)
    expect(storedAnswer(shop, question, because)).toEqual([expect.stringContaining(part), storedNotes[because]]);
});

test('no stored answer names an amount that the training text does not have', () => {
  const amounts = (text: string): string[] => text.match(/Rp [\d.]*\d/g) ?? [];
  for (const shop of sampleShops) {
    const said = [anyQuestion[shop], ...storedAnswers[shop].map(({ answer }) => answer)].flatMap(amounts);
    expect(said.filter((amount) => !amounts(sampleTraining[shop]).includes(amount))).toEqual([]);
  }
});
