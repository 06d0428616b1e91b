import type { ReplySettings } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { useSavedForm } from '../../../api/saved-form.js';
import { schemaError } from '../../../forms/schema-error.js';
import { atomWithQuery, useAtomValue } from '../../../state/atoms.js';
import { Button } from '../../../ui/forms/button.js';
import { FormFooter } from '../../../ui/forms/form-footer.js';
import { TextAreaField, TextField } from '../../../ui/forms/field.js';
import { Fold, FoldFailed } from '../../../ui/layout/fold.js';
import { Switch } from '../../../ui/forms/switch.js';
import { SpeedChoice } from '../speed/speed-choice.js';
import { paces, speedOf, speedWords } from '../speed/typing-speed.rules.js';
import { useOptionalText } from './use-optional-text.js';

const queryKey = ['reply-settings'] as const;

const replySettingsAtom = atomWithQuery(() => ({
  queryKey,
  queryFn: ({ signal }) => call(trainingParts.readReplySettings, { signal }),
}));

const suggestion = 'Halo Kak, terima kasih sudah menghubungi kami. Mohon tunggu sebentar, admin akan membalas di sini ya.';

/** The stored values in one line. */
function summaryOf(stored: ReplySettings): string {
  const speed = speedOf(stored);
  return [
    `Diam ${stored.takeoverMinutes} menit`,
    speed !== 'own' && `mengetik ${speedWords[speed].toLowerCase()}`,
    stored.quotaReply !== '' && 'pesan kuota habis',
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Reply settings: the message for when the quota is used up, how long the bot pauses after the owner has
 * written, and how fast it writes.
 */
export function ReplySettingsCard() {
  const { data, isError, refetch } = useAtomValue(replySettingsAtom);
  if (!data) return isError ? <FoldFailed title="Pengaturan balasan" onRetry={() => void refetch()} /> : null;
  return <ReplySettingsForm stored={data} />;
}

function ReplySettingsForm({ stored }: { stored: ReplySettings }) {
  const { form, values, isChanged, discard, isSaving, submit } = useSavedForm('reply-settings', stored, {
    queryKey,
    check: (typed) => schemaError('ReplySettings', typed),
    save: (body) => call(trainingParts.saveReplySettings, { body }),
    savedText: '✅ Pengaturan balasan berhasil disimpan.',
    failedText: '❌ Gagal menyimpan pengaturan balasan.',
  });
  const { errors } = form.formState;
  const turn = useOptionalText({ typed: values.quotaReply, stored: stored.quotaReply, suggestion }, (text) =>
    form.setValue('quotaReply', text),
  );

  return (
    <Fold id="balasan" title="Pengaturan balasan" summary={summaryOf(stored)} isChanged={isChanged}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Switch label="Kirim pesan saat kuota atau paket habis" checked={values.quotaReply !== ''} onChange={turn} />
        {values.quotaReply !== '' && (
          <TextAreaField
            label="Pesan saat kuota habis"
            hint="Dikirim sekali kepada setiap pelanggan, tanpa memakai kuota."
            rows={3}
            maxLength={limits.quotaReplyMaxChars}
            error={errors.quotaReply?.message}
            {...form.register('quotaReply')}
          />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Setelah Anda balas, bot diam berapa menit?"
            hint="Dihitung dari pesan terakhir Anda di chat itu."
            inputMode="numeric"
            type="number"
            min={limits.takeoverMinutesMin}
            max={limits.takeoverMinutesMax}
            error={errors.takeoverMinutes?.message}
            {...form.register('takeoverMinutes', { valueAsNumber: true })}
          />
          <SpeedChoice
            speed={speedOf(values)}
            hasOwn={speedOf(stored) === 'own'}
            onChoose={(speed) => {
              const pace = speed === 'own' ? stored : paces[speed];
              form.setValue('typingMsPerCharacter', pace.typingMsPerCharacter);
              form.setValue('sendsPerMinute', pace.sendsPerMinute);
            }}
          />
        </div>
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isSaving}>
          <Button type="submit" kind="secondary" busy={isSaving} busyLabel="Menyimpan...">
            Simpan Pengaturan
          </Button>
        </FormFooter>
      </form>
    </Fold>
  );
}
