import { useQuery } from '@tanstack/react-query';
import { account } from '#contracts/http/account/account';
import { errorText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Banner } from '../../ui/feedback/banner.js';
import { QuotaBar } from '../../ui/data/quota-bar.js';
import { Loading } from '../../ui/feedback/spinner.js';

const megabytes = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

function sizeText(bytes: number): string {
  return bytes < 1_000_000_000 ? `${megabytes.format(bytes / 1_000_000)} MB` : `${megabytes.format(bytes / 1_000_000_000)} GB`;
}

/** How much space the account's files use. */
export function StorageUsed() {
  const { data, error } = useQuery({ queryKey: queryKeys.storageUse, queryFn: ({ signal }) => call(account.storage, { signal }) });
  if (error) return <Banner tone="bad">{errorText(error, 'Gagal memuat penyimpanan.')}</Banner>;
  if (!data) return <Loading />;
  const { usedBytes, limitBytes } = data;
  return (
    <>
      <p className="mb-2 font-semibold">
        Terpakai {sizeText(usedBytes)} dari {sizeText(limitBytes)}
      </p>
      <QuotaBar used={Math.min(usedBytes, limitBytes)} limit={limitBytes} label="Penyimpanan terpakai" />
      <p className="mt-2 text-soft">Foto produk dan lampiran chat. Saat penuh, lampiran yang paling lama dihapus lebih dulu.</p>
    </>
  );
}
