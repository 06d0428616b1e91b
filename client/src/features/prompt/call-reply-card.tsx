import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { showError } from '../../api/show-error.js';
import { schemaError } from '../../forms/schema-error.js';
import { useStoredForm } from '../../forms/stored-form.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { Card } from '../../ui/layout/card.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Switch } from '../../ui/forms/switch.js';
import { notify } from '../../ui/feedback/toast-store.js';

const queryKey = ['call-reply'] as const;

/** Reply to leads whose call was not answered. */
const callReplyAtom = atomWithQuery(() => ({
  queryKey,
  queryFn: ({ signal }) => call(trainingParts.readCallReply, { signal }),
}));

const suggestion = 'Halo Kak, maaf panggilan WhatsApp tidak kami angkat. Silakan tulis pesan di sini, ya.';

/** Reply to missed calls. Hidden until the stored text is loaded. */
export function CallReplyCard() {
  const { data } = useAtomValue(callReplyAtom);
  return data ? <CallReplyForm stored={data} /> : null;
}

/** Switching it off saves an empty text. */
function CallReplyForm({ stored }: { stored: CallReply }) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, saved } = useStoredForm('call-reply', stored, (typed) => schemaError('CallReply', typed));
  const { isPending, mutate } = useMutation({
    mutationFn: ({ text }: CallReply) => call(trainingParts.saveCallReply, { body: { text: text.trim() } }),
    onSuccess: (_, typed) => {
      const next = { text: typed.text.trim() };
      cache.setQueryData<CallReply>(queryKey, next);
      saved(typed, next);
      notify('✅ Balasan panggilan berhasil disimpan.');
    },
    onError: showError('❌ Gagal menyimpan balasan panggilan.'),
  });

  return (
    <Card title="Panggilan WhatsApp">
      <form onSubmit={form.handleSubmit((typed) => mutate(typed))} className="flex flex-col gap-4">
        <Switch
          label="Balas panggilan tak terjawab dengan pesan"
          checked={values.text !== ''}
          onChange={(on) => form.setValue('text', on ? suggestion : '')}
        />
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
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isPending}>
          <Button type="submit" kind="secondary" busy={isPending} busyLabel="Menyimpan...">
            Simpan Balasan Panggilan
          </Button>
        </FormFooter>
      </form>
    </Card>
  );
}
