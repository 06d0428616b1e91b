import type { LeftOutGroup, LeftOutKind, WrongRow } from '#contracts/http/bot/product-imports';
import { Disclosure } from '../../../ui/layout/disclosure.js';
import { placesText, sameProblems } from './skipped-rows.rules.js';

/**
 * Rows that the owner must correct in the file, grouped by problem. The import can skip them and take the other rows.
 */
export function WrongRows({ wrong, total }: { wrong: readonly WrongRow[]; total: number }) {
  if (wrong.length === 0) return null;
  return (
    <section aria-label="Baris yang perlu diperbaiki" className="rounded-md border border-warn/50 p-3">
      <p className="font-semibold">{total} baris belum bisa diimpor</p>
      <p className="mb-2 text-sm text-soft">Perbaiki di berkas, lalu impor lagi. Baris lain bisa diimpor sekarang.</p>
      <ul className="flex max-h-52 flex-col gap-2 overflow-y-auto text-sm" tabIndex={0}>
        {sameProblems(wrong).map(({ problem, rows }) => (
          <li key={rows[0]!.row} className="wrap-anywhere">
            <span className="font-semibold">{placesText(rows)}:</span> {problem}
          </li>
        ))}
        {total > wrong.length && <li>dan {total - wrong.length} baris lagi.</li>}
      </ul>
    </section>
  );
}

/** A description of the rows, and the owner's next step. */
const groupTexts: Readonly<Record<LeftOutKind, readonly [what: string, next: string]>> = {
  'about-shop': ['tentang toko', 'Alamat, rekening atau cara pesan: tulis di Train AI supaya bot tahu.'],
  total: ['jumlah', 'Total atau pajak, bukan barang. Tidak perlu diubah.'],
  'no-product': ['judul atau keterangan', 'Kalau sebenarnya produk, isi harganya di berkas, lalu impor lagi.'],
  hidden: ['disembunyikan di berkas', 'Kalau masih dijual, tampilkan dulu di Excel, lalu impor lagi.'],
};

/** Rows that are not products, in groups. Closed at first, because they need no action. */
export function LeftOutRows({ groups }: { groups: readonly LeftOutGroup[] }) {
  if (groups.length === 0) return null;
  const total = groups.reduce((sum, one) => sum + one.total, 0);
  return (
    <Disclosure title={`${total} baris bukan produk, jadi dilewati`}>
      <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm" tabIndex={0}>
        {groups.map(({ kind, total: count, rows }) => (
          <li key={kind} className="wrap-anywhere">
            <p>
              <span className="font-semibold">
                {count} baris {groupTexts[kind][0]}.
              </span>{' '}
              {groupTexts[kind][1]}
            </p>
            <p className="text-soft">
              {placesText(rows)}
              {count > rows.length && `, dan ${count - rows.length} baris lagi`}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
