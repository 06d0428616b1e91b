import { expect, test } from '@jest/globals';
import { oneLine } from './one-line.js';

test.each([
  ['line breaks and tabs', 'Budi\r\n\tSantoso\u2028Jaya', 'Budi Santoso Jaya'],
  ['spaces of any kind', ' \u00a0Budi \u3000 Santoso ', 'Budi Santoso'],
  ['marks that turn the direction', 'Budi\u202egnp.exe', 'Budignp.exe'],
  ['characters without a width', 'Bu\u200bdi\ufeff', 'Budi'],
  ['letters in two parts', 'Jose\u0301', 'Jos\u00e9'],
  ['an emoji of several', '👨\u200d👩\u200d👧 Budi', '👨\u200d👩\u200d👧 Budi'],
  ['nothing visible', '\u200b \n', ''],
])('a text with %s becomes one line as it is seen', (_what, text, line) => {
  expect(oneLine(text)).toBe(line);
});
