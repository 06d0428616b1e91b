import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { prompt, type PromptSettings } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { ApiError } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { schemaError } from '../../forms/schema-error.js';
import { useStoredForm } from '../../forms/stored-form.js';
import { botToName } from '../../state/bots.js';
import { useDraftPlace } from '../../state/use-draft.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { toPromptSettings, toTrainFields } from './prompt.rules.js';

type Save = { typed: PromptSettings; body: Partial<PromptSettings>; secret: unknown };

/**
 * The training form for the stored settings.
 * @param fields the fields of this screen; only they are sent.
 * @param failure message shown when saving fails.
 * @param onSaved called after a successful save.
 */
export function useTrainForm(settings: PromptSettings, fields: readonly (keyof PromptSettings)[], failure: string, onSaved?: () => void) {
  const cache = useQueryClient();
  const stored = useMemo(() => toTrainFields(settings), [settings]);
  const { form, values, isChanged, discard, saved } = useStoredForm('train', stored, (typed) =>
    schemaError('PromptSettings', toPromptSettings(typed)),
  );
  // the secret that belongs to a restored version; saved with its texts
  const secret = useDraftPlace('restored-secret');
  const { isPending, mutate } = useMutation({
    mutationFn: async ({ body, secret: text }: Save) => {
      const named = botToName();
      if (typeof text === 'string') await call(trainingParts.saveSecret, { bot: named, body: { text } });
      return call(prompt.save, { bot: named, body });
    },
    onSuccess: (_, { typed, body }) => {
      secret.keep(null);
      void cache.invalidateQueries({ queryKey: queryKeys.botSecret });
      const next = { ...(cache.getQueryData<PromptSettings>(queryKeys.prompt) ?? settings), ...body };
      cache.setQueryData(queryKeys.prompt, next);
      saved(typed, toTrainFields(next));
      notify('✅ Prompt berhasil disimpan.');
      void cache.invalidateQueries({ queryKey: queryKeys.promptVersions });
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
      // The server compares the prices in the text with the product list, so the product data is fetched again.
      void cache.invalidateQueries({ queryKey: queryKeys.allProducts });
      onSaved?.();
      if (fields.includes('alamat')) void cache.invalidateQueries({ queryKey: queryKeys.senderPlace });
    },
    onError: (error) => {
      showError(failure)(error);
      // Only the server can check whether a number exists on WhatsApp. Its error also appears at the field, and the
      // group of the field opens.
      if (error instanceof ApiError && (error.code === 'phone_invalid' || error.code === 'phone_not_on_whatsapp'))
        form.setError('nomor_notifikasi', { type: 'server', message: error.message }, { shouldFocus: true });
    },
  });

  const submit = form.handleSubmit((typed) => {
    const all = toPromptSettings(typed);
    mutate({ typed, body: Object.fromEntries(fields.map((field) => [field, all[field]])), secret: secret.read() });
  });

  const typedSettings = toPromptSettings(values);
  const hasNewTexts = values.prompt !== stored.prompt || values.secondary_prompt !== stored.secondary_prompt;
  return {
    form,
    values,
    isChanged,
    /** The texts as typed. Undefined while they equal the stored ones. */
    unsaved: hasNewTexts ? { prompt: typedSettings.prompt, secondary_prompt: typedSettings.secondary_prompt } : undefined,
    discard: () => {
      secret.keep(null);
      discard();
    },
    saving: isPending,
    submit,
    /** False while the typed kecamatan differs from the stored one. */
    isDistrictSaved: values.alamat === stored.alamat,
  };
}

export type TrainForm = ReturnType<typeof useTrainForm>;
