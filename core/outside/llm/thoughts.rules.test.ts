import { describe, expect, test } from '@jest/globals';
import { withoutThoughts } from './thoughts.rules.js';

describe('marked thoughts', () => {
  test.each([
    ['an end without a beginning takes all before it', 'Satu<think>a</think>Dua</think>Tiga', 'Tiga'],
    ['a second beginning adds nothing', 'Satu<think>a<think>b</think>Dua', 'SatuDua'],
    ['without an end they take the rest', 'Satu <think>a', 'Satu '],
    ['a fence ends its own thoughts only', 'Satu\n```think\na </think> b\n```\nDua', 'Satu\n\nDua'],
    ['a fence without an end takes the rest', 'Satu\n```think\na', 'Satu\n'],
    ['what details fold away, but are no thoughts, stays', 'Satu</details>Dua', 'Satu</details>Dua'],
    ['folded thoughts end with their details', '<details type="reasoning">a</DETAILS>Dua', 'Dua'],
  ])('%s', (_, said, heard) => {
    expect(withoutThoughts(said)).toBe(heard);
  });
});

describe('thoughts with a label', () => {
  test.each([
    ['Ollama', '\n Thinking...\nHm.\n...done thinking.\n\nHalo', '\n\nHalo'],
    ['Ollama without the last point', 'Thinking...\nHm.\n...done thinking\nHalo', '\nHalo'],
    ['an answer', 'Thought: Hm.\nAnswer: Halo', ' Halo'],
    ['an answer in bold, with spaces', '**Reasoning** : Hm.\n \t**Final Response** :** Halo', ' Halo'],
    ['an answer in Indonesian', 'Analysis: Hm.\nJawaban: Halo', ' Halo'],
    ['an action', 'Thoughts: Hm.\n Action : cek_ongkir', '\n Action : cek_ongkir'],
    ['a new paragraph', 'Thinking Process: Hm.\n \t\nHalo', '\n \t\nHalo'],
    ['nothing behind them', 'Thought: Hm.\nMore.', ''],
    ['a label with a space', 'Thought : Hm.', ''],
  ])('end before %s', (_, said, heard) => {
    expect(withoutThoughts(said)).toBe(heard);
  });

  test.each([
    'Baik. Thinking... Hm. ...done thinking.',
    'Hasil Analysis: bagus\n\nStok ada.',
    'Harga\nThought: 1\nAnswer: 2',
    '\n Halo Kak',
  ])('are none within an answer: %j', (said) => {
    expect(withoutThoughts(said)).toBe(said);
  });
});

test.each([
  ['between its marks', 'Hm. <answer>Halo</answer> Selesai.', 'Halo'],
  ['from its beginning', 'Hm. <Final>Halo', 'Halo'],
  ['up to its end', 'Halo<|END_RESPONSE|> Selesai.', 'Halo'],
])('the answer is the part %s', (_, said, heard) => {
  expect(withoutThoughts(said)).toBe(heard);
});
