import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { queue } from '#contracts/http/chat/queue';
import { errorWithReason } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { useAtom, useSetAtom } from '../../../state/atoms.js';
import { useTextDraft } from '../../../state/use-draft.js';
import { useTextKeeper } from '../../../state/use-text-keeper.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { newClientId } from '../../chat/thread/client-id.js';
import { leavingAtom, unsureRepliesAtom, type UnsureReply } from './queue-state.js';

type Step = ({ readonly kind: 'reply' } & UnsureReply) | { readonly kind: 'give-back' | 'reopen' | 'done' };

const failures: Record<Step['kind'], string> = {
  reply: '❌ Balasan belum terkirim. Teksnya masih ada di kolom balas.',
  'give-back': '❌ Gagal mengembalikan chat ke bot.',
  reopen: '❌ Gagal mengembalikan chat ke bot.',
  done: '❌ Gagal menandai chat ini selesai.',
};

function send(step: Step, { phoneNumber, conversationId }: ContactView): Promise<unknown> {
  const params = { phoneNumber };
  switch (step.kind) {
    case 'reply':
      return call(chat.send, { params, body: { body: step.body, clientId: step.clientId } });
    case 'give-back':
      return call(chat.takeover, { params, body: { active: false } });
    case 'reopen':
      return call(queue.reopen, { body: { conversationIds: [conversationId] } });
    case 'done':
      return call(chat.finish, { params });
  }
}

/**
 * The owner's actions on one lead of the queue. The lead leaves the queue at once and comes back when the server
 * refuses. The text of a failed reply returns to the field.
 */
export function useQueueActions(lead: ContactView) {
  const { conversationId, phoneNumber } = lead;
  const cache = useQueryClient();
  const setLeaving = useSetAtom(leavingAtom);
  const draftName = `chat:${conversationId}`;
  const [draft, setDraft] = useTextDraft(draftName);
  const keepText = useTextKeeper();
  const [unsure, setUnsure] = useAtom(unsureRepliesAtom);
  const stay = () => setLeaving((ids) => new Set([...ids].filter((id) => id !== conversationId)));
  const { mutate } = useMutation({
    mutationFn: (step: Step) => send(step, lead),
    onMutate: (step) => {
      setLeaving((ids) => new Set([...ids, conversationId]));
      if (step.kind === 'reply') setDraft('');
    },
    onSuccess: async () => {
      void cache.invalidateQueries({ queryKey: queryKeys.allContacts });
      void cache.invalidateQueries({ queryKey: queryKeys.contact(phoneNumber) });
      // the lead stays hidden until a list without it has arrived
      await cache.invalidateQueries({ queryKey: queryKeys.waiting });
    },
    onError: (error, step) => {
      if (step.kind === 'reply') {
        // The chat uses the same draft, and the owner may have opened it and typed there.
        keepText(draftName, step.body, 'follows');
        setUnsure((all) => ({ ...all, [conversationId]: { body: step.body, clientId: step.clientId } }));
      }
      notify(errorWithReason(error, failures[step.kind]));
    },
    onSettled: stay,
  });
  const reply = () => {
    const body = draft.trim();
    const before = unsure[conversationId];
    if (body !== '') mutate({ kind: 'reply', body, clientId: before?.body === body ? before.clientId : newClientId() });
  };
  return {
    draft,
    setDraft,
    reply,
    giveBack: () => mutate({ kind: 'give-back' }),
    reopen: () => mutate({ kind: 'reopen' }),
    finish: () => mutate({ kind: 'done' }),
  };
}

/** Lets the bot answer all leads that a failure left without an answer. They leave the queue as they are answered. */
export function useReopenAll() {
  const cache = useQueryClient();
  const { isPending: busy, mutate } = useMutation({
    mutationFn: () => call(queue.reopen, { body: {} }),
    onSuccess: ({ reopened }) => {
      notify(reopened.length > 0 ? `✅ Bot sedang menjawab ${reopened.length} pesan.` : 'Semua pesan itu sudah dijawab.');
      return cache.invalidateQueries({ queryKey: queryKeys.waiting });
    },
    onError: (error) => notify(errorWithReason(error, '❌ Bot belum bisa diminta menjawab. Coba lagi.')),
  });
  return { busy, reopenAll: () => mutate() };
}
