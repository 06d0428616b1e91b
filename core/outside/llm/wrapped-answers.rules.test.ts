import { expect, test } from '@jest/globals';
import { unwrapped } from './wrapped-answers.rules.js';

const answer = 'Kaos polos Rp 75.000 ya Kak.';

test.each([
  ['as it is', answer],
  ['in a code fence', `\`\`\`\n${answer}\n\`\`\``],
  ['in a fence with a language', `\`\`\`text\n${answer}\n\`\`\``],
  ['as JSON', JSON.stringify({ reply: answer })],
  ['as JSON with reasoning', JSON.stringify({ thought: 'Pelanggan bertanya harga.', jawaban: answer })],
  ['as JSON in a fence', `\`\`\`json\n${JSON.stringify({ response: answer }, null, 2)}\n\`\`\``],
  ['as JSON with a message inside', JSON.stringify({ message: { role: 'assistant', content: answer } })],
  ['as a list', JSON.stringify([answer])],
  ['introduced', `Berikut balasan yang bisa Anda kirim:\n\n${answer}`],
  ['introduced with a yes', `Tentu, berikut jawaban untuk pelanggan:\n"${answer}"`],
  ['introduced in English', `Here is the reply you can send:\n${answer}`],
  ['behind a thought', `Pikiran: pelanggan bertanya harga kaos.\nJawaban: ${answer}`],
  ['behind a thought in one line', `Pikiran: pelanggan bertanya harga. Jawaban: ${answer}`],
  ['behind a thought process', `Here is my thought process: the customer asks for a price.\n\n${answer}`],
  ['behind an analysis', `Analisis: pelanggan bertanya harga, saya harus jawab singkat.\n\n${answer}`],
  ['behind an analysis with a label', `Analisis singkat: stok ada.\nJawaban: ${answer}`],
  ['behind words about the customer', `Okay, the customer is asking for 2.500 grams. I should answer.\n\n${answer}`],
  ['behind the instruction', `System: You are a sales assistant.\n\n${answer}`],
  ['in two versions', `Versi singkat: ${answer}\nVersi lengkap: Halo Kak, kaos polos kami Rp 75.000, bahannya katun.`],
  ['with a command of Qwen', `${answer} /no_think`],
  ['in quotation marks', `“${answer}”`],
])('%s', (_, text) => {
  expect(unwrapped(text)).toBe(answer);
});

test.each([
  'Berikut harga kaos kami:\n- Polos 75rb',
  'Ini pesanan Kakak: 2 kaos polos.',
  'Kata admin "siap kirim" ya Kak "besok"',
  '{nama} belum diisi Kak',
  'Analisisnya nanti ya Kak',
  // goods and services whose names look like reasoning
  'Analisis kulit gratis di klinik kami Kak. Mau dijadwalkan hari apa?',
  'Analisa laporan keuangan mulai Rp 500.000 per bulan Kak, mau dibantu?',
  'Analisis kulit wajah: gratis untuk pasien baru Kak',
  'Analisis: gratis cek kulit.\n\nMau datang kapan Kak?',
  'Mikir dulu boleh kok Kak. Kami tunggu kabarnya ya.',
  'Penalaran Umum UTBK ready Kak, harganya Rp 85.000.',
  'Pikiran Rakyat edisi hari ini habis Kak.',
  'Pikiran tenang pakai lilin aromaterapi kami Kak: Rp 45.000, wangi lavender.',
  'Pemikiran desain minimalis: cocok untuk kamar kecil Kak. Harganya Rp 450.000.',
  'Pelanggan menanyakan itu juga biasanya Kak: bahannya adem.',
  'This customer is the first buyer: free tote bag!',
  'Here is my analysis of your skin: it looks dry, Kak.',
  // two versions of a service with two prices
  'Versi singkat: Rp 150.000 (2 jam)\nVersi lengkap: Rp 300.000 (1 hari)',
  'Versi santai: kaos Rp 75.000\nVersi formal: kemeja Rp 150.000',
  // questions of a design shop
  'Desain sudah selesai. Mau direvisi drafnya Kak?',
  'Undangannya sudah kami buat Kak. Apakah ada yang ingin direvisi dari draf undangannya?',
  'Saya akan cek hasil alat tesnya dulu Kak.\n\nNanti dikabari ya.',
  // a shop's own notes and labels
  'Kaosnya ready.\n\nCatatan: ikuti instruksi pencucian di label ya Kak.',
  'Sistem: pre-order 7 hari.\n\nMau pesan berapa Kak?',
  'System: Windows 11 Home, RAM 8GB.\n\nReady Kak.',
  'Rencana: kirim Senin pagi.\nPesan: 2 kaos hitam.',
  'Ini pesan kartunya: Selamat ulang tahun Ibu!',
])('%s stays', (text) => {
  expect(unwrapped(text)).toBe(text);
});

test('nothing but reasoning leaves nothing', () => {
  expect(unwrapped('Here is my thought process: the customer wants a discount.')).toBe('');
  expect(unwrapped('Analisis: pelanggan bertanya harga, saya harus jawab 75 ribu.')).toBe('');
});

test('JSON of any depth is read without harm', () => {
  const deep = `${'['.repeat(5_000)}"x"${']'.repeat(5_000)}`;
  expect(unwrapped(deep)).toBe(deep);
});
