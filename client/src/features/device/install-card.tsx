import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { askInstall, declineInstall, readInstallWay, subscribeInstallOffer } from './install-offer.js';

/** Offers to install the panel. Shown after the bot is linked, because the owner then knows the use of the panel. */
export function InstallCard() {
  const way = useSyncExternalStore(subscribeInstallOffer, readInstallWay);
  if (way === null) return null;
  return (
    <Card title="Pasang panel di perangkat ini">
      <p className="text-soft">
        {way === 'asked'
          ? 'Panel terbuka dari ikonnya sendiri, dan ikon itu menunjukkan berapa pelanggan yang menunggu Anda.'
          : 'Ketuk tombol Bagikan di browser, lalu pilih Tambah ke Layar Utama. Panel lalu terbuka dari ikonnya sendiri.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {way === 'asked' && (
          <Button kind="secondary" onClick={() => void askInstall()}>
            Pasang
          </Button>
        )}
        <Button kind="ghost" onClick={declineInstall}>
          Tidak sekarang
        </Button>
      </div>
    </Card>
  );
}
