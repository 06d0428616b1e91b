import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import { readPublicConfig } from '../../../api/public-config.js';
import { queryKeys } from '../../../api/query-keys.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { TextLink } from '../../../ui/layout/text-link.js';

/**
 * For owners who have only a phone, whose browser does not support the helper. If the operator has published the
 * helper, this offers another browser that supports it. Otherwise it offers the owner's login on someone else's
 * computer.
 *
 * No link starts the passkey step without a login. An attacker could send such a link to a victim, and the victim's
 * passkey would then link the attacker's bot.
 */
export function PhoneWay() {
  const { data } = useQuery({
    queryKey: queryKeys.publicConfig,
    queryFn: ({ signal }) => readPublicConfig(signal),
    staleTime: Infinity,
  });
  const shop = data?.passkeyHelperUrl ?? null;
  return (
    <section className="flex flex-col gap-4" aria-label="Langkah dari HP">
      {shop !== null && (
        <div>
          <h3 className="font-semibold">Di HP Android ini, dengan Firefox</h3>
          <ol className="mt-2 list-decimal space-y-2 ps-6">
            <li>Pasang Firefox, buka panel ini di sana, lalu masuk.</li>
            <li>
              Pasang pembantunya:
              <a className={buttonClass('primary', 'mt-2')} href={shop} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden size={18} /> Pembantu Passkey
              </a>
            </li>
            <li>Di menu Firefox pilih Pembantu Passkey, lalu Hubungkan. Tombol berikutnya muncul sendiri.</li>
          </ol>
        </div>
      )}
      <div>
        <h3 className="font-semibold">{shop === null ? 'HP ini tidak dapat menjawab sendiri' : 'Atau di komputer siapa saja'}</h3>
        <p className="mt-1 text-soft">Pakailah komputer, juga milik teman atau warnet. Passkey tetap di HP ini.</p>
        <ol className="mt-2 list-decimal space-y-3 ps-6">
          <li>
            Di komputer itu buka jendela pribadi (Ctrl+Shift+N), buka alamat ini, lalu masuk:
            <span className="mt-2 block rounded-md bg-sunken p-3 font-mono text-sm break-all">{location.origin}</span>
            <Button
              kind="secondary"
              className="mt-2"
              icon={<Copy aria-hidden size={18} />}
              onClick={() => void navigator.clipboard.writeText(location.origin).then(() => notify('✅ Alamat disalin.'))}
            >
              Salin alamat
            </Button>
          </li>
          <li>
            Buka halaman Bot dan ikuti “Tanpa pembantu, di komputer”. Nyalakan Bluetooth di keduanya: browser menampilkan kode QR, dan HP
            ini scan kode itu dengan kamera.
          </li>
          <li>
            Setelah bot aktif, keluar dari panel di komputer itu. Lupa? Keluarkan dari HP ini di{' '}
            <TextLink inline to="/settings">
              Pengaturan
            </TextLink>
            , bagian “Perangkat yang masuk”.
          </li>
        </ol>
        <p className="mt-3 text-sm text-soft">
          Waktunya tidak cukup? Siapkan komputernya dulu, lalu hubungkan lagi. Jangan kirim alamat atau kode ini kepada siapa pun yang
          memintanya.
        </p>
      </div>
    </section>
  );
}
