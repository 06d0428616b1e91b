import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { shipping, type SenderPlace } from '#contracts/http/bot/shipping';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Banner } from '../../ui/feedback/banner.js';
import { BannerHelp } from '../../ui/layout/help-link.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';
import { Select } from '../../ui/forms/select.js';

const lookAgainMs = 60_000;

export const senderPlaceAtom = atomWithQuery(() => ({
  queryKey: queryKeys.senderPlace,
  queryFn: ({ signal }) => call(shipping.origin, { signal }),
  refetchInterval: ({ state }: { state: { data?: SenderPlace | undefined } }) => (state.data?.kind === 'later' ? lookAgainMs : false),
}));

/**
 * Shows the place to which the shipping service resolves the saved 'Kecamatan Pengirim'. When several places share
 * the name, the owner chooses one.
 */
export function SenderPlaceState() {
  const { data } = useAtomValue(senderPlaceAtom);
  switch (data?.kind) {
    case 'known':
      return (
        <p role="status" className="flex items-start gap-1.5 text-sm text-brand-ink">
          <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0" /> Ongkir dihitung dari {data.label}
        </p>
      );
    case 'choose':
      return <Choice choices={data.choices} />;
    case 'unknown':
      return (
        <Told tone="warn">
          Kecamatan ini tidak ditemukan, jadi bot belum bisa cek ongkir. Periksa ejaannya, lalu tulis kecamatan dan kota. Contoh: Tebet,
          Jakarta Selatan.
        </Told>
      );
    case 'later':
      return <Told tone="info">Sudah tersimpan. Layanan ongkir sedang tidak dapat dihubungi; kecamatan ini dicek lagi otomatis.</Told>;
    case 'unavailable':
      return <Told tone="info">Sudah tersimpan. Cek ongkir belum tersedia di layanan ini; hubungi dukungan bila Anda membutuhkannya.</Told>;
    default:
      return null;
  }
}

function Told({ tone, children }: { tone: 'warn' | 'info'; children: ReactNode }) {
  return (
    <Banner tone={tone} action={<BannerHelp guide="foto-ongkir" />}>
      {children}
    </Banner>
  );
}

function Choice({ choices }: { choices: readonly { id: string; label: string }[] }) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  const placeId = choices.some(({ id }) => id === chosen) ? chosen! : choices[0]!.id;
  const choose = useMutation({
    mutationFn: () => call(shipping.chooseOrigin, { body: { placeId } }),
    onSuccess: (place) => {
      cache.setQueryData<SenderPlace>(queryKeys.senderPlace, place);
      notify('✅ Kecamatan pengirim dipilih.');
    },
    onError: (error) => {
      if (!isUnauthorized(error)) notify(errorWithReason(error, '❌ Gagal memilih kecamatan pengirim.'));
    },
  });
  return (
    <div className="flex flex-col gap-3 rounded-md border bg-sunken p-3">
      <p role="status" className="text-sm">
        Nama ini ada di beberapa tempat. Pilih kecamatan Anda supaya bot bisa cek ongkir.
      </p>
      <Select
        label="Dikirim dari"
        value={placeId}
        options={choices.map(({ id, label }) => ({ value: id, label }))}
        onChange={setChosen}
        disabled={choose.isPending}
      />
      <Button kind="secondary" busy={choose.isPending} busyLabel="Menyimpan..." onClick={() => choose.mutate()} className="sm:self-start">
        Pakai kecamatan ini
      </Button>
    </div>
  );
}
