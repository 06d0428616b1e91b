import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followup, type FollowUpConfig, type FollowUpDay, type OldChatsAnswer, type OldChatsPage } from '#contracts/http/chat/followup';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { schemaError } from '../../forms/schema-error.js';
import { useStoredForm } from '../../forms/stored-form.js';
import { botToName } from '../../state/bots.js';
import { beginningDay, mustAsk, oldChatsPageSize } from './old-chats.rules.js';
import { notify } from '../../ui/feedback/toast-store.js';

interface Question {
  readonly first: OldChatsPage;
  readonly lastDay: number;
  readonly config: FollowUpConfig;
}
type Save = { readonly config: FollowUpConfig; readonly answer?: OldChatsAnswer };

export type DayName = keyof FollowUpConfig;

/** Form state of the three days. */
export function useFollowUp(stored: FollowUpConfig) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, saved } = useStoredForm('followup', stored, (typed) => schemaError('FollowUpConfig', typed));
  const [question, setQuestion] = useState<Question | null>(null);
  const { isPending, mutate } = useMutation({
    mutationFn: async ({ config, answer }: Save) => {
      const bot = botToName();
      const lastDay = answer ? null : beginningDay(stored, config);
      const asked = lastDay && (await call(followup.oldChats, { bot, query: { lastDay, limit: oldChatsPageSize } }));
      // Leads who are already idle would get follow-ups at once. The owner must see the list of these leads first.
      if (asked && mustAsk(asked)) return setQuestion({ first: asked, lastDay, config });
      await call(followup.save, { bot, body: config });
      if (answer) await call(followup.answerOldChats, { bot, body: answer });
      setQuestion(null);
      show(config);
      return undefined;
    },
    onError: showError('Gagal menyimpan konfigurasi. Periksa koneksi atau coba lagi.'),
  });
  const show = (config: FollowUpConfig) => {
    cache.setQueryData(queryKeys.followup, config);
    saved(config, config);
    notify('Konfigurasi berhasil disimpan!');
    void cache.invalidateQueries({ queryKey: queryKeys.followUpQueue });
  };

  const change = (day: DayName, part: Partial<FollowUpDay>) => form.setValue(day, { ...form.getValues(day), ...part });
  return {
    days: values,
    errorOf: (day: DayName) => form.formState.errors[day]?.text?.message,
    isChanged,
    discard,
    saving: isPending,
    change,
    submit: form.handleSubmit((config) => mutate({ config })),
    /** The idle leads that the owner must confirm before the days are saved. Null when there are none. */
    question,
    answer: (answer: OldChatsAnswer) => question && mutate({ config: question.config, answer }),
    dropQuestion: () => setQuestion(null),
  };
}
