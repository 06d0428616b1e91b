import { useQueryClient } from '@tanstack/react-query';
import type { BotSecret } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { useSavedForm } from '../../api/saved-form.js';
import { schemaError } from '../../forms/schema-error.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Fold, FoldFailed } from '../../ui/layout/fold.js';
import { linesSet } from '../../ui/layout/fold-summary.js';

/** Facts that the bot may use but never disclose. */
const botSecretAtom = atomWithQuery(() => ({
  queryKey: queryKeys.botSecret,
  queryFn: ({ signal }) => call(trainingParts.readSecret, { signal }),
}));

/** Form for facts that the bot may use but must never disclose. Hidden until the stored text is loaded. */
export function SecretCard() {
  const { data, isError, refetch } = useAtomValue(botSecretAtom);
  if (!data) return isError ? <FoldFailed title="Rahasia Bot" onRetry={() => void refetch()} /> : null;
  return <SecretForm stored={data} />;
}

function SecretForm({ stored }: { stored: BotSecret }) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, isSaving, submit } = useSavedForm('bot-secret', stored, {
    queryKey: queryKeys.botSecret,
    check: (typed) => schemaError('BotSecret', typed),
    save: (body) => call(trainingParts.saveSecret, { body }),
    savedText: '✅ Rahasia bot berhasil disimpan.',
    failedText: '❌ Gagal menyimpan rahasia bot.',
    onSaved: () => void cache.invalidateQueries({ queryKey: queryKeys.promptVersions }),
  });

  return (
    <Fold id="rahasia-bot" title="Rahasia Bot" summary={linesSet(stored.text)} isChanged={isChanged}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label="Boleh tahu, jangan disebut (opsional)"
          hint="Misalnya batas nego, harga modal, atau nama supplier. Bot memakainya untuk menimbang, dan jawaban yang menyebutnya tidak dikirim."
          rows={4}
          counter={{ count: values.text.length, limit: limits.secretMaxChars }}
          maxLength={limits.secretMaxChars}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isSaving}>
          <Button type="submit" busy={isSaving} busyLabel="Menyimpan...">
            Simpan Rahasia
          </Button>
        </FormFooter>
      </form>
    </Fold>
  );
}
