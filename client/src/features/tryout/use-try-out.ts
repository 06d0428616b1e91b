import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { tryOut, type TriedPrompts } from '#contracts/http/bot/try-out';
import { errorText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { useTextDraft } from '../../state/use-draft.js';
import { queryKeys } from '../../api/query-keys.js';

export type TryLine = {
  role: 'lead' | 'bot';
  body: string;
  /** The photo shown in a bubble. */
  photoId?: string | null;
  /** How the bot produced the answer. Set only on the last bubble of an answer. */
  trace?: ReplyTrace | undefined;
};

/** Maximum number of lines that the server reads. */
const linesSent = 30;

type Turn = { body: string; before: readonly TryLine[] };

/**
 * A conversation with the owner's own bot inside the panel. After a failed turn the text returns to the
 * input.
 * @param prompts unsaved training texts to use for the answers.
 */
export function useTryOut(prompts?: TriedPrompts) {
  const cache = useQueryClient();
  const [lines, setLines] = useState<readonly TryLine[]>([]);
  const [draft, setDraft] = useTextDraft('uji-coba');
  const latest = useRef(draft);
  useEffect(() => void (latest.current = draft));
  const turn = useMutation({
    mutationFn: ({ body, before }: Turn) =>
      call(tryOut.send, { body: { messages: withLead(before, body).slice(-linesSent).map(wordsOf), prompts } }),
    onMutate: ({ body, before }) => {
      setLines(withLead(before, body));
      setDraft('');
    },
    onSuccess: ({ bubbles, photos, trace }) => {
      const last = bubbles.length - 1;
      const said = bubbles.map((body, at): TryLine => ({
        role: 'bot',
        body,
        photoId: photos?.[at] ?? null,
        trace: at === last ? trace : undefined,
      }));
      setLines((now) => [...now, ...said]);
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
    },
    onError: (_, { body, before }) => {
      setLines(before);
      setDraft(latest.current || body);
    },
  });
  const [left, setLeft] = useState<number | null>(null);
  const thinking = turn.isPending;

  const send = () => {
    const body = draft.trim();
    if (body !== '' && !thinking) turn.mutate({ body, before: lines }, { onSuccess: (reply) => setLeft(reply.left) });
  };
  const restart = () => {
    setLines([]);
    turn.reset();
  };

  const problem = turn.error && errorText(turn.error, 'Bot belum bisa menjawab. Periksa koneksi Anda, lalu kirim lagi.');
  return { lines, draft, setDraft, thinking, left, problem, send, restart };
}

function wordsOf({ role, body }: TryLine) {
  return { role, body };
}

function withLead(lines: readonly TryLine[], body: string): readonly TryLine[] {
  return [...lines, { role: 'lead', body }];
}
