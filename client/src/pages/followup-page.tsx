import type { FormEvent } from 'react';
import { isUnauthorized, troubleWithReason } from '../api/api-error.js';
import { DayCard } from '../features/followup/day-card.js';
import { OptionsCard } from '../features/followup/options-card.js';
import { QueueCard } from '../features/followup/queue-card.js';
import { ResultsCard } from '../features/followup/results-card.js';
import { useFollowUp, type DayName } from '../features/followup/use-followup.js';
import { useFollowUpOptions, useFollowUpTest } from '../features/followup/use-followup-queue.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { RetryBanner } from '../ui/feedback/retry-banner.js';
import { Button } from '../ui/forms/button.js';
import { Loading } from '../ui/feedback/spinner.js';
import { notify } from '../ui/feedback/toast-store.js';

const days: readonly { name: DayName; title: string }[] = [
  { name: 'day1', title: 'Follow-up Hari 1' },
  { name: 'day2', title: 'Follow-up Hari 2' },
  { name: 'day3', title: 'Follow-up Hari 3' },
];

export function FollowUpPage() {
  const { config, isError, refetch, saving, isChanged, change, save } = useFollowUp();
  const { options, saving: savingOptions, save: saveOptions } = useFollowUpOptions();
  const test = useFollowUpTest();
  const zone = options?.zone ?? 'WIB';

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save();
      notify('Konfigurasi berhasil disimpan!');
    } catch (error) {
      if (!isUnauthorized(error)) notify(troubleWithReason(error, 'Gagal menyimpan konfigurasi. Periksa koneksi atau coba lagi.'));
    }
  }

  return (
    <PageFrame
      title="Manajemen Follow-up Bot"
      intro={`Bot menyapa lagi pelanggan yang diam, satu sampai tiga hari setelah pesan terakhirnya, pukul 08.00–20.00 ${zone}.`}
    >
      {config ? (
        <form onSubmit={submit} className="flex flex-col gap-6">
          <ol className="relative grid gap-4 lg:grid-cols-3">
            {days.map(({ name, title }, index) => (
              <li key={name} className="relative flex flex-col">
                <Milestone number={index + 1} last={index === days.length - 1} />
                <DayCard
                  title={title}
                  day={config[name]}
                  onChange={(part) => change(name, part)}
                  action={
                    config[name].enabled && (
                      <Button
                        kind="secondary"
                        className="mt-3 w-full text-sm"
                        disabled={isChanged}
                        busy={test.sending === index + 1}
                        onClick={() => test.send(index + 1)}
                      >
                        {isChanged ? 'Simpan dulu untuk uji coba' : 'Kirim uji coba ke nomor saya'}
                      </Button>
                    )
                  }
                />
              </li>
            ))}
          </ol>
          <Button type="submit" busy={saving} busyLabel="Menyimpan..." className="sm:self-start">
            Simpan Konfigurasi
          </Button>
        </form>
      ) : isError ? (
        <RetryBanner onRetry={() => void refetch()}>Gagal memuat konfigurasi. Periksa koneksi Anda.</RetryBanner>
      ) : (
        <Loading>Memuat konfigurasi...</Loading>
      )}
      {options && <OptionsCard options={options} saving={savingOptions} onSave={saveOptions} />}
      <QueueCard zone={zone} />
      <ResultsCard zone={zone} />
    </PageFrame>
  );
}

/** The line from day to day. */
function Milestone({ number, last }: { number: number; last: boolean }) {
  return (
    <div aria-hidden className="mb-3 hidden items-center lg:flex">
      <span className="flex size-8 items-center justify-center rounded-full bg-brand text-sm font-bold text-on-brand">{number}</span>
      {!last && <span className="-me-4 h-0.5 flex-1 bg-line" />}
    </div>
  );
}
