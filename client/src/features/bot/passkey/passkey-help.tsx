/** What was seen to work and what not, and what to do on a phone alone. */
export function PasskeyHelp() {
  return (
    <details className="rounded-md border px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Bantuan: perangkat dan browser mana?</summary>
      <ul className="mt-2 mb-3 list-disc space-y-2 ps-6 text-sm">
        <li>
          Komputer dengan Chrome atau Edge: pasang pembantu seperti di atas. Passkey boleh ada di ponsel; browser menampilkan kode QR untuk
          itu.
        </li>
        <li>
          Hanya ponsel: Chrome di Android dan iPhone tidak menerima ekstensi. Firefox dan Edge untuk Android menerimanya, tetapi umumnya
          hanya dari tokonya, dan pembantu ini belum ada di sana. Masuklah ke panel ini di sebuah komputer; passkey dapat tetap dipakai dari
          ponsel.
        </li>
        <li>
          Firefox di komputer: buka about:debugging, pilih Muat add-on sementara, lalu pilih berkas ZIP-nya. Hilang saat Firefox ditutup.
        </li>
        <li>
          Sudah diuji: pembantu dan skrip di Chromium terhadap WhatsApp tiruan. Belum pernah kami uji terhadap WhatsApp yang sebenarnya,
          juga belum di Firefox, Edge, dan ponsel. Bookmark berisi skrip tidak kami sediakan karena belum terbukti jalan.
        </li>
        <li>
          Pembantu hanya bekerja setelah Anda menekan tombol di halaman ini, tidak menyimpan apa pun, dan tidak membaca chat Anda. Hapus
          kapan saja.
        </li>
      </ul>
    </details>
  );
}
