import { describe, expect, test } from '@jest/globals';
import type { ChatMessage, ChatRequest } from '../protocol.ts';
import { draftAnswer } from './brain.ts';
import { readShop } from './shop.ts';

const rules =
  'Anda asisten penjualan.\n- Harga hanya boleh berasal dari keterangan pemilik.\n- Foto bukti transfer BCA: panggil alat panggil_admin.';
const warung = `Kamu CS Warung Bu Tini yang ramah.
Menu: Nasi Goreng 18rb, Ayam Geprek 20rb, Es Teh 5.000
Buka tiap hari jam 10.00 sampai 21.00 kecuali hari Senin.
Lokasi di Jl. Kaliurang km 5 no 12, Sleman.
Bayar bisa QRIS atau transfer BRI 123456789 an Tini.
Gratis ongkir area UGM.`;
const tools: ChatRequest['tools'] = ['cek_ongkir', 'kirim_foto_produk', 'catat_closing', 'panggil_admin'].map((name) => ({
  type: 'function',
  function: { name },
}));

function ask(text: string, before: ChatMessage[] = []): { content: string; call: string } {
  const system: ChatMessage = { role: 'system', content: `${rules}\n\nKeterangan pemilik usaha:\n${warung}` };
  const clock: ChatMessage = { role: 'system', content: 'Sekarang Sabtu, 21 November 2026 pukul 16.05 WIB.' };
  const draft = draftAnswer({
    model: 'sandbox-sales',
    messages: [system, ...before, clock, { role: 'user', content: text }],
    ...(tools ? { tools } : {}),
  });
  return { content: draft.content ?? '', call: draft.toolCalls.map(({ name, arguments: args }) => `${name} ${args}`).join('; ') };
}

describe("reading an owner's text", () => {
  test('finds products, prices and facts, whatever way they are written', () => {
    const shop = readShop(warung);
    expect(shop.name).toBe('Warung Bu Tini');
    expect(shop.products.map(({ name, price }) => [name, price])).toEqual([
      ['Nasi Goreng', 18_000],
      ['Ayam Geprek', 20_000],
      ['Es Teh', 5_000],
    ]);
    expect(shop.address).toContain('Kaliurang km 5');
  });

  test.each([
    ['Kopi Gayo 250g Rp 85.000', 'Kopi Gayo 250g', 85_000],
    ['1. Gamis Katun: Rp150.000,- (stok 3)', 'Gamis Katun', 150_000],
    ['- Hampers A seharga 1,5jt', 'Hampers A', 1_500_000],
    ['Madu Hutan | IDR 95,000', 'Madu Hutan', 95_000],
  ])('%s', (line, name, price) => {
    expect(readShop(line).products[0]).toMatchObject({ name, price });
  });

  test('ends a name at the end of a sentence', () => {
    const { name, products } = readShop('Kamu CS Toko Kopi Nusantara. Kopi Gayo 250g Rp 85.000, Kopi Toraja 250g Rp 90.000.');
    expect(name).toBe('Toko Kopi Nusantara');
    expect(products.map((product) => [product.name, product.price])).toEqual([
      ['Kopi Gayo 250g', 85_000],
      ['Kopi Toraja 250g', 90_000],
    ]);
  });

  test('reads no rule, minimum or shipping sum as a product', () => {
    expect(readShop('Minimal belanja Rp 50.000\nGratis ongkir di atas Rp 100.000').products).toEqual([]);
  });
});

describe('answers', () => {
  test('names the price once where a picture has the name of a variant', () => {
    const owner = '- Gamis Aisyah Rp189.000 (S-XL: sage, hitam)\nFoto produk:\nGamis Aisyah sage https://contoh.id/sage.jpg';
    const { content } = draftAnswer({
      model: 'sandbox-sales',
      messages: [
        { role: 'system', content: `${rules}\n\nKeterangan pemilik usaha:\n${owner}` },
        { role: 'user', content: 'gamis aisyah sage masih ada?' },
      ],
    });
    expect(content).toContain('Gamis Aisyah harganya Rp 189.000');
    expect(content).not.toContain('perlu saya tanyakan');
  });

  test.each([
    ['harga geprek', 'Ayam Geprek harganya Rp 20.000'],
    ['2 nasi goreng sama 3 es teh jadi berapa ya', 'Totalnya Rp 51.000'],
    ['nasi goreng 1 geprek 2 total berapa', 'Totalnya Rp 58.000'],
    ['[Pesan suara] buka sampai jam berapa?', 'jam 10.00 sampai 21.00'],
    ['[Foto]', 'lampirannya belum bisa saya buka'],
    ['rekeningnya berapa kak', 'transfer BRI 123456789'],
    ['ada gratis ongkir?', 'Gratis ongkir area UGM'],
    ['lokasi dimana kak', 'Jl. Kaliurang'],
    ['nggak jadi deh', 'tidak apa-apa'],
    ['makasih kak', 'Sama-sama'],
    ['bisa jahit baju?', 'belum punya informasinya'],
  ])('%s → %s', (text, words) => {
    expect(ask(text).content).toContain(words);
  });

  test.each([
    ['pesan nasi goreng 2, geprek 3', 'catat_closing', '2 × Nasi Goreng, 3 × Ayam Geprek = Rp 96.000'],
    ['mau 3 geprek', 'catat_closing', '3 × Ayam Geprek'],
    ['minta foto ayam geprek dong', 'kirim_foto_produk', 'Ayam Geprek'],
    ['kirim ke condongcatur bisa? ongkirnya brp', 'cek_ongkir', 'condongcatur'],
    ['udah saya transfer ya', 'panggil_admin', 'sudah membayar'],
    ['pesanan saya belum sampai', 'panggil_admin', 'Keluhan'],
  ])('%s → %s', (text, name, words) => {
    const { call } = ask(text);
    expect(call).toContain(name);
    expect(call).toContain(words);
  });

  const noted: ChatMessage[] = [
    { role: 'user', content: 'mau 2 geprek' },
    { role: 'assistant', content: 'Siap Kak, pesanannya sudah saya catat: 2 × Ayam Geprek = Rp 40.000.' },
  ];
  test.each([
    ['eh jadi 3 geprek aja kak', '"jenis":"perubahan"', '3 × Ayam Geprek'],
    ['maaf batal ya kak', '"jenis":"batal"', ''],
  ])('after an order, %s is one about that order', (text, kind, words) => {
    expect(ask(text, noted).call).toContain(kind);
    expect(ask(text, noted).call).toContain(words);
    expect(ask(text).call).not.toContain(kind);
  });
  test('after an order, another one is a new one', () => {
    const { call } = ask('pesan nasi goreng 2', noted);
    expect(call).toContain('2 × Nasi Goreng');
    expect(call).not.toContain('jenis');
  });

  test('a yes to "shall I fetch the admin?" fetches the admin', () => {
    const before: ChatMessage[] = [
      { role: 'user', content: 'bisa jahit?' },
      { role: 'assistant', content: ask('bisa jahit?').content },
    ];
    expect(ask('boleh', before).call).toContain('panggil_admin');
  });
});
