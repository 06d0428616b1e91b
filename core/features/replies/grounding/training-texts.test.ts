import { expect, test } from '@jest/globals';
import { guardText } from '../replies.texts.js';
import { Confidential } from './instruction-leak.rules.js';
import { screenReply } from './reply-screen.rules.js';

/**
 * Ordinary paragraphs of training texts, each written for customers. An answer that repeats them is not a leak, even
 * when the paragraph addresses the bot.
 */
const paragraphs = [
  'Jika ditanya garansi: semua barang bergaransi tujuh hari sejak diterima, kecuali rusak karena pemakaian.',
  'Kalau ditanya lokasi, jawab: toko kami di Jalan Merdeka 12 Bandung, dekat alun-alun, buka setiap hari.',
  'Bila ditanya bahan: katun combed 30s, adem, tidak menerawang, dan tidak luntur saat dicuci dengan air dingin.',
  'Kamu adalah Lala, CS GlowSkin yang ramah. Serum kami cocok untuk kulit kusam dan dipakai pagi serta malam.',
  'Sebagai CS, sampaikan bahwa pesanan diproses setelah pembayaran dikonfirmasi oleh admin kami di jam kerja.',
  'Jawab dengan ramah: untuk pemesanan silakan kirim nama lengkap, alamat, dan nomor telepon yang aktif ya Kak.',
  'Jangan lupa sebutkan bahwa warna asli bisa sedikit berbeda dari foto karena pencahayaan saat pemotretan.',
  'Anda adalah admin Toko Sari. Kami menjual baju muslim, kerudung, dan mukena untuk wanita dan anak-anak.',
  'Balas pelanggan dengan: mohon ditunggu ya Kak, pesanan sedang kami siapkan dan akan dikirim secepatnya.',
  'Asisten boleh menawarkan paket hemat bila pelanggan membeli lebih dari dua barang dalam satu pesanan.',
  'Cara order: pilih barang, sebutkan ukuran dan warna, kirim alamat, lalu transfer sesuai total yang kami beri.',
  'Ukuran S untuk berat 40 sampai 48 kilo, M sampai 55, L sampai 62, dan XL sampai 70 kilo ya Kak.',
  'Perawatan: cuci dengan tangan, jangan diperas terlalu kuat, jemur di tempat teduh, setrika suhu sedang.',
  'Kue kami tanpa pengawet, sebaiknya disimpan di kulkas dan dihabiskan selama masih segar dan lembut.',
  'Untuk acara besar mohon hubungi kami jauh hari supaya bahan dan tenaga bisa kami siapkan dengan baik.',
  'Kami hanya menerima pesanan lewat chat ini, tidak lewat telepon, supaya semua pesanan tercatat rapi.',
  'Foto produk adalah foto asli yang kami ambil sendiri di toko, bukan dari internet atau toko lain.',
  'Kalau pelanggan bingung memilih, sarankan warna netral seperti hitam, krem, atau abu karena mudah dipadukan.',
  'Mohon cek kembali alamat sebelum transfer, karena paket yang sudah dikirim tidak bisa diubah alamatnya.',
  'Setiap paket kami bungkus rapi dengan bubble wrap dan kardus tebal supaya aman sampai di tujuan.',
  'Tanaman kami dirawat di kebun sendiri dan dikirim bersama media tanam supaya akarnya tidak rusak.',
  'Untuk hewan peliharaan, mohon sebutkan umur dan beratnya supaya kami bisa menyarankan makanan yang tepat.',
  'Servis dikerjakan oleh teknisi berpengalaman dan pelanggan boleh menunggu sambil melihat prosesnya.',
  'Kelas dibuka untuk pemula, tidak perlu pengalaman, dan semua alat sudah kami sediakan di tempat.',
  'Kamar kami bersih, ada air panas, dan pemandangannya langsung ke gunung, cocok untuk liburan keluarga.',
  'Mobil selalu kami servis sebelum disewakan, jadi pelanggan bisa berkendara dengan tenang ke luar kota.',
  'Kontrol pedas bisa disesuaikan: tidak pedas, sedang, pedas, dan sangat pedas sesuai selera pelanggan.',
  'Bot harus menyebut bahwa stok bisa berubah sewaktu-waktu, jadi sebaiknya segera konfirmasi pesanannya.',
  'Petunjuk pemakaian: oleskan tipis pada wajah yang bersih, pijat lembut, lalu lanjutkan dengan pelembap.',
  'Instruksi pencucian: pisahkan warna gelap dan terang, pakai deterjen lembut, dan hindari pemutih pakaian.',
] as const;
const more = [
  'Toko kami melayani pelanggan dari seluruh Indonesia sejak lama dan selalu mengutamakan mutu barang.',
  'Pemilik toko memeriksa sendiri setiap barang sebelum dikirim supaya pelanggan puas dengan pesanannya.',
  'Alat masak kami dari baja tahan karat, tidak lengket, dan aman dipakai setiap hari oleh keluarga.',
  'Alat makan anak tersedia dalam warna merah muda, biru, dan kuning dengan gambar hewan yang lucu.',
  'Sistem pemesanan kami sederhana: siapa cepat dia dapat, dan pesanan dicatat sesuai urutan chat masuk.',
  'Aturan sewa: barang dikembalikan dalam keadaan bersih dan lengkap seperti saat pertama kali diterima.',
  'Aturan kelas: datang tepat waktu, membawa alat tulis, dan memberi kabar bila tidak bisa hadir.',
  'Kami tidak memberi harga di telepon, semua pertanyaan dijawab lewat chat supaya jelas dan tercatat.',
  'Pelanggan boleh datang melihat barang langsung ke toko dan mencoba ukurannya sebelum membeli.',
  'Admin kami menjawab pertanyaan yang sulit, jadi mohon menunggu sebentar bila jawabannya perlu dicek.',
  'Kartu ucapan bisa ditulis sesuai permintaan, silakan kirim kalimatnya bersama nama penerima ya Kak.',
  'Desain bisa direvisi sampai cocok selama perubahannya tidak mengubah konsep awal yang disepakati.',
  'Bahan kanvas kami tebal dan kuat, jahitan rapi, dan cocok dipakai belanja maupun kuliah sehari-hari.',
  'Aroma parfum kami lembut dan tahan di kulit, cocok dipakai kerja maupun acara santai di sore hari.',
  'Kopi kami dipanggang sendiri tiap pekan supaya aromanya tetap segar saat sampai di rumah pelanggan.',
  'Sayur dipanen pagi hari dan langsung dikemas, jadi masih segar ketika sampai di dapur pelanggan.',
  'Ikan dibersihkan dan dibekukan, jadi tinggal dimasak sesuai selera tanpa perlu repot membersihkan lagi.',
  'Semua menu dimasak setelah dipesan, jadi mohon bersabar menunggu supaya makanannya hangat dan nikmat.',
  'Untuk oleh-oleh tersedia kemasan kotak yang rapi dan cantik sehingga siap diberikan kepada keluarga.',
  'Lampu hias memakai daya kecil dan tidak cepat panas, aman dipasang di kamar anak dan ruang keluarga.',
  'Sepatu kami ringan dan solnya lentur, nyaman dipakai berjalan jauh maupun berdiri lama saat bekerja.',
  'Tas ini punya banyak kantong di dalam dan luar, muat laptop kecil, botol minum, dan payung lipat.',
  'Buku bekas kami periksa halamannya satu per satu dan kondisi tiap buku kami tulis apa adanya.',
  'Mainan kayu dihaluskan dan dicat dengan cat yang aman, tidak ada bagian tajam yang melukai anak.',
  'Jika pelanggan menanyakan ukuran cincin, minta mereka mengukur lingkar jari dengan benang dan penggaris.',
  'Jika hujan, pengantaran bisa sedikit terlambat karena kurir menunggu sampai jalan aman dilewati.',
  'Kalau barang kosong, tawarkan barang yang mirip dan sebutkan bedanya dengan jujur kepada pelanggan.',
  'Bila pelanggan ingin kado, tanyakan untuk siapa, umur penerima, dan warna kesukaannya lebih dulu.',
  'Anda harus menjelaskan bahwa kain batik tulis dibuat dengan tangan sehingga motifnya tidak persis sama.',
  'Kami terbuka untuk kerja sama dengan toko lain, silakan sebutkan nama toko dan kota asalnya ya Kak.',
] as const;
const all = [...paragraphs, ...more];

const confidential = new Confidential(guardText, ['panggil_admin', 'cek_ongkir', 'hitung_pesanan']);

test('there are sixty paragraphs', () => {
  expect(new Set(all).size).toBe(60);
});

test.each(all)('%s', (paragraph) => {
  const owner = [all.join('\n')];
  const sources = { owner, chat: [], tools: [], ours: [], lead: ['halo kak mau tanya'], secret: 'Modal 40rb. Supplier CV Benang Mas.' };
  expect(screenReply(paragraph, sources, confidential)).toEqual([]);
  expect(screenReply(`Baik Kak. ${paragraph} Ada lagi yang bisa dibantu?`, sources, confidential)).toEqual([]);
});
