import { describe, expect, test } from '@jest/globals';
import type { proto } from 'baileys';
import { labelOfContent, money, placeText, productText } from './message-labels.js';

/*
 * Labels that show messages without a text to the owner and the model. every-kind.test.ts checks that each kind has
 * one.
 */

describe('an amount', () => {
  test.each<[number | null, string | null, string | null]>([
    [150_000_000, 'IDR', 'Rp 150.000'],
    [1_234_500, 'USD', 'USD 1.234,5'],
    [1_234_500, null, '1.234,5'],
    [0, 'IDR', null],
    [-1_000, 'IDR', null],
    [null, 'IDR', null],
  ])('of %s thousandths in %s is %s', (amount1000, currency, shown) => {
    expect(money(amount1000, currency)).toBe(shown);
  });
});

describe('a place', () => {
  test.each<[proto.Message.ILocationMessage, string]>([
    [{ degreesLatitude: 90, degreesLongitude: -180 }, 'Lokasi: (90, -180)\nhttps://maps.google.com/?q=90,-180'],
    [{ degreesLatitude: 90.1, degreesLongitude: 0 }, 'Lokasi: (90.1, 0)'],
    [{ degreesLatitude: -90.1, degreesLongitude: 0 }, 'Lokasi: (-90.1, 0)'],
    [{ degreesLatitude: 0, degreesLongitude: 180.1 }, 'Lokasi: (0, 180.1)'],
    [{ name: 'Toko', address: 'Jl. Mawar 1' }, 'Lokasi: Toko, Jl. Mawar 1 (0, 0)\nhttps://maps.google.com/?q=0,0'],
  ])('%j has a link where it is on a map', (place, text) => {
    expect(placeText(place)).toBe(text);
  });
});

test.each<[string, proto.Message.ProductMessage.IProductSnapshot, string]>([
  ['has its price', { priceAmount1000: 50_000_000 }, 'Rp 50.000'],
  ['that is reduced has both', { priceAmount1000: 50_000_000, salePriceAmount1000: 45_000_000 }, 'Rp 45.000 (harga normal Rp 50.000)'],
  ['whose reduced price is the usual one has it once', { priceAmount1000: 50_000_000, salePriceAmount1000: 50_000_000 }, 'Rp 50.000'],
  ['without a price has none', { title: 'Gamis' }, 'Gamis'],
])('a product %s', (_what, product, text) => {
  expect(productText({ product: { currencyCode: 'IDR', ...product } })).toBe(`Produk katalog: ${text}`);
});

const at = 1_700_000_000;
const time = '15 Nov 2023, 05.13 WIB';
test.each<[string, proto.IMessage, string | undefined]>([
  ['an event that was cancelled', { eventMessage: { name: 'Bazar', isCanceled: true } }, 'Acara dibatalkan: Bazar'],
  ['an event with an end', { eventMessage: { name: 'Bazar', startTime: at, endTime: at } }, `Acara: Bazar (${time} sampai ${time})`],
  ['an event at no time', { eventMessage: { name: 'Bazar', startTime: -1, endTime: 9e15 } }, 'Acara: Bazar'],
  [
    'a planned call',
    { scheduledCallCreationMessage: { title: 'Ukuran', scheduledTimestampMs: at * 1_000 } },
    `Panggilan terjadwal: Ukuran (${time})`,
  ],
  ['a call that was missed', { callLogMesssage: { callOutcome: 1, isVideo: false } }, 'Panggilan suara tak terjawab'],
  ['a missed call of an unknown kind', { callLogMesssage: { callOutcome: 1 } }, 'Panggilan tak terjawab'],
  ['a call that was answered', { callLogMesssage: { callOutcome: 0, isVideo: true } }, 'Panggilan.'],
  ['an empty order', { orderMessage: {} }, 'Pesanan katalog: 0 barang'],
  [
    'an order with all that it says',
    { orderMessage: { itemCount: 3, orderTitle: 'Kopi', message: 'segera ya', totalAmount1000: 90_000_000, totalCurrencyCode: 'IDR' } },
    'Pesanan katalog: 3 barang · Kopi · segera ya · total Rp 90.000',
  ],
  [
    'an amount without a unit',
    { requestPaymentMessage: { amount: { value: 50_000, currencyCode: 'IDR' } } },
    'Permintaan pembayaran Rp 50.000',
  ],
  ['an invitation to pay here', { paymentInviteMessage: {} }, 'Undangan memakai pembayaran WhatsApp.'],
  ['a bill', { invoiceMessage: { note: 'DP kaos' } }, 'Tagihan: DP kaos'],
  [
    'a result of a poll',
    { pollResultSnapshotMessage: { name: 'Warna?', pollVotes: [{ optionName: 'merah' }] } },
    'Hasil polling: Warna? (merah: 0)',
  ],
  ['stickers', { stickerPackMessage: { name: 'Kucing', caption: 'lucu' } }, 'Paket stiker: Kucing lucu'],
  ['a broadcast call without words', { bcallMessage: { sessionId: 'x' } }, 'Pesan jenis ini belum dapat dibaca di sini. Buka di HP.'],
  ['an announcement of an album', { albumMessage: {}, messageContextInfo: {} }, undefined],
])('%s is %s', (_what, content, body) => {
  expect(labelOfContent(content)?.body).toBe(body);
});

test.each<[string, proto.IMessage, string]>([
  ['a missed call', { callLogMesssage: { callOutcome: 1 } }, 'call'],
  ['an answered call', { callLogMesssage: { callOutcome: 0 } }, 'other'],
  ['a place', { locationMessage: {} }, 'location'],
  ['a live place', { liveLocationMessage: {} }, 'location'],
  ['contacts', { contactsArrayMessage: { contacts: [{ displayName: 'Ani' }] } }, 'contact'],
  ['a product', { productMessage: { product: { title: 'Gamis' } } }, 'order'],
  ['an order', { orderMessage: {} }, 'order'],
])('%s is of the kind that the panel shows it as', (_what, content, kind) => {
  expect(labelOfContent(content)?.kind).toBe(kind);
});
