import { useMutation } from '@tanstack/react-query';
import { Fingerprint, KeyRound } from 'lucide-react';
import type { BotState } from '#contracts/http/bot/bot';
import { passkey as routes } from '#contracts/http/bot/passkey';
import { errorText } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { readProfile } from '../../../state/session.js';
import { useNow } from '../../../ui/data/use-now.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Spinner } from '../../../ui/feedback/spinner.js';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { Permitted } from '../../../ui/forms/permitted.js';
import { useMediaQuery } from '../../../ui/layout/use-media-query.js';
import { InstallSteps } from './install-steps.js';
import { endText, leftText } from './passkey.rules.js';
import { PasskeyHelp } from './passkey-help.js';
import { PhoneWay } from './phone-passkey.js';
import { ScriptWay } from './script-passkey.js';
import { useHelper } from './use-helper.js';

type Passkey = NonNullable<BotState['passkey']>;

/** Linking with a passkey: explains what happens and why, and offers one next action at a time. */
export function PasskeyPanel({ passkey }: { passkey: Passkey }) {
  return (
    <Permitted needs="bot.operate">
      <Step passkey={passkey} />
    </Permitted>
  );
}

function Step({ passkey }: { passkey: Passkey }) {
  switch (passkey.step) {
    case 'asked':
      return <Asked until={passkey.until} />;
    case 'compare':
      return <Compare passkey={passkey} />;
    case 'proving':
      return <Waiting>Jawaban passkey diterima. Menunggu WhatsApp dan HP Anda…</Waiting>;
    case 'confirming':
      return <Confirming code={passkey.code} />;
  }
}

function Asked({ until }: { until: string | null }) {
  const { helper, progress, start } = useHelper();
  // True on devices with touch input instead of a mouse.
  const isPhone = useMediaQuery('(pointer: coarse)');
  const begin = useMutation({
    mutationFn: () => call(routes.begin),
    onSuccess: ({ token, options, until: ends, phone }) =>
      start({ token, options, until: ends, phone, owner: readProfile()?.fullName ?? 'Anda' }),
  });
  return (
    <div className="flex flex-col gap-4">
      <Head until={until} />
      <p>
        Akun WhatsApp ini hanya menghubungkan perangkat baru dengan passkey Anda: sidik jari, wajah, atau PIN perangkat. WhatsApp
        menerimanya hanya dari halamannya sendiri, jadi browser Anda yang menjawab di WhatsApp Web; sidik jari dan PIN tidak pernah sampai
        ke kami.
      </p>
      {begin.error && <Banner tone="bad">{errorText(begin.error, 'Permintaan passkey belum dapat dimulai. Coba lagi.')}</Banner>}
      {progress.kind === 'ended' && <Banner tone="bad">{endText(progress.why)}</Banner>}
      {progress.kind === 'opened' && (
        <Banner tone="info">WhatsApp Web dibuka di tab lain. Periksa isinya, lalu tekan “Pakai passkey” di sana.</Banner>
      )}
      {helper === 'ready' ? (
        <Button
          className="sm:self-start"
          icon={<Fingerprint aria-hidden size={20} />}
          busy={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {progress.kind === 'idle' ? 'Lanjutkan dengan passkey' : 'Ulangi dengan passkey'}
        </Button>
      ) : (
        <>
          {helper === 'old' && <Banner tone="warn">Pembantu Passkey di browser ini versi lama. Unduh dan pasang versi baru.</Banner>}
          {isPhone ? (
            <PhoneWay />
          ) : (
            <>
              <a className={buttonClass('primary', 'sm:self-start')} href="/passkey-helper.zip" download>
                Unduh Pembantu Passkey
              </a>
              <InstallSteps />
            </>
          )}
        </>
      )}
      {!isPhone && <ScriptWay />}
      <PasskeyHelp />
    </div>
  );
}

/** Remaining time of the request. The surrounding screen shows the title above it. */
function Head({ until }: { until: string | null }) {
  const now = useNow(1_000);
  const seconds = until ? Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000)) : null;
  return (
    <div className="flex items-center gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-warn-soft text-warn-ink">
        <KeyRound aria-hidden size={26} />
      </span>
      {seconds !== null && (
        <p role="timer" className="text-sm text-soft">
          Berlaku {leftText(seconds)} lagi
        </p>
      )}
    </div>
  );
}

function Compare({ passkey: { code, until } }: { passkey: Passkey }) {
  const compare = useMutation({ mutationFn: (equal: boolean) => call(routes.compare, { body: { equal } }) });
  return (
    <div className="flex flex-col gap-4">
      <Head until={until} />
      <p>HP Anda menampilkan sebuah kode. Apakah sama dengan kode ini? Bila berbeda, ada orang lain yang mencoba menghubungkan.</p>
      <Code>{code}</Code>
      {compare.error && <Banner tone="bad">{errorText(compare.error, 'Jawaban belum sampai. Coba lagi.')}</Banner>}
      <div className="grid gap-2 sm:flex">
        <Button busy={compare.isPending} onClick={() => compare.mutate(true)}>
          Kode sama
        </Button>
        <Button kind="secondary" disabled={compare.isPending} onClick={() => compare.mutate(false)}>
          Kode berbeda
        </Button>
      </div>
    </div>
  );
}

/** Shown while the phone confirms the link. The phone decides whether its owner must compare the code there. */
function Confirming({ code }: { code: string | null }) {
  return (
    <div className="flex flex-col gap-4">
      <Waiting>Passkey cocok. HP Anda sedang menghubungkan bot…</Waiting>
      {code && (
        <>
          <p>Bila HP Anda menampilkan kode, lanjutkan di HP hanya jika kodenya sama dengan ini:</p>
          <Code>{code}</Code>
        </>
      )}
    </div>
  );
}

function Code({ children }: { children: string | null }) {
  return <p className="rounded-md bg-brand-soft p-4 text-center font-mono text-2xl font-bold tracking-widest text-brand-ink">{children}</p>;
}

function Waiting({ children }: { children: string }) {
  return (
    <div role="status" className="flex items-center gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Spinner size={26} />
      </span>
      <p className="font-semibold">{children}</p>
    </div>
  );
}
