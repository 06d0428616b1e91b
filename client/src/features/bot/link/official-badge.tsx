import { Disclosure } from '../../../ui/layout/disclosure.js';

/**
 * Asks before linking whether the number has WhatsApp's official badge, and advises against linking such a number: accounts with
 * it were restricted seconds after a scan (Baileys issue 2805).
 */
export function OfficialBadge() {
  return (
    <Disclosure title="Nomor ini punya centang resmi WhatsApp?">
      <p className="text-soft">
        Jangan hubungkan nomor itu. Nomor dengan centang resmi pernah langsung dibatasi WhatsApp begitu dihubungkan. Pakai nomor toko lain
        yang tanpa centang.
      </p>
    </Disclosure>
  );
}
