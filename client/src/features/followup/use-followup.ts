import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followup, type FollowUpConfig, type FollowUpDay } from '#contracts/http/chat/followup';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { schemaError } from '../../forms/schema-error.js';
import { useStoredForm } from '../../forms/stored-form.js';
import { notify } from '../../ui/feedback/toast-store.js';

export type DayName = keyof FollowUpConfig;

/** Form state of the three days. */
export function useFollowUp(stored: FollowUpConfig) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, saved } = useStoredForm('followup', stored, (typed) => schemaError('FollowUpConfig', typed));
  const { isPending, mutate } = useMutation({
    mutationFn: (body: FollowUpConfig) => call(followup.save, { body }),
    onSuccess: (_, config) => {
      cache.setQueryData(queryKeys.followup, config);
      saved(config, config);
      notify('Konfigurasi berhasil disimpan!');
    },
    onError: showError('Gagal menyimpan konfigurasi. Periksa koneksi atau coba lagi.'),
  });

  const change = (day: DayName, part: Partial<FollowUpDay>) => form.setValue(day, { ...form.getValues(day), ...part });
  return {
    days: values,
    errorOf: (day: DayName) => form.formState.errors[day]?.text?.message,
    isChanged,
    discard,
    saving: isPending,
    change,
    submit: form.handleSubmit((typed) => mutate(typed)),
  };
}
