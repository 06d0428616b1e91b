import { describe, expect, test } from '@jest/globals';
import { botLogColour, fullLogColour, linesAfter, logLines, matchesFilter, qrAddressOf } from './log.rules.js';

describe('address of the QR image', () => {
  test('comes from the last line that says one was uploaded', () => {
    expect(qrAddressOf(['QR uploaded: http://a/1.png', 'INFO lain', '[08.00] LOG QR uploaded: https://b/2.png', 'selesai'])).toBe(
      'https://b/2.png',
    );
  });

  test.each([[[]], [['QR uploaded']], [['QR uploaded: ftp://a/1.png']], [['QR upload: http://a']]])('is absent in %j', (lines) => {
    expect(qrAddressOf(lines)).toBeNull();
  });

  test('a later broken line does not hide the last good one', () => {
    expect(qrAddressOf(['QR uploaded: http://a/1.png', 'QR uploaded: gagal'])).toBe('http://a/1.png');
  });
});

test.each([
  ['[x] ERROR model tidak menjawab', 'red', 'red'],
  ['Pengiriman GAGAL', 'red', 'green'],
  ['WARN kuota 20%', 'yellow', 'yellow'],
  ['INFO mulai', 'green', 'blue'],
  ['LOG mulai', 'green', 'green'],
  ['✅ terhubung', 'green', 'green'],
  ['lain-lain', 'grey', 'green'],
] as const)('%s is %s on the bot page and %s on the logs screen', (line, bot, full) => {
  expect(botLogColour(line)).toBe(bot);
  expect(fullLogColour(line)).toBe(full);
});

test.each([
  ['ALL', ['INFO a', 'LOG b', '✅ c', 'WARN d', 'ERROR e', 'f']],
  ['INFO', ['INFO a', 'LOG b', '✅ c']],
  ['WARN', ['WARN d']],
  ['ERROR', ['ERROR e']],
] as const)('filter %s', (filter, expected) => {
  expect(['INFO a', 'LOG b', '✅ c', 'WARN d', 'ERROR e', 'f'].filter((line) => matchesFilter(line, filter))).toEqual(expected);
});

test('the last 50 lines that hold something are kept', () => {
  const text = Array.from({ length: 70 }, (_, index) => `baris ${index}\n\n  \r\n`).join('');
  const lines = logLines(text);
  expect(lines).toHaveLength(50);
  expect(lines[0]).toBe('baris 20');
  expect(lines.at(-1)).toBe('baris 69');
});

test('lines keep their prefix, and empty lines are dropped', () => {
  expect(logLines('  a \r\n\n   \n\tb')).toEqual(['  a', '\tb']);
});

test('after a start only younger lines are shown, and all when the old end is gone', () => {
  expect(linesAfter(['a', 'b', 'c'], 'b')).toEqual(['c']);
  expect(linesAfter(['c', 'd'], 'b')).toEqual(['c', 'd']);
  expect(linesAfter(['a'], null)).toEqual(['a']);
});
