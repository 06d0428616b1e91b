import { expect, test } from '@jest/globals';
import { callReasonOf } from './call-reason.rules.js';

test.each([
  ['Pelanggan mengirim bukti transfer', 'receipt'],
  ['sudah membayar dan minta dicek', 'receipt'],
  ['konfirmasi pembayaran', 'receipt'],
  ['Pelanggan komplain', 'complaint'],
  ['Keluhan', 'complaint'],
  ['barang rusak, sudah dibayar', 'complaint'],
  ['Pesanan belum sampai', 'complaint'],
  ['minta bicara dengan admin', 'bot-called'],
  ['ingin bicara soal partai besar', 'bot-called'],
  ['', 'bot-called'],
])('%j calls for %s', (sentence, reason) => expect(callReasonOf(sentence)).toBe(reason));
