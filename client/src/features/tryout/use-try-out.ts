import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tryOut } from '#contracts/http/try-out';
import { troubleText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

export type TryLine = { role: 'lead' | 'bot'; body: string };

/** The server reads at most so many lines of the talk. */
const linesSent = 30;

/** A talk with one's own bot inside the panel. A failed turn gives the text back to the input. */
export function useTryOut() {
  const cache = useQueryClient();
  const [lines, setLines] = useState<readonly TryLine[]>([]);
  const [draft, setDraft] = useState('');
  const [thinking, setThinking] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(): Promise<void> {
    const body = draft.trim();
    if (body === '' || thinking) return;
    const asked: readonly TryLine[] = [...lines, { role: 'lead', body }];
    setLines(asked);
    setDraft('');
    setThinking(true);
    setTrouble(null);
    try {
      const reply = await call(tryOut.send, { body: { messages: asked.slice(-linesSent) } });
      setLines([...asked, ...reply.bubbles.map((bubble) => ({ role: 'bot' as const, body: bubble }))]);
      setLeft(reply.left);
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
    } catch (error) {
      setLines(lines);
      setDraft((typed) => typed || body);
      setTrouble(troubleText(error, 'Bot belum bisa menjawab. Periksa koneksi Anda, lalu kirim lagi.'));
    }
    setThinking(false);
  }

  const restart = () => {
    setLines([]);
    setTrouble(null);
  };

  return { lines, draft, setDraft, thinking, left, trouble, send, restart };
}
