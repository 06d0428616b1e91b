import { expect, test } from '@jest/globals';
import { noEffects, type Effects } from '../tools/effects.js';
import { sentenceFor } from './reply-sentences.js';

const closing = { summary: '1 gamis', amount: 50_000, changes: false };
const handover = { reason: 'complaint', why: 'barang rusak' } as const;
const photos = [{ name: 'Gamis', id: 'p', width: 1, height: 1 }];
const questions = ['Ada garansi?'];

test.each<[Partial<Effects>, RegExp | null]>([
  [{}, null],
  [{ photos }, /^Ini fotonya/],
  [{ calledOff: true }, /^Baik Kak, pembatalannya sudah kami teruskan ke admin/],
  [{ closing }, /^Terima kasih Kak, pesanannya sudah kami catat\. Mohon ditunggu/],
  [{ questions }, /^Baik Kak, saya tanyakan dulu/],
  [{ closing, questions }, /pesanannya sudah kami catat\. Untuk pertanyaannya/],
  [{ handover }, /^Baik Kak, pesannya sudah kami teruskan ke admin/],
  [{ closing, handover }, /pesanannya sudah kami catat dan kami teruskan ke admin/],
  [{ closing, handover, questions, photos, calledOff: true }, /pesanannya sudah kami catat dan kami teruskan ke admin/],
])('the lead is told of %j', (effects, told) => {
  const sentence = sentenceFor({ ...noEffects(), ...effects });
  expect(sentence).toEqual(told === null ? null : expect.stringMatching(told));
});
