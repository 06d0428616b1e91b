import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Image, X } from 'lucide-react';
import { useImperativeHandle, useState, type Ref } from 'react';
import { chat, type ContactView, type MessageView } from '#contracts/http/chat/chat';
import { isUnauthorized, errorWithReason } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { withMessage, type ThreadPages } from '../../../realtime/folds.js';
import type { KeptFile } from '../../../state/kept-files.js';
import { IconButton } from '../../../ui/forms/button.js';
import { captionRefusal, isPicture, sizeWords } from './attach.rules.js';

export type AttachedHandle = { send: (caption: string) => void };

type AttachedBarProps = {
  ref: Ref<AttachedHandle>;
  contact: ContactView;
  attached: KeptFile;
  onRemove: () => void;
  onSent: () => void;
};

/** The selected file above the composer: its name, the upload progress, and the reason of a refusal. */
export function AttachedBar({ ref, contact, attached, onRemove, onSent }: AttachedBarProps) {
  const cache = useQueryClient();
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (caption: string): Promise<MessageView> => {
      const { file, clientId } = attached;
      const params = { phoneNumber: contact.phoneNumber };
      const words = { clientId, caption: caption.trim() };
      return isPicture(file)
        ? call(chat.sendPhoto, { params, query: words, file, onProgress: setShare })
        : call(chat.sendFile, { params, query: { ...words, name: file.name.slice(-255) || 'berkas' }, file, onProgress: setShare });
    },
    onSuccess: (message) => {
      cache.setQueryData<ThreadPages>(queryKeys.thread(contact.conversationId), (thread) => thread && withMessage(thread, message));
      onSent();
    },
    onError: (error) => {
      if (!isUnauthorized(error)) setRefusal(errorWithReason(error, '❌ Lampiran gagal dikirim. Coba lagi.'));
    },
  });
  useImperativeHandle(
    ref,
    () => ({
      send: (caption) => {
        if (isPending) return;
        const tooLong = captionRefusal(caption);
        setRefusal(tooLong);
        setShare(0);
        if (tooLong === null) mutate(caption);
      },
    }),
    [isPending, mutate],
  );
  const { file } = attached;
  const Icon = isPicture(file) ? Image : FileText;
  const percent = Math.round(share * 100);
  return (
    <section aria-label="Lampiran yang akan dikirim" className="border-t bg-card px-3 pt-2">
      <div className="flex items-center gap-3 rounded-card border bg-sunken px-3 py-1">
        <Icon aria-hidden size={20} className="shrink-0 text-soft" />
        <div className="min-w-0 flex-1 py-1">
          <p className="truncate text-sm font-semibold">{file.name}</p>
          <p className="text-xs text-soft">{isPending ? `Mengirim… ${percent}%` : sizeWords(file.size)}</p>
          {isPending && (
            <div
              role="progressbar"
              aria-label="Pengiriman lampiran"
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="mt-1 h-1 overflow-hidden rounded-full bg-edge/40"
            >
              <div className="h-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
            </div>
          )}
        </div>
        {!isPending && (
          <IconButton label="Batalkan lampiran" onClick={onRemove}>
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      {refusal && (
        <p role="alert" className="px-1 pt-1.5 text-sm text-bad-ink">
          {refusal}
        </p>
      )}
    </section>
  );
}
