import { expect, test } from '@jest/globals';
import { allowsSomething, Denials } from './denials.rules.js';

const denials = new Denials(
  'kami tidak menerima kulit, suede, boneka. ga nyediain: susu formula, catering dewasa. ga nyewain: las, kompresor. (sewanya aja, ga termasuk antar)',
);
const isRefused = (text: string): boolean => allowsSomething(text) && denials.isRefused(text, '');

test.each(['Kami terima suede Kak.', 'Catering dewasa juga ada Kak.', 'Kompresor ada Kak.'])(
  'what is not done is not offered: %s',
  (text) => {
    expect(isRefused(text)).toBe(true);
  },
);

test.each(['Minggu bisa antar Kak.', 'Suede tidak kami terima Kak.', 'Karpet bisa Kak.'])(
  'what does not come with a price may still be done, and other things, too: %s',
  (text) => {
    expect(isRefused(text)).toBe(false);
  },
);
