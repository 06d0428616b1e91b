import type { NoticeSettings } from '#contracts/http/account/notices';
import { numberField } from '../../../forms/digits.js';
import { useAtomValue } from '../../../state/atoms.js';
import { RetryBanner } from '../../../ui/feedback/retry-banner.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Button } from '../../../ui/forms/button.js';
import { Permitted } from '../../../ui/forms/permitted.js';
import { TextField } from '../../../ui/forms/field.js';
import { botStateAtom } from '../../bot/bot-state.js';
import { usePushHere } from '../../device/use-push-here.js';
import { NumberChoice } from '../../number-choice/number-choice.js';
import { sampleWords } from './reach.rules.js';
import { useReach, useSample } from './use-reach.js';

/**
 * A notification number with a test message, and push on this device. The server sends notices by email until one of
 * these two channels works.
 */
export function ReachWays({ email }: { email: string }) {
  const { data, isError, refetch } = useReach();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft">
        Untuk sementara closing, keluhan, dan pertanyaan dikirim ke <span className="wrap-anywhere">{email}</span>, sampai salah satu cara
        di bawah ini berhasil.
      </p>
      {data ? (
        <>
          <Permitted needs="training.write">
            <NumberWay settings={data} />
          </Permitted>
          {data.push && !data.push.here && <DeviceWay push={data.push} />}
        </>
      ) : isError ? (
        <RetryBanner onRetry={() => void refetch()}>Gagal memuat nomor notifikasi. Periksa koneksi Anda.</RetryBanner>
      ) : (
        <Skeleton className="h-24" />
      )}
    </div>
  );
}

function NumberWay({ settings }: { settings: NoticeSettings }) {
  const { form, typed, isSending, send } = useSample(settings);
  const words = sampleWords(settings.numberState ?? 'untested', useAtomValue(botStateAtom));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-2">
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1">
          <TextField
            label="Nomor WhatsApp Anda"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="081234567890"
            error={form.formState.errors.number?.message}
            {...numberField(form.register('number'))}
          />
          <NumberChoice typed={typed} onChoose={(number) => form.setValue('number', number, { shouldDirty: true })} />
        </div>
        <Button type="submit" kind="secondary" busy={isSending} busyLabel="Mengirim..." className="sm:mt-7">
          Kirim contoh
        </Button>
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {words}
      </p>
    </form>
  );
}

function DeviceWay({ push }: { push: NonNullable<NoticeSettings['push']> }) {
  const { isSwitching, switchPush } = usePushHere(push);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-4">
      <p className="min-w-0 flex-1 basis-48 text-sm text-soft">Atau lewat notifikasi di perangkat ini, juga saat panel ditutup.</p>
      <Button kind="secondary" busy={isSwitching} onClick={switchPush} className="w-full sm:w-auto">
        Nyalakan notifikasi
      </Button>
    </div>
  );
}
