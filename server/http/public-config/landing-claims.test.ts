import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readLandingClaims } from './landing-claims.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, 'landing.json');
  writeFileSync(file, text);
  return file;
}

test('without a file nothing is claimed', () => {
  expect(readLandingClaims(undefined)).toEqual({ proof: null, testimonials: null });
});

test('a file may hold either part', () => {
  expect(readLandingClaims(fileOf('{"proof": " Dipakai 12 toko "}'))).toEqual({ proof: 'Dipakai 12 toko', testimonials: null });
  const testimonials = [{ name: 'Ani', quote: 'Bagus' }];
  expect(readLandingClaims(fileOf(JSON.stringify({ testimonials })))).toEqual({ proof: null, testimonials });
});

test.each([
  ['{', /landing\.json: is not valid JSON/],
  ['{"prof": "x"}', /prof/],
  ['{"testimonials": []}', /testimonials/],
  [JSON.stringify({ proof: 'x'.repeat(81) }), /proof/],
  [JSON.stringify({ testimonials: [{ name: 'Ani' }] }), /quote/],
])('%s is refused with its mistake', (text, mistake) => {
  expect(() => readLandingClaims(fileOf(text))).toThrow(mistake);
});

test('a missing file is named', () => {
  expect(() => readLandingClaims(join(folder, 'none.json'))).toThrow(/none\.json: cannot be read/);
});
