import { Disclosure } from '../../../ui/layout/disclosure.js';

/** Which browsers and devices work, and what to do with only a phone. */
export function PasskeyHelp() {
  return (
    <Disclosure title="Bantuan: perangkat dan browser mana?">
      <ul className="list-disc space-y-2 ps-6 text-sm">
        <li>
          Komputer dengan Chrome atau Edge: pasang pembantu seperti di atas. Passkey boleh ada di HP; browser menampilkan kode QR untuk itu.
        </li>
        <li>
          Komputer dengan Firefox (128 atau lebih baru): pembantu berjalan sampai Firefox ditutup, lalu perlu dimuat lagi. Di Linux, Firefox
          tidak dapat memakai passkey dari HP; pakailah Chrome.
        </li>
        <li>
          Hanya HP: Chrome di Android dan browser iPhone tidak menerima pembantu. Firefox dan Edge untuk Android hanya menerimanya dari
          tokonya; bila sudah ada di sana, linknya tampil di halaman ini. Selain itu, masuklah ke panel di sebuah komputer.
        </li>
        <li>
          Sudah kami lihat berjalan, terhadap WhatsApp tiruan: pembantu di Chromium 156 dan Firefox 153, skrip di Chromium, bookmark di
          keduanya. Belum pernah kami uji terhadap WhatsApp yang sebenarnya, juga belum di Edge, Safari, dan browser HP.
        </li>
        <li>
          Pembantu hanya bekerja setelah Anda menekan tombol di halaman ini, tidak menyimpan apa pun, dan tidak membaca chat Anda. Hapus
          kapan saja.
        </li>
      </ul>
    </Disclosure>
  );
}
