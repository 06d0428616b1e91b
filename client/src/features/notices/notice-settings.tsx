import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { notices, type NoticeSettings as Settings } from '#contracts/http/account/notices';
import { formatPhone } from '#contracts/values/people/phone';
import { noticeChannels, switchedKinds, type NoticeChannel, type SwitchedKind } from '#contracts/values/notices';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { Switch } from '../../ui/forms/switch.js';
import { isSoundOn, switchSound } from '../../ui/device/sound.js';
import { usePushHere } from '../device/use-push-here.js';

const kinds: Record<SwitchedKind, { title: string; text: string }> = {
  closing: { title: 'Closing', text: 'Pelanggan pasti memesan.' },
  handover: { title: 'Pelanggan membutuhkan Anda', text: 'Minta bicara dengan orang, atau AI gagal menjawab.' },
  question: { title: 'Pertanyaan tanpa jawaban', text: 'Bot tidak tahu jawabannya.' },
  offline: { title: 'Bot mati', text: 'Bot terputus, dan saat aktif kembali.' },
  quota: { title: 'Kuota', text: 'Balasan AI hampir habis atau habis.' },
  report: { title: 'Laporan pagi', text: 'Ringkasan kemarin, dan tiap Senin ringkasan minggu lalu.' },
  expiry: { title: 'Masa berlaku', text: 'Paket hampir atau sudah berakhir.' },
};
const channels: Record<NoticeChannel, string> = { whatsapp: 'WhatsApp', email: 'Email', push: 'Perangkat' };

type NoticeSwitch = Settings['switches'][number];

function withSwitch(settings: Settings, wanted: NoticeSwitch): Settings {
  const isSame = (one: NoticeSwitch) => one.kind === wanted.kind && one.channel === wanted.channel;
  return { ...settings, switches: settings.switches.map((one) => (isSame(one) ? wanted : one)) };
}

/** Channels for each kind of notice. The bell shows all notices, whatever is switched here. */
export function NoticeSettings() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.noticeSettings,
    queryFn: ({ signal }) => call(notices.settings, { signal }),
  });
  const change = useMutation(
    optimistic<Settings, NoticeSwitch, unknown>(
      { queryKey: queryKeys.noticeSettings, change: withSwitch },
      {
        mutationFn: (wanted) => call(notices.switch, { body: wanted }),
        onError: showError('Pilihan gagal disimpan. Periksa koneksi Anda.'),
        onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.noticeSettings }),
      },
    ),
  );
  if (!data) {
    return isError ? (
      <RetryBanner onRetry={() => void refetch()}>Gagal memuat pilihan pemberitahuan. Periksa koneksi Anda.</RetryBanner>
    ) : (
      <Loading />
    );
  }
  const isOn = (kind: SwitchedKind, channel: NoticeChannel) =>
    data.switches.some((one) => one.kind === kind && one.channel === channel && one.wanted);
  return (
    <>
      <p className="mb-4 text-sm text-soft">
        WhatsApp ke {data.number === '' ? <NoNumber /> : <strong className="text-ink">{formatPhone(data.number)}</strong>}, email ke{' '}
        <strong className="wrap-anywhere text-ink">{data.email}</strong>. Semua pemberitahuan juga ada di lonceng panel.
      </p>
      {data.push && <ThisDevice push={data.push} />}
      <Sound />
      <ul className="divide-y border-t">
        {switchedKinds.map((kind) => (
          <li key={kind} className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
            <div>
              <p className="font-semibold">{kinds[kind].title}</p>
              <p className="text-sm text-soft">{kinds[kind].text}</p>
            </div>
            <div className="flex flex-wrap gap-2 *:min-w-22">
              {noticeChannels
                .filter((channel) => channel !== 'push' || data.push)
                .map((channel) => (
                  <Switch
                    key={channel}
                    stacked
                    label={channels[channel]}
                    name={`${kinds[kind].title} lewat ${channels[channel]}`}
                    checked={isOn(kind, channel)}
                    onChange={(wanted) => change.mutate({ kind, channel, wanted })}
                  />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Switch for the sound in this browser, played while the panel is open. */
function Sound() {
  const [on, setOn] = useState(isSoundOn);
  return (
    <div className="mb-4 rounded-card bg-sunken p-4">
      <Switch
        label="Bunyi di browser ini"
        checked={on}
        onChange={(wanted) => {
          switchSound(wanted);
          setOn(wanted);
        }}
      />
      <p className="mt-1 text-sm text-soft">
        Dua nada pendek saat ada pemberitahuan, atau saat pelanggan yang menunggu Anda menulis lagi, selama panel terbuka.
      </p>
    </div>
  );
}

function NoNumber() {
  return (
    <>
      nomor notifikasi yang{' '}
      <Link to="/bot#ongkir-notifikasi" className="font-semibold text-brand-ink underline underline-offset-4">
        belum diisi
      </Link>
    </>
  );
}

/** Switch for push notifications in this browser; they also arrive while the panel is closed. */
function ThisDevice({ push }: { push: NonNullable<Settings['push']> }) {
  const { device, isSwitching, switchPush } = usePushHere(push);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft">
          {push.here
            ? `${device} menerima notifikasi, juga saat panel ditutup.`
            : `${device} belum menerima notifikasi saat panel ditutup.`}
        </p>
      </div>
      <Button kind={push.here ? 'secondary' : 'primary'} busy={isSwitching} onClick={switchPush} className="w-full sm:w-auto">
        {push.here ? 'Matikan notifikasi' : 'Nyalakan notifikasi'}
      </Button>
    </div>
  );
}
