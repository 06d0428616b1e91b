/**
 * Asks before linking whether the number has WhatsApp's official badge, and advises against linking such a number: accounts with
 * it were restricted seconds after a scan (Baileys issue 2805).
 */
export function OfficialBadge() {
  return (
    <details className="rounded-md border px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Nomor ini punya centang resmi WhatsApp?</summary>
      <p className="pb-3 text-soft">
        Jangan hubungkan nomor itu. Nomor dengan centang resmi pernah langsung dibatasi WhatsApp begitu dihubungkan. Pakai nomor toko lain
        yang tanpa centang.
      </p>
    </details>
  );
}
