import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tryOut, type TriedPrompts } from '#contracts/http/bot/try-out';
import { errorText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { botToName } from '../../state/bots.js';

export interface Compared {
  readonly question: string;
  /** Answer with the stored texts. Null while the bot is thinking. */
  readonly before: string | null;
  readonly after: string | null;
}

const wordsOf = (bubbles: readonly string[]) => bubbles.join('\n');

/**
 * Answers real questions with the stored texts and with the new ones, one question at a time, until the
 * screen is left.
 */
export function useCompare(prompts: TriedPrompts) {
  const cache = useQueryClient();
  const [rows, setRows] = useState<readonly Compared[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    if (current.signal.aborted) leaving.current = new AbortController(); // remounted
    return () => current.abort();
  }, []);

  const ask = async (bot: string | null, body: string, tried: TriedPrompts | undefined, { signal }: AbortController) => {
    const { bubbles } = await call(tryOut.send, { bot, body: { messages: [{ role: 'lead', body }], prompts: tried }, signal });
    return wordsOf(bubbles);
  };
  const run = useMutation({
    mutationFn: async (questions: readonly string[]) => {
      const { current } = leaving;
      const bot = botToName();
      setRows([]);
      for (const question of questions) {
        setRows((shown) => [...shown, { question, before: null, after: null }]);
        const set = (part: Partial<Compared>) =>
          setRows((shown) => shown.map((row) => (row.question === question ? { ...row, ...part } : row)));
        set({ before: await ask(bot, question, undefined, current) });
        set({ after: await ask(bot, question, prompts, current) });
      }
    },
    // unanswered rows are removed, so that they do not look as if the bot were still thinking
    onError: () => setRows((shown) => shown.filter(({ after }) => after !== null)),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.leadQuestions });
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
    },
  });
  const problem = run.error && errorText(run.error, 'Bot belum bisa menjawab. Periksa koneksi Anda, lalu coba lagi.');
  return { rows, running: run.isPending, problem, start: run.mutate };
}
