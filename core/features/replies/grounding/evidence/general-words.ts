import { rootOf } from './plain-words.rules.js';

/** Words of every chat. They state nothing about a shop, or only together with a number that is checked elsewhere. */
const functionWords = `
kak kakak kaka ka kk bun bunda bund bu ibu pak bapak bang mas mbak mba bos boss sis gan min admin say ukhti teh om tante neng aa akang
ya iya y yaa yah oke ok okay siap baik halo hai hi selamat maaf mohon tolong terima makasih terimakasih thanks salam waalaikumsalam assalamualaikum
yang dan atau untuk buat dari dengan di ke pada oleh sebagai agar supaya biar karena soal tentang seperti kayak yaitu adalah ialah artinya berarti jadi menjadi jadinya
ini itu tersebut begitu gitu segitu sini situ sana nya nih tuh dong deh sih kok lho loh kan lah pun
saya aku kami kita kamu anda dia mereka beliau customer pelanggan pembeli
apa ada bisa boleh dapat sudah belum tidak bukan jangan akan mau ingin perlu butuh harus wajib cukup lagi dulu nanti tadi sekarang masih baru
kalau saat ketika selama setelah sesudah sebelum hingga sampai sejak mulai lewat via asal asalkan
jam pukul hari pagi siang sore malam minggu bulan tahun menit detik kemarin tanggal tiap setiap
januari februari maret april mei juni juli agustus september oktober november desember
harga harganya total totalnya subtotal jumlah jumlahnya semuanya hitung hitungan rincian rinciannya per tambah ditambah plus kali x dikurangi kurang sisa sisanya masing
sama saja aja cuma hanya juga lain lainnya yg utk dgn tp tapi namun sedangkan serta lalu terus kemudian sekitar kira paling lebih kurang lebihnya
kena jatuh jatuhnya pas setara sebanyak
pcs pc biji buah unit pack pak box dus botol lembar orang porsi paket kg kilo gram gr g ml liter cm m meter mm gb set lusin kodi loyang ekor batang sak kaleng karung toples cup
rp rupiah ribu rb juta jt persen
belasan puluhan ratusan ribuan jutaan
krn karna dr dlm sblm stlh spy klo kalo jd jg jga sm pd trs pas waktu
lupa tenang aduh waduh yah jujur hehe hihi wkwk yuk monggo mangga punten nuwun nggih njih insya insyaallah allah alhamdulillah kang uda uni mang bosku gaes guys
lama cepat lambat estimasi kurang biasa biasanya normal tinggal coba berupa bentuk setengah seperempat satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sekilo selusin sekali sendiri
`;
/**
 * Words of selling. A reply may use them even when the owner's texts do not contain them, but several of them
 * together show a statement's subject.
 */
const sellingWords = `
beli pesan pesanan order ambil bayar belanja transfer pembayaran pembelian pemesanan kirim dikirim pengiriman
ukuran berat panjang lebar tinggi warna jenis tipe varian model produk barang nama nomor jenisnya pilihan
pungut dipungut dikenakan denda didenda
silakan silahkan boleh minta kasih beri info infonya kabari hubungi chat tanya cek kecamatan kota alamat detail detailnya catat
pakai pake libur tutup selain maksimal minimal sertifikat sertifikasi bersertifikat lantai dalam telepon telp melayani layanan biaya ukur kapasitas jalan khusus atas bawah luar ongkos ongkir kerja pengerjaan pengerjaannya janjian janji ready hemat daftar daftarnya grosir sistem sistemnya kunci tanggung ditanggung bolak balik kembali bahan lingkar dada pinggang potong dipotong persegi memori daya watt gampang mudah exp expired kotor bersih
admin panggil memanggil dipanggil hubungi hubungkan dihubungkan teruskan diteruskan sampaikan disampaikan bantu membantu dibantu foto fotonya gambar pesan suara lampiran lampirannya dokumen terima diterima catat dicatat tulis tuliskan lihat melihat buka asisten otomatis informasi informasinya pertanyaan jawab dijawab respon layani kabari dikabari bukti buktinya chat
bawa jarak jauh dekat
datang balas antri proses diproses pilih cocok banding dibanding berlaku berdasarkan sesuai berikut
isi isinya lengkap sini sebentar sekalian sertakan
betul benar toko jual dewasa mampir singgah selesai nyaman bagus cantik keren mantap praktis
noted rangkum rangkuman rekap siapkan disiapkan kirimkan dikirimkan tercatat
area wilayah daerah syarat syaratnya online
lengkap khusus lunas dilunasi pelunasan termasuk senin selasa rabu kamis jumat sabtu pagi siang sore malam besok lusa`;

const rootsOfList = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, rootOf(word)]);
const empty = new Set(rootsOfList(functionWords));
const general = new Set([...empty, ...rootsOfList(sellingWords)]);

/** True for a word without a meaning of its own. */
export function isEmpty(root: string): boolean {
  return empty.has(root);
}

/** True for a word that any shop may use in an answer. */
export function isGeneral(root: string): boolean {
  return general.has(root);
}

/** Words of questions, which leads write in many forms. */
const asking = `
brp brapa berapa berapaan gmn gimana bagaimana apa apaan apakah mana dimana dmn kemana kapan kpn siapa kenapa knp adakah bs bsa gk ga ngga g ndak kh sy gw gue lu td tar ntar
bgt banget dl sm aj bgtu kyk klw kl jd jdi jadinya jg udh blm sdh hrs bwt pd tgl jln skrg skrng dr krn trs trus bnr bener beneran emang memang misal misalnya contoh
mau pengen pgn mo nanya tau tahu liat lihat minat tertarik info list daftar harga hrg brang rek norek rekening transfer tf trf ongkir ongkirnya toko tokonya stok ready garansi diskon promo cod
nyari cari rencana pesen mesen order beli ambil kirim dikirim nyampe sampe dong donk gak yg
`;
const ofQuestions = new Set(rootsOfList(asking));

export function isAsking(root: string): boolean {
  return general.has(root) || ofQuestions.has(root);
}

/** True for a word that claims nothing by itself. "Aman" is one: in "Aman Kak, dikirim dengan asuransi" the claim comes after it. */
export function isYes(root: string): boolean {
  return isGeneral(root) || root === 'aman';
}
