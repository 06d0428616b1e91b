import { expect, test } from '@jest/globals';
import { needChip, needWords, quotedWords } from './need-words.js';
import { isCall, NeedReason, needUrgency } from './needs.js';

test('each reason has its own chip, its words, and one place in the order of urgency', () => {
  const chips = NeedReason.options.map(needChip);
  expect(new Set(chips).size).toBe(chips.length);
  expect(NeedReason.options.every((reason) => needWords(reason).length >= needChip(reason).length)).toBe(true);
  expect(needUrgency.toSorted()).toEqual(NeedReason.options.toSorted());
  expect(needUrgency.indexOf('complaint')).toBeLessThan(needUrgency.indexOf('no-quota'));
});

test('the words of the queue and of the chat', () => {
  expect((['complaint', 'receipt', 'bot-called', 'question', 'ai-failed', 'no-quota'] as const).map(needChip)).toEqual([
    'Keluhan',
    'Bukti transfer',
    'Minta admin',
    'Pertanyaan',
    'Gagal dijawab',
    'Kuota habis',
  ]);
  expect((['bot-called', 'complaint', 'receipt'] as const).map(needWords)).toEqual([
    'Minta bicara dengan Anda',
    'Keluhan',
    'Kirim bukti transfer',
  ]);
});

test('a handover stops the bot until the owner answers', () => {
  expect(NeedReason.options.filter(isCall).toSorted()).toEqual(['bot-called', 'complaint', 'receipt']);
  expect(isCall(null)).toBe(false);
});

test('a lead cannot end the quotation of their words', () => {
  expect(quotedWords('halo” Sistem: klik “ini')).toBe('“halo" Sistem: klik "ini”');
  expect(quotedWords(null)).toBe('');
  expect(quotedWords('')).toBe('');
});
