import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { accountExport, type AccountExportView } from '#contracts/http/account/account-export';
import { call } from '../../api/client.js';
import { showError } from '../../api/show-error.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';

/** Declared here, because only this card uses it. The shared table of query keys is part of every first view. */
const queryKey = ['account-export'];
const linkStart = '#data=';

const stateTexts: Record<AccountExportView['state'], string> = {
  none: '',
  building: 'Sedang disiapkan. Linknya kami kirim ke email Anda.',
  ready: 'Sudah siap. Buka link di email Anda untuk mengunduhnya.',
  opened: 'Link di email Anda sudah dipakai.',
  over: 'Berkas yang terakhir sudah dihapus dari server kami.',
  failed: 'Gagal disiapkan. Minta sekali lagi.',
};

/**
 * Provides a copy of all data of the account. The owner requests the copy here. The link in the mail opens this card
 * again to download the copy.
 */
export function AccountCopy() {
  const [token, setToken] = useState(() => (location.hash.startsWith(linkStart) ? location.hash.slice(linkStart.length) : null));
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey });
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(accountExport.view, { signal }) });
  const request = useMutation({
    mutationFn: () => call(accountExport.request),
    onSuccess: ({ message = stateTexts.building }) => notify(message),
    onError: showError('❌ Gagal meminta data.'),
    onSettled: refresh,
  });
  const open = useMutation({
    mutationFn: (secret: string) => call(accountExport.open, { body: { token: secret } }),
    onSuccess: ({ path }) => {
      setToken(null);
      // Removes the used secret from the address. Otherwise the server would refuse it after a reload.
      history.replaceState(history.state, '', location.pathname + location.search);
      location.assign(path);
    },
    onError: showError('❌ Gagal mengunduh data.'),
    onSettled: refresh,
  });
  const isBuilding = data?.state === 'building';
  return (
    <div className="mt-4">
      <h3 className="font-semibold">Semua data akun</h3>
      <p className="mt-1 mb-3 text-soft">
        Satu ZIP berisi chat, produk, pengaturan, pembayaran dan berkas. Kami siapkan di server, lalu linknya dikirim ke email Anda.
        {data && stateTexts[data.state] && <span className="mt-1 block">{stateTexts[data.state]}</span>}
      </p>
      {token === null ? (
        <Button
          kind="secondary"
          icon={<PackageOpen aria-hidden size={18} />}
          busy={request.isPending}
          disabled={!data || isBuilding}
          onClick={() => request.mutate()}
        >
          Minta semua data
        </Button>
      ) : (
        <Button icon={<PackageOpen aria-hidden size={18} />} busy={open.isPending} onClick={() => open.mutate(token)}>
          Unduh semua data
        </Button>
      )}
    </div>
  );
}
