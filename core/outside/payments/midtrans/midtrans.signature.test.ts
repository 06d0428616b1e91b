import { expect, test } from '@jest/globals';
import { isSigned } from './midtrans.signature.js';

// a fixed test vector for the signature rule in docs/protocols/midtrans.md
const serverKey = 'SB-Mid-server-TEST';
const signed = {
  order_id: 'INV-1',
  status_code: '200',
  gross_amount: '150000.00',
  transaction_status: 'settlement',
  signature_key:
    'fde12a0f4b02785b473aa0e73008693d3bdaae926b3453bf2c32be47ebab338ec62f7a9797c1bb495992a1a765d0fb897ddca2e1539586da787b849d0c511406',
};

test('the signature of the documented vector holds', () => {
  expect(isSigned(signed, serverKey)).toBe(true);
});

test.each([
  ['another order', { order_id: 'INV-2' }],
  ['another code', { status_code: '201' }],
  ['another amount', { gross_amount: '150000' }],
  ['no signature', { signature_key: '' }],
  ['a cut signature', { signature_key: signed.signature_key.slice(0, 64) }],
])('%s breaks it', (_what, changes) => {
  expect(isSigned({ ...signed, ...changes }, serverKey)).toBe(false);
  expect(isSigned(signed, 'SB-Mid-server-other')).toBe(false);
});
