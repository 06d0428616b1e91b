import type { CallReply } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { useSavedForm } from '../../../api/saved-form.js';
import { schemaError } from '../../../forms/schema-error.js';
import { atomWithQuery, useAtomValue } from '../../../state/atoms.js';
import { Button } from '../../../ui/forms/button.js';
import { FormFooter } from '../../../ui/forms/form-footer.js';
import { Fold, FoldFailed } from '../../../ui/layout/fold.js';
import { TextAreaField } from '../../../ui/forms/field.js';
import { Switch } from '../../../ui/forms/switch.js';
import { useOptionalText } from './use-optional-text.js';

const queryKey = ['call-reply'] as const;

/** Reply to leads whose call was not answered. */
const callReplyAtom = atomWithQuery(() => ({
  queryKey,
  queryFn: ({ signal }) => call(trainingParts.readCallReply, { signal }),
}));

const suggestion = 'Halo Kak, maaf panggilan WhatsApp tidak kami angkat. Silakan tulis pesan di sini, ya.';

/** Reply to missed calls. Hidden until the stored text is loaded. */
export function CallReplyCard() {
  const { data, isError, refetch } = useAtomValue(callReplyAtom);
  if (!data) return isError ? <FoldFailed title="Panggilan WhatsApp" onRetry={() => void refetch()} /> : null;
  return <CallReplyForm stored={data} />;
}

/** Form for the reply to missed calls. Switching the reply off saves an empty text. */
function CallReplyForm({ stored }: { stored: CallReply }) {
  const { form, values, isChanged, discard, isSaving, submit } = useSavedForm('call-reply', stored, {
    queryKey,
    check: (typed) => schemaError('CallReply', typed),
    save: (body) => call(trainingParts.saveCallReply, { body }),
    savedText: '✅ Balasan panggilan berhasil disimpan.',
    failedText: '❌ Gagal menyimpan balasan panggilan.',
  });
  const turn = useOptionalText({ typed: values.text, stored: stored.text, suggestion }, (text) => form.setValue('text', text));

  return (
    <Fold
      id="panggilan"
      title="Panggilan WhatsApp"
      summary={stored.text === '' ? 'Panggilan tak terjawab tidak dibalas' : 'Panggilan tak terjawab dibalas dengan pesan'}
      isChanged={isChanged}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Switch label="Balas panggilan tak terjawab dengan pesan" checked={values.text !== ''} onChange={turn} />
        {values.text !== '' && (
          <TextAreaField
            label="Pesan untuk penelepon"
            hint="Dikirim apa adanya, tanpa memakai kuota balasan AI."
            rows={3}
            maxLength={limits.callReplyMaxChars}
            error={form.formState.errors.text?.message}
            {...form.register('text')}
          />
        )}
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isSaving}>
          <Button type="submit" kind="secondary" busy={isSaving} busyLabel="Menyimpan...">
            Simpan Balasan Panggilan
          </Button>
        </FormFooter>
      </form>
    </Fold>
  );
}
