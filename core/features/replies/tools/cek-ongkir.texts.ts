import type { Hindrance } from '../../shipping/shipping.types.js';

/** Text for the lead when there is no quote, and the lead cannot change the reason. */
export const notNow = 'Mohon maaf Kak, ongkirnya belum bisa saya cek sekarang. Boleh ditanyakan lagi nanti ya.';

/** Lines for the owner's log, once per answer: what is wrong, and what the owner can do. */
export const ownerLines: Readonly<Record<Hindrance, string>> = {
  none: 'Ongkir tidak dapat dicek: Kecamatan Pengirim belum diisi. Isi di Train AI, lalu simpan',
  choose: 'Ongkir tidak dapat dicek: Kecamatan Pengirim ada di beberapa kota. Pilih yang benar di Train AI',
  unknown: 'Ongkir tidak dapat dicek: Kecamatan Pengirim tidak ditemukan. Perbaiki tulisannya di Train AI, contoh: Tebet, Jakarta Selatan',
  away: 'Ongkir tidak dapat dicek: layanan ongkir sedang tidak dapat dihubungi. Bot mencoba lagi pada pertanyaan berikutnya; bila mendesak, jawab sendiri',
  spent:
    'Ongkir tidak dapat dicek: jatah pengecekan hari ini sudah habis. Bila mendesak, jawab sendiri; jika sering terjadi, hubungi dukungan',
  key: 'Ongkir tidak dapat dicek: layanan ongkir belum diatur. Hubungi dukungan',
  refused: 'Ongkir tidak dapat dicek: layanan ongkir menolak pertanyaan ini. Jawab sendiri',
};

export const askDestination = 'Boleh sebutkan kecamatan dan kota tujuannya, Kak?';
export const notFound = 'Mohon maaf Kak, tempat itu belum saya temukan. Boleh sebutkan kecamatan dan kota tujuannya?';
export const whichOne = 'Nama itu ada di beberapa tempat, Kak. Yang mana ya?';

/** @param weight "1 kg" */
export function assumedWeight(weight: string): string {
  return `Ini ongkir untuk berat ${weight} ya Kak; kalau pesanannya sudah pasti, saya hitung lagi dengan berat sebenarnya.`;
}

/** @param weight "2,5 kg" */
export function guessedWeight(weight: string): string {
  return `Ini perkiraan untuk berat ${weight} ya Kak, karena berat barangnya belum tercatat.`;
}

/** @param place "Coblong, Bandung, Jawa Barat" */
export function someDistrict(place: string): string {
  return `Ini dihitung ke ${place}. Sebutkan kecamatannya kalau berbeda ya Kak, ongkirnya bisa sedikit lain.`;
}

export function noRoute(place: string): string {
  return `Mohon maaf Kak, kurirnya belum melayani pengiriman ke ${place}.`;
}

/** @param known "JNE, J&T" */
export function otherCourier(known: string): string {
  return `Untuk kurir itu saya belum bisa cek ongkirnya, Kak. Yang bisa: ${known}. Mau pakai yang mana?`;
}
