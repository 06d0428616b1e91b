import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prompt, type PromptSettings } from '#contracts/http/prompt';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { toPromptSettings, toTrainForm, type TrainForm } from './prompt.rules.js';

const promptAtom = atomWithQuery(() => ({
  queryKey: queryKeys.prompt,
  queryFn: ({ signal }) => call(prompt.read, { signal }),
}));

/**
 * The training settings with what the owner has changed on top. Changes live until they are saved:
 * neither a refetch nor a failed save touches them.
 */
export function useTrainForm() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useAtomValue(promptAtom);
  const [changes, setChanges] = useState<Partial<TrainForm>>({});
  const [saving, setSaving] = useState(false);
  const form = data ? { ...toTrainForm(data), ...changes } : null;

  /** Saves the fields of one screen. @throws ApiError and keeps the changes. */
  async function save(fields: readonly (keyof PromptSettings)[]): Promise<void> {
    if (!form) return;
    const all = toPromptSettings(form);
    const body = Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<PromptSettings>;
    setSaving(true);
    try {
      await call(prompt.save, { body });
      cache.setQueryData<PromptSettings>(queryKeys.prompt, (stored) => stored && { ...stored, ...body });
      // What was typed while the request was under way is newer than what was saved.
      setChanges((now) => Object.fromEntries(Object.entries(now).filter(([field, value]) => form[field as keyof TrainForm] !== value)));
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
      if (fields.includes('alamat')) void cache.invalidateQueries({ queryKey: queryKeys.senderPlace });
    } finally {
      setSaving(false);
    }
  }

  /** False while what is typed as kecamatan is not what the server has. */
  const isDistrictSaved = data !== undefined && toTrainForm(data).district === form?.district;

  return {
    form,
    isDistrictSaved,
    isError,
    refetch,
    saving,
    save,
    change: (change: Partial<TrainForm>) => setChanges((now) => ({ ...now, ...change })),
  };
}
