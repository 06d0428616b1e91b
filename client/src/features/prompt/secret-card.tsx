import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BotSecret } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { schemaError } from '../../forms/schema-error.js';
import { useStoredForm } from '../../forms/stored-form.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { Card } from '../../ui/layout/card.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { notify } from '../../ui/feedback/toast-store.js';

/** What the bot may use and never say. */
const botSecretAtom = atomWithQuery(() => ({
  queryKey: queryKeys.botSecret,
  queryFn: ({ signal }) => call(trainingParts.readSecret, { signal }),
}));

/** What the bot may use and never say. Hidden until the stored text is loaded. */
export function SecretCard() {
  const { data } = useAtomValue(botSecretAtom);
  return data ? <SecretForm stored={data} /> : null;
}

function SecretForm({ stored }: { stored: BotSecret }) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, saved } = useStoredForm('bot-secret', stored, (typed) => schemaError('BotSecret', typed));
  const { isPending, mutate } = useMutation({
    mutationFn: ({ text }: BotSecret) => call(trainingParts.saveSecret, { body: { text: text.trim() } }),
    onSuccess: (_, typed) => {
      const next = { text: typed.text.trim() };
      cache.setQueryData<BotSecret>(queryKeys.botSecret, next);
      saved(typed, next);
      notify('✅ Rahasia bot berhasil disimpan.');
      void cache.invalidateQueries({ queryKey: queryKeys.promptVersions });
    },
    onError: showError('❌ Gagal menyimpan rahasia bot.'),
  });

  return (
    <Card title="Rahasia Bot">
      <form onSubmit={form.handleSubmit((typed) => mutate(typed))} className="flex flex-col gap-4">
        <TextAreaField
          label="Boleh tahu, jangan disebut (opsional)"
          hint="Misalnya batas nego, harga modal, atau nama supplier. Bot memakainya untuk menimbang, dan jawaban yang menyebutnya tidak dikirim."
          rows={4}
          counter={{ count: values.text.length, limit: limits.secretMaxChars }}
          maxLength={limits.secretMaxChars}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isPending}>
          <Button type="submit" busy={isPending} busyLabel="Menyimpan...">
            Simpan Rahasia
          </Button>
        </FormFooter>
      </form>
    </Card>
  );
}
