/**
 * All texts of the landing page. The operator can set the number of users and the testimonials without a build. It
 * imports nothing, because the landing page's document would load the imports too.
 */
export const landingContent = {
  title: 'Whatsapp Bot AI – Asisten penjualan WhatsApp yang menjawab 24 jam',
  description:
    'Bot AI menjawab pelanggan WhatsApp Anda 24 jam, cek ongkir otomatis, follow-up bertahap, dan memanggil Anda saat diperlukan. Coba gratis 1 hari.',
  hero: {
    heading: 'Pelanggan chat tengah malam. Bot Anda yang menjawab.',
    text: 'AI membalas chat WhatsApp usaha Anda 24 jam: menjawab harga, mengirim foto produk, menghitung ongkir, dan memanggil Anda saat pelanggan siap membeli.',
    promise: 'Gratis 1 hari, 30 balasan AI. Tanpa kartu kredit.',
  },
  demo: [
    { side: 'left', body: 'Kak, gamis navy ukuran L masih ada?', time: '23.41' },
    { side: 'right', body: 'Masih ada, Kak 😊 Gamis navy L Rp 189.000. Mau saya kirim fotonya?', time: '23.41' },
    { side: 'left', body: 'Boleh. Ongkir ke Cimahi berapa?', time: '23.42' },
    {
      side: 'right',
      body: 'Ke Cimahi Selatan JNE REG Rp 11.000, 1–2 hari. Totalnya Rp 200.000. Mau saya catat pesanannya?',
      time: '23.42',
    },
    { side: 'left', body: 'Iya, catat ya Kak', time: '23.43' },
    { side: 'right', body: 'Siap, Kak 🙏 Pesanannya sudah saya catat.', time: '23.43' },
  ],
  /** Timeline of one night, beside the sample conversation on wide screens. */
  hoursLabel: 'Satu malam di toko Anda',
  hours: [
    { time: '23.41', text: 'Pelanggan bertanya, bot menjawab', by: 'bot' },
    { time: '23.42', text: 'Ongkir ke Cimahi dihitung', by: 'bot' },
    { time: '23.43', text: 'Pesanan dicatat, Anda dikabari', by: 'bot' },
    { time: '05.58', text: 'Dewi ingin bicara dengan Anda', by: 'owner' },
    { time: '06.12', text: 'Anda bangun, hasilnya sudah ada', by: 'owner' },
  ],
  /**
   * Notifications that the owner finds in the morning: a closing and a waiting customer. The closing has the same
   * text as the message to the notification number.
   */
  morning: {
    clock: '06.12',
    greeting: 'Selamat pagi',
    notices: [
      { time: '23.43', title: 'Closing dari Ratna', text: 'Gamis navy L, kirim ke Cimahi (Rp 200.000)', tone: 'bot' },
      { time: '05.58', title: 'Dewi: Minta bicara dengan Anda', text: 'Mau pesan partai, tanya harga khusus.', tone: 'owner' },
    ],
  },
  /** Fictional shops to try out. The knowledge of their bots is on the server (`sample-shops.texts.ts`). */
  tryOut: {
    title: 'Tanyai botnya, sekarang juga',
    intro: 'Tiga usaha contoh, dijawab AI yang sama yang akan menjawab pelanggan Anda. Tanpa daftar.',
    note: 'Chat ini tidak kami simpan. AI bisa keliru; bot Anda sendiri menjawab dari harga dan aturan yang Anda tulis.',
    waiting: 'Bot sedang mengetik…',
    failed: 'Jawaban tidak sampai. Periksa koneksi Anda, lalu coba lagi.',
    shops: [
      {
        id: 'fashion',
        name: 'Busana muslim',
        questions: ['Kak, gamis navy ukuran L masih ada?', 'Kalau beli sama khimarnya jadi berapa?', 'Bisa tukar ukuran?'],
      },
      {
        id: 'kuliner',
        name: 'Kue dan katering',
        questions: ['Nastar satu toples berapa?', 'Bisa pesan 30 nasi kotak untuk lusa?', 'Ada yang tanpa gluten?'],
      },
      {
        id: 'jasa',
        name: 'Servis AC',
        questions: ['Cuci AC 1 PK berapa, Kak?', 'AC saya tidak dingin, kenapa ya?', 'Besok pagi bisa datang?'],
      },
    ],
    greeting: {
      fashion: 'Halo Kak, selamat datang di Rumah Gamis Contoh 😊 Ada yang bisa Naya bantu?',
      kuliner: 'Halo Kak, Dapur Kue Contoh di sini. Mau pesan kue kering atau nasi kotak?',
      jasa: 'Selamat datang di Servis AC Contoh, Kak. Ada keluhan apa dengan AC-nya?',
    },
  },
  panel: {
    title: 'Semua terlihat, dari HP Anda',
    intro: 'Bukan gambar rekaan: inilah panelnya.',
    chat: 'Chat di panel pada HP: pertanyaan pelanggan di kiri, jawaban bot di kanan',
    dashboard: 'Dashboard panel: keadaan bot, siapa yang menunggu, pesan hari ini, dan sisa balasan AI',
    points: [
      { by: 'bot', title: 'Apakah bot saya hidup?', text: 'Keadaan bot, nomornya, dan pesan terakhir ada di baris pertama.' },
      {
        by: 'owner',
        title: 'Siapa yang membutuhkan saya?',
        text: 'Pelanggan yang menunggu Anda disebut, dengan satu ketukan ke chatnya.',
      },
      { by: 'bot', title: 'Tinggal berapa?', text: 'Sisa balasan dan sisa hari selalu terlihat, tanpa perlu menghitung.' },
    ],
  },
  closing: {
    title: 'Malam ini, biar bot yang menjawab.',
    text: 'Daftar, hubungkan nomor, ceritakan usaha Anda. Besok pagi Anda tinggal membaca hasilnya.',
  },
  /** `by`: whether the bot or the owner does it. */
  features: [
    { icon: 'clock', by: 'bot', title: 'Selalu aktif 24/7', text: 'Setiap pelanggan dijawab dalam hitungan detik, juga saat Anda tidur.' },
    { icon: 'repeat', by: 'bot', title: 'Follow-up bertahap', text: 'Pelanggan yang diam disapa lagi di hari 1, 2, dan 3. Tanpa batas.' },
    { icon: 'truck', by: 'bot', title: 'Cek ongkir otomatis', text: 'Ongkos kirim dihitung dari kecamatan Anda, langsung di dalam chat.' },
    { icon: 'image', by: 'bot', title: 'Mengerti foto', text: 'Pelanggan mengirim gambar produk, bot tahu apa yang dimaksud.' },
    { icon: 'mic', by: 'bot', title: 'Mengerti voice chat', text: 'Pesan suara didengarkan dan dijawab seperti pesan biasa.' },
    { icon: 'hand', by: 'owner', title: 'Ambil alih kapan saja', text: 'Tulis sendiri dari panel atau HP. Bot langsung diam.' },
    { icon: 'bell', by: 'bot', title: 'Notifikasi closing', text: 'Anda dikabari lewat WhatsApp begitu ada pelanggan yang jadi membeli.' },
    { icon: 'ban', by: 'owner', title: 'Blacklist nomor', text: 'Keluarga, karyawan, dan pemasok tidak dibalas oleh AI.' },
    { icon: 'users', by: 'bot', title: 'Tanpa batas kontak', text: 'Pengguna aktif, follow-up, dan kontak tidak dibatasi.' },
  ],
  steps: [
    { art: 'phone', title: 'Daftar dan scan QR', text: 'Buat akun, lalu hubungkan nomor WhatsApp usaha Anda dengan satu kali scan.' },
    { art: 'book', title: 'Atur alur balasan', text: 'Ceritakan usaha, harga, dan cara order dengan bahasa Anda sendiri.' },
    { art: 'stall', title: 'Bot siap melayani', text: 'Bot membalas semua chat. Anda memantau dari panel kapan saja.' },
  ],
  testimonials: [
    { name: 'Rina, toko busana muslim', quote: 'Biasanya chat malam baru saya balas besok pagi. Sekarang malam pun ada yang order.' },
    { name: 'Dimas, jasa servis AC', quote: 'Pelanggan langsung dapat harga dan jadwal. Saya tinggal berangkat.' },
    { name: 'Yuli, kue kering rumahan', quote: 'Follow-up otomatisnya membuat pembeli lama kembali memesan. Saya cukup cek panel.' },
  ],
  screenshots: [
    {
      caption: 'Chat pemilik toko kepada tim kami',
      lines: [
        { side: 'left', body: 'Min, semalam ada 7 orderan masuk pas saya tidur 😭🙏', time: '06.12' },
        { side: 'left', body: 'Ongkirnya juga dihitung benar semua', time: '06.12' },
        { side: 'right', body: 'Alhamdulillah, ikut senang Kak 🎉', time: '06.30' },
      ],
    },
    {
      caption: 'Chat penyedia jasa kepada tim kami',
      lines: [
        { side: 'left', body: 'Follow-up hari ke-2 manjur Kak, yang tadinya diam jadi deal', time: '14.05' },
        { side: 'right', body: 'Mantap, Kak! Pesannya dari AI atau ditulis sendiri?', time: '14.06' },
        { side: 'left', body: 'Dari AI. Bahasanya sopan, pas', time: '14.07' },
      ],
    },
  ],
  assurances: [
    { title: 'Tanpa kartu kredit', text: 'Daftar dengan email Gmail dan langsung mencoba.' },
    { title: 'Tidak diperpanjang otomatis', text: 'Anda memilih sendiri kapan membeli paket berikutnya.' },
    { title: 'Nomor tetap milik Anda', text: 'Hentikan bot dari panel, atau putuskan dari HP, kapan saja.' },
    { title: 'Data Anda dapat dihapus', text: 'Satu tombol di Pengaturan menghapus akun dan data pribadi.' },
  ],
  questions: [
    {
      question: 'Apakah saya harus mengganti nomor WhatsApp?',
      answer: 'Tidak. Nomor yang Anda pakai sekarang dihubungkan seperti WhatsApp Web, dan HP Anda tetap dapat dipakai.',
    },
    {
      question: 'Bagaimana kalau bot tidak tahu jawabannya?',
      answer:
        'Bot tidak mengarang harga atau stok. Ia bertanya kepada Anda lewat nomor notifikasi dan panel, lalu dapat meneruskan jawaban Anda kepada pelanggan.',
    },
    {
      question: 'Apa yang dihitung sebagai satu balasan?',
      answer: '1 balasan = 1 kali bot menjawab, walau beberapa pesan. Follow-up tidak dihitung.',
    },
    {
      question: 'Apakah ada risiko bagi nomor saya?',
      answer:
        'Bot terhubung seperti WhatsApp Web, bukan layanan resmi WhatsApp Business API. Pakailah nomor usaha, jangan mengirim pesan massal, dan pahami bahwa WhatsApp dapat membatasi nomor kapan saja.',
    },
    {
      question: 'Bagaimana setelah masa coba selesai?',
      answer: 'Pilih paket di halaman Paket Langganan, mulai Rp\u00a050.000 per bulan. Tanpa perpanjangan otomatis.',
    },
  ],
  greeting: 'Halo, saya ingin tahu lebih banyak tentang Whatsapp Bot AI.',
} as const;
