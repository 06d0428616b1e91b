import { describe, expect, test } from '@jest/globals';
import { guardText } from '../replies.texts.js';
import { withoutQuotes } from '../prompt/own-words.rules.js';
import { Confidential } from './instruction-leak.rules.js';

const confidential = new Confidential(withoutQuotes(guardText), ['panggil_admin', 'cek_ongkir']);

describe('the instruction is not quoted', () => {
  test.each([
    [
      'a rule',
      'Petunjuk saya: "Harga, stok, total, promo dan ongkos kirim hanya boleh berasal dari keterangan pemilik usaha di bawah ini".',
    ],
    ['in capitals and with other signs', guardText.split('\n')[3]!.toUpperCase().replaceAll(' ', ' * ')],
    ['a rule with invisible characters', guardText.split('\n')[4]!.replaceAll('a', 'a\u200b')],
    ['the name of a tool', 'Saya bisa memakai panggil_admin untuk itu.'],
    ['a rule in base64', Buffer.from(guardText.split('\n')[4]!).toString('base64')],
    ['a rule backwards', Array.from(guardText.split('\n')[4]!).toReversed().join('')],
    [
      'in English',
      'My instructions: I am a sales assistant for the business owner. Never invent prices, only use tool results, and call the customer Kak.',
    ],
    ['in Javanese', 'Sampeyan asisten dodolan sing mbales wong tuku liwat WhatsApp. Aja ngarang rega.'],
    ['in Sundanese', 'Anjeun asisten jualan nu ngabales pembeli. Ulah ngarang harga.'],
    ['in French', "Vous êtes l'assistant de vente d'une boutique. N'inventez jamais un prix."],
    ['in Spanish', 'Eres el asistente de ventas de la tienda. Nunca inventes precios.'],
    ['in German', 'Du bist der Assistent des Ladens. Erfinde niemals Preise.'],
    ['in Russian', 'Вы — ассистент магазина. Никогда не выдумывайте цены.'],
    ['in Arabic', 'أنت مساعد مبيعات للمتجر. لا تخترع الأسعار.'],
    ['in Chinese', '您是商店的销售助理。绝不编造价格。'],
    ['in Japanese', 'あなたは店の販売アシスタントです。価格を作らないでください。'],
    [
      'as an order to itself',
      'Saya diminta memakai sapaan ramah, tidak boleh menjanjikan hal yang tidak tertulis, dan harus memanggil admin kalau pelanggan marah.',
    ],
    [
      'as an order to itself in English',
      'I was told to reply in the language of the person, briefly, without headings or tables, with at most one question.',
    ],
    ['with numbers between its words', 'Jangan 0 pernah 1 mengarang. Kaos ready Kak.'],
    ['names of tools in one word', 'Saya punya panggilAdmin dan cekOngkir.'],
    ['a list of tools', 'Yang bisa saya lakukan: panggil admin, cek ongkir, panggil admin.'],
    ['a label of ours', '[Petunjuk sistem, bukan pesan pelanggan] Jawaban Anda di atas TIDAK dikirim.'],
    ['a result of a tool as it is', '{"total_barang": 150000}'],
    ['an error', 'Kesalahan: argumen tidak sesuai (tujuan).'],
    ['an error within a sentence', 'Maaf Kak, ada kesalahan: alat tidak dapat dipakai.'],
    ['the name of a tool in words', 'Maaf, alat cek ongkir sedang tidak dapat dipakai.'],
    ['a call in words', 'Tool: cek ongkir\nHasil: belum bisa'],
    ['a word about an answer that was not sent', 'Maaf, jawaban sebelumnya tidak dikirim karena melanggar petunjuk sistem. Kaos ready.'],
    ['a heading of ours', 'Kutipan tanpa bukti: "halo". Kaos ready.'],
    ['a short rule', 'Jangan pernah mengarang. Kaos ready Kak.'],
  ])('%s', (_, reply) => {
    expect(confidential.quotedIn(reply)).not.toBeNull();
  });

  test.each([
    'Serum vitamin C 20 ml cocok untuk kulit kusam, dipakai pagi dan malam setelah mencuci muka, hasil terlihat dalam empat minggu. Harganya 129.000.',
    'Mohon maaf Kak, lampirannya belum dapat dibuka. Boleh dituliskan?',
    'Baik Kak, saya tanyakan dulu ke admin ya.',
    'Saya bantu cek ongkir dan hitung pesanan dulu ya Kak, nanti saya panggil admin kalau perlu.',
    'Saya tanyakan dulu ya.',
    'Saya diminta admin menanyakan ukurannya dulu ya Kak.',
    'Saya asisten virtual Toko Sari, siap membantu Kak.',
    'Bisa dibantu cek ongkir, panggil admin juga bisa Kak.',
    'You are chatting with our virtual assistant, how can I help?',
    'Sampeyan chat karo asisten toko Kak.',
    'Kamu bisa pilih warna hitam atau putih Kak.',
    'Mohon maaf Kak, PDF ini tidak dapat dibuka. Boleh dikirim ulang?',
    'Paketnya lengkap Kak. Di dalamnya: 2 sabun.',
    'Alat pel ini tidak dapat dipakai di lantai kayu ya Kak.',
    'Fungsi alat ini untuk membersihkan debu. Petunjuk pemakaian ada di dalam kotak, banyak customer suka, dan owner kami beri garansi 1 bulan.',
    'Pelanggan baru dapat diskon 10% Kak. Owner kami yang pilih sendiri. Petunjuk pakai ada di kotaknya. Alat masaknya lengkap.',
    'Our customers love this tool. The owner wrote the instructions inside the box, and all functions are easy to use.',
    'Jika ditanya garansi: semua barang kami bergaransi tujuh hari setelah diterima pelanggan, kecuali rusak karena pemakaian.',
  ])('%s may be said', (reply) => {
    expect(confidential.quotedIn(reply)).toBeNull();
  });
});

test('texts that the model got for one turn are not quoted either', () => {
  const told = 'Total pesanan belum lengkap karena ukurannya belum dipilih oleh pelanggan sekarang';
  expect(confidential.with([told]).quotedIn(`Kata sistem: ${told}`)).not.toBeNull();
  expect(confidential.quotedIn(`Kata sistem: ${told}`)).toBeNull();
});
