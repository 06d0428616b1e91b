import { describe, expect, test } from '@jest/globals';
import { finalChannel } from './harmony.rules.js';

const final = '<|channel|>final<|message|>';

describe('with marks', () => {
  test.each([
    ['the final channel', `<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant${final}Halo Kak<|return|>`, 'Halo Kak'],
    ['two messages, each on its line', `${final}Satu<|end|><|start|>assistant${final}Dua`, 'Satu\n\nDua'],
    ['a channel in capitals', '<|channel|> Final<|message|>Halo Kak', 'Halo Kak'],
    ['a message without a header', '<|message|>Halo Kak', 'Halo Kak'],
    ['a message without a channel', '<|start|>assistant<|message|>Halo Kak', 'Halo Kak'],
    ['a channel without the mark of its message', '<|channel|>final Halo Kak', 'Halo Kak'],
    ['the same, with words that look like a recipient', '<|channel|>final to=BCA (a.n. Sari)', 'to=BCA (a.n. Sari)'],
    ['thoughts without the mark of their message', '<|channel|>analysis We need', ''],
    ['a channel whose own mark is lost', 'analysis<|message|>Hm.<|end|>', ''],
    ['the same behind the name of who speaks', ' assistant commentary<|message|>Hm.<|end|>', ''],
    ['the same for the reader', 'assistant final<|message|>Halo Kak', 'Halo Kak'],
    ['a word before it that is no role', 'hasil analysis<|message|>Halo Kak', 'Halo Kak'],
    ['a word that only ends like a channel', 'reanalysis<|message|>Halo Kak', 'Halo Kak'],
    ['words that look like a recipient', `${final}Transfer to=BCA (a.n. Sari)`, 'Transfer to=BCA (a.n. Sari)'],
  ])('%s', (_, said, heard) => {
    expect(finalChannel(said).trim()).toBe(heard);
  });

  test.each([
    ['Sebentar', 'Sebentar'],
    ['Kata assistant', 'Kata assistant'],
    ['assistant siap', 'assistant siap'],
    ['assistant', ''],
    ['user', ''],
    ['system', ''],
    ['developer', ''],
    ['tool', ''],
    ['\n assistant \n', ''],
    ['\n', ''],
  ])('outside any channel %j is read as %j', (outside, heard) => {
    expect(finalChannel(`${outside}<|start|>assistant${final}Halo`)).toBe(`${heard}\nHalo`);
  });
});

const commentary = '<|start|>assistant<|channel|>commentary';

describe('a message with a recipient', () => {
  test.each([
    [
      'is a call',
      `${commentary} to=functions.cek_ongkir <|constrain|>json<|message|> {"kota":"x"} <|call|>`,
      'functions.cek_ongkir {"kota":"x"}',
    ],
    ['is a call without the group', `${commentary} to=cek_ongkir<|message|>(kota="x")`, 'functions.cek_ongkir (kota="x")'],
    ['is nothing without arguments', `${commentary} to=functions.cek_ongkir<|message|>sebentar<|call|>`, ''],
  ])('%s', (_, said, read) => {
    expect(finalChannel(said).trim()).toBe(read);
  });
});

describe('without marks, where the names stick to the words', () => {
  test.each([
    ['thoughts, then words', 'analysisWe need this.assistantfinalHalo Kak', 'Halo Kak'],
    ['words at once', 'assistantfinalHalo Kak', 'Halo Kak'],
    ['final alone', 'final"Halo" Kak', '"Halo" Kak'],
    ['a call', 'analysisHm.assistantcommentary to=functions.cek_ongkir json{"kota":"x"}', 'functions.cek_ongkir {"kota":"x"}'],
    ['a call without spaces', 'assistantcommentaryto=functions.cek_ongkircode{"kota":"x"}', 'functions.cek_ongkir {"kota":"x"}'],
    ['a call without its kind', 'assistantcommentary to=functions.cek_ongkir {"kota":"x"}', 'functions.cek_ongkir {"kota":"x"}'],
    ['words that speak of a call', 'assistantfinalLihat to=functions.cek_ongkir {x}', 'Lihat to=functions.cek_ongkir {x}'],
  ])('%s', (_, said, read) => {
    expect(finalChannel(said)).toBe(read);
  });
});

test.each(['final sale! Kaos', 'analysis bahan: katun', 'Halo Kak', ''])('%j is left as it is', (said) => {
  expect(finalChannel(said)).toBe(said);
});
