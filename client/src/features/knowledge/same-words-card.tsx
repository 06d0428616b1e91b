import { trainingParts, type SameWords } from '#contracts/http/bot/training-parts';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { useSavedForm } from '../../api/saved-form.js';
import { schemaError } from '../../forms/schema-error.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Fold, FoldFailed } from '../../ui/layout/fold.js';
import { linesSet } from '../../ui/layout/fold-summary.js';

const queryKey = ['same-words'] as const;

const sameWordsAtom = atomWithQuery(() => ({
  queryKey,
  queryFn: ({ signal }) => call(trainingParts.readSameWords, { signal }),
}));

/** Words of this shop that the bot's search treats as synonyms. Hidden until the stored text is loaded. */
export function SameWordsCard() {
  const { data, isError, refetch } = useAtomValue(sameWordsAtom);
  if (!data) return isError ? <FoldFailed title="Kata Lain" onRetry={() => void refetch()} /> : null;
  return <SameWordsForm stored={data} />;
}

function SameWordsForm({ stored }: { stored: SameWords }) {
  const { form, values, isChanged, discard, isSaving, submit } = useSavedForm('same-words', stored, {
    queryKey,
    check: (typed) => schemaError('SameWords', typed),
    save: (body) => call(trainingParts.saveSameWords, { body }),
    savedText: '✅ Kata lain berhasil disimpan.',
    failedText: '❌ Gagal menyimpan kata lain.',
  });

  return (
    <Fold id="kata-lain" title="Kata Lain" summary={linesSet(stored.text)} isChanged={isChanged}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label="Kata yang sama artinya (opsional)"
          hint="Satu baris satu arti, misalnya: jilbab = kerudung. Dipakai bot saat mencari produk dan jawaban dalam daftar yang panjang."
          rows={4}
          counter={{ count: values.text.length, limit: limits.sameWordsMaxChars }}
          maxLength={limits.sameWordsMaxChars}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isSaving}>
          <Button type="submit" kind="secondary" busy={isSaving} busyLabel="Menyimpan...">
            Simpan Kata Lain
          </Button>
        </FormFooter>
      </form>
    </Fold>
  );
}
