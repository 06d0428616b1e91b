import type { PhotoProblem } from '../../outside/photos/photo.errors.js';

/** Messages for the owner about a photo that cannot be loaded: what happened and what to do. */
export const photoSentences: Readonly<Record<PhotoProblem, string>> = {
  address: 'Alamat foto ini tidak dapat dibuka dari internet. Pakai link https:// yang bisa dibuka siapa saja, atau unggah fotonya.',
  unreachable: 'Situs foto ini tidak dapat dihubungi. Periksa linknya, coba lagi nanti, atau unggah fotonya.',
  slow: 'Situs foto ini terlalu lama menjawab. Coba lagi nanti, atau unggah fotonya.',
  missing: 'Foto ini tidak ditemukan lagi. Salin link yang baru, atau unggah fotonya.',
  private: 'Foto ini belum dibagikan untuk umum. Ubah aksesnya menjadi "Siapa saja yang memiliki link", atau unggah fotonya.',
  folder: 'Ini link folder. Buka folder itu, lalu salin link satu foto, atau unggah fotonya.',
  page: 'Link ini membuka halaman web, bukan foto. Salin link langsung ke fotonya, atau unggah fotonya.',
  redirects: 'Link ini terus dialihkan dan tidak sampai ke foto. Pakai link lain, atau unggah fotonya.',
  too_large: 'Berkas foto ini terlalu besar (lebih dari 10 MB). Perkecil fotonya, lalu coba lagi.',
  not_picture: 'Berkas ini bukan foto JPG, PNG, atau WebP. Simpan sebagai JPG, lalu coba lagi.',
  too_many_pixels: 'Ukuran foto ini terlalu besar (lebih dari 50 megapiksel). Perkecil fotonya, lalu coba lagi.',
  broken: 'Berkas foto ini rusak atau tidak lengkap. Unggah ulang fotonya.',
};

/** One line of the owner's activity log. */
export function photoLine(name: string, link: string, problem: PhotoProblem): string {
  return `Foto "${name}" tidak dapat dikirim. ${photoSentences[problem]} Link: ${link.slice(0, 200)}`;
}
