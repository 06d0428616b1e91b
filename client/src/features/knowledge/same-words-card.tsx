import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trainingParts, type SameWords } from '#contracts/http/bot/training-parts';
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
import { notify } from '../../ui/feedback/toast-store.js';

const queryKey = ['same-words'] as const;

const sameWordsAtom = atomWithQuery(() => ({
  queryKey,
  queryFn: ({ signal }) => call(trainingParts.readSameWords, { signal }),
}));

/** Words of this shop that the search of the bot takes for the same. Hidden until the stored text is loaded. */
export function SameWordsCard() {
  const { data } = useAtomValue(sameWordsAtom);
  return data ? <SameWordsForm stored={data} /> : null;
}

function SameWordsForm({ stored }: { stored: SameWords }) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, saved } = useStoredForm('same-words', stored, (typed) => schemaError('SameWords', typed));
  const { isPending, mutate } = useMutation({
    mutationFn: ({ text }: SameWords) => call(trainingParts.saveSameWords, { body: { text: text.trim() } }),
    onSuccess: (_, typed) => {
      const next = { text: typed.text.trim() };
      cache.setQueryData<SameWords>(queryKey, next);
      saved(typed, next);
      notify('✅ Kata lain berhasil disimpan.');
    },
    onError: showError('❌ Gagal menyimpan kata lain.'),
  });

  return (
    <Card title="Kata Lain">
      <form onSubmit={form.handleSubmit((typed) => mutate(typed))} className="flex flex-col gap-4">
        <TextAreaField
          label="Kata yang sama artinya (opsional)"
          hint="Satu baris satu arti, misalnya: jilbab = kerudung. Dipakai bot saat mencari produk dan jawaban dalam daftar yang panjang."
          rows={4}
          counter={{ count: values.text.length, limit: limits.sameWordsMaxChars }}
          maxLength={limits.sameWordsMaxChars}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isPending}>
          <Button type="submit" kind="secondary" busy={isPending} busyLabel="Menyimpan...">
            Simpan Kata Lain
          </Button>
        </FormFooter>
      </form>
    </Card>
  );
}
