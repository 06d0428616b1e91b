import { Link } from 'react-router-dom';
import { Banner } from '../../ui/feedback/banner.js';

/**
 * Says why the dashboard is shown instead of the requested page. It does not repeat the requested address, because a
 * link could put any text into it.
 */
export function UnknownAddress() {
  return (
    <Banner
      tone="info"
      action={
        <Link to="/bantuan" className="flex min-h-11 items-center font-bold underline underline-offset-4">
          Cari di Bantuan
        </Link>
      }
    >
      <p className="font-bold">Halaman tidak ditemukan</p>
      <p>Alamat yang Anda buka tidak ada, jadi kami buka Dashboard. Pilih halaman lain di menu, atau cari di Bantuan.</p>
    </Banner>
  );
}
