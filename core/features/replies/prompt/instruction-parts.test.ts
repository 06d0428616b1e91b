import { describe, expect, test } from '@jest/globals';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { buildMessages } from './reply-prompt.rules.js';

const day = { opens: '08:00', closes: '17:00' };
const [first] = buildMessages({
  prompts: {
    ...noPrompts,
    prompt: 'Kaos polos Rp 75.000.',
    shopName: 'Toko Sari',
    tone: 'casual',
    addressForm: 'kak',
    openingHours: [day, day, day, day, day, day, null],
    timeZone: 'WIB',
  },
  data: noOwnerData,
  leadName: '',
  now: new Date('2026-11-21T06:05:00Z'),
  history: [],
  open: [],
  historyTokens: 6_000,
});
const instruction = typeof first?.content === 'string' ? first.content : '';
const ruleWith = (words: RegExp): string => instruction.split('\n').find((line) => words.test(line)) ?? '';

describe('the instruction tells', () => {
  test('the stages of a sale in their order, and one question at a time', () => {
    const rule = ruleWith(/^- Urutan melayani/);
    const stages = ['kebutuhan', 'tawarkan', 'jumlah', 'total', 'nama dan alamat', 'cara bayar'].map((stage) => rule.indexOf(stage));
    expect(stages).toEqual(stages.toSorted((one, other) => one - other));
    expect(Math.min(...stages)).toBeGreaterThan(0);
    expect(rule).toMatch(/paling banyak satu pertanyaan/);
  });

  test('what to do with several intents in one burst, and with data that contradict each other', () => {
    expect(ruleWith(/beberapa hal sekaligus/)).toMatch(/jawab semuanya menurut urutannya/);
    expect(ruleWith(/bertentangan/)).toMatch(/jangan memilih sendiri: panggil alat tanya_pemilik/);
  });

  test('to answer in the language of the lead', () => {
    expect(ruleWith(/^- Balas dalam bahasa/)).toMatch(/yang dipakai pelanggan/);
  });

  test('three to five example turns', () => {
    const examples = instruction.split('\n').filter((line) => /^Pelanggan: ".+" Anda: ".+"$/.test(line));
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(examples.length).toBeLessThanOrEqual(5);
    expect(examples.every((example) => (example.split('Anda: ')[1]!.match(/\?/g)?.length ?? 0) <= 1)).toBe(true);
  });

  test('the name of the shop, how it speaks, and its hours', () => {
    expect(instruction).toContain('Nama toko: Toko Sari');
    expect(ruleWith(/^Gaya bahasa/)).toContain('santai');
    expect(ruleWith(/^Jam buka/)).toContain('Senin-Sabtu 08.00-17.00');
  });
});
