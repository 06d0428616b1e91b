import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { tellTrouble } from '../../../api/tell-trouble.js';
import { withMessage, type ThreadPages } from '../../../realtime/folds.js';
import { Spinner } from '../../../ui/feedback/spinner.js';
import { IconButton } from '../../../ui/forms/button.js';
import { newClientId } from './client-id.js';

type AttachProps = { contact: ContactView; caption: string; onSent: () => void };

/** Sends a picture; what is typed goes with it. */
export function AttachPhoto({ contact, caption, onSent }: AttachProps) {
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { mutate: send, isPending } = useMutation({
    mutationFn: (file: File) =>
      call(chat.sendPhoto, {
        params: { phoneNumber: contact.phoneNumber },
        query: { clientId: newClientId(), caption: caption.trim().slice(0, limits.photoCaptionMaxChars) },
        file,
      }),
    onSuccess: (message) => {
      cache.setQueryData<ThreadPages>(queryKeys.thread(contact.conversationId), (thread) => thread && withMessage(thread, message));
      onSent();
    },
    onError: tellTrouble('❌ Foto gagal dikirim. Coba lagi.'),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Foto untuk pelanggan"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) send(file);
        }}
      />
      <IconButton label="Kirim foto" disabled={isPending} onClick={() => input.current?.click()}>
        {isPending ? <Spinner /> : <ImagePlus aria-hidden size={20} />}
      </IconButton>
    </>
  );
}
