import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, X } from 'lucide-react';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { isUnauthorized } from '../../../api/api-error.js';
import { uploadErrorText } from '../../../api/upload-error.js';
import { call } from '../../../api/client.js';
import { botToName } from '../../../state/bots.js';
import { queryKeys } from '../../../api/query-keys.js';
import { withMessage, type ThreadPages } from '../../../realtime/folds.js';
import type { KeptFile } from '../../../state/kept-files.js';
import { IconButton } from '../../../ui/forms/button.js';
import { captionRefusal, isPicture, sizeWords } from './attach.rules.js';

export type AttachedHandle = { send: (caption: string) => void };

type AttachedBarProps = {
  ref: Ref<AttachedHandle>;
  contact: ContactView;
  files: readonly KeptFile[];
  onRemove: (clientId: string) => void;
  /** Called after each file. `caption` is the text as it was typed. Only the first file has a caption. */
  onSent: (one: KeptFile, caption: string | null) => void;
};

type Progress = { clientId: string; share: number };

/**
 * The selected files above the composer: previews, the upload progress, and the reason of a refusal. They are
 * sent one after the other, the caption with the first. After a failure the rest stays and can be sent again.
 */
export function AttachedBar({ ref, contact, files, onRemove, onSent }: AttachedBarProps) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (words: string): Promise<void> => {
      const to = { bot: botToName(), params: { phoneNumber: contact.phoneNumber } };
      for (const [index, one] of files.entries()) {
        const { file, clientId } = one;
        const onProgress = (share: number) => setProgress({ clientId, share });
        onProgress(0);
        const query = { clientId, caption: index === 0 ? words.trim() : '' };
        // one at a time, so that the lead gets them in this order
        const message = await (isPicture(file)
          ? call(chat.sendPhoto, { ...to, query, file, onProgress })
          : call(chat.sendFile, { ...to, query: { ...query, name: file.name.slice(-255) || 'berkas' }, file, onProgress }));
        cache.setQueryData<ThreadPages>(queryKeys.thread(contact.conversationId), (thread) => thread && withMessage(thread, message));
        onSent(one, index === 0 ? words : null);
      }
    },
    onSettled: () => setProgress(null),
    onError: (error) => {
      if (!isUnauthorized(error)) setRefusal(uploadErrorText(error, '❌ Lampiran gagal dikirim.'));
    },
  });
  useImperativeHandle(
    ref,
    () => ({
      send: (caption) => {
        if (isPending) return;
        const tooLong = captionRefusal(caption);
        setRefusal(tooLong);
        if (tooLong === null) mutate(caption);
      },
    }),
    [isPending, mutate],
  );
  return (
    <section aria-label="Lampiran yang akan dikirim" className="border-t bg-card px-3 pt-2">
      <ul className="flex max-h-[30dvh] flex-col gap-1.5 overflow-y-auto">
        {files.map(({ clientId, file }) => (
          <AttachedFile
            key={clientId}
            file={file}
            share={progress?.clientId === clientId ? progress.share : null}
            isAlone={files.length === 1}
            {...(!isPending && {
              onRemove: () => {
                setRefusal(null);
                onRemove(clientId);
              },
            })}
          />
        ))}
      </ul>
      {refusal && (
        <p role="alert" className="px-1 pt-1.5 text-sm text-bad-ink">
          {refusal}
        </p>
      )}
    </section>
  );
}

type AttachedFileProps = { file: File; share: number | null; isAlone: boolean; onRemove?: () => void };

function AttachedFile({ file, share, isAlone, onRemove }: AttachedFileProps) {
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li className="flex items-center gap-3 rounded-card border bg-sunken py-1 ps-1.5 pe-3">
      {isPicture(file) ? <Preview file={file} /> : <FileText aria-hidden size={20} className="mx-2.5 shrink-0 text-soft" />}
      <div className="min-w-0 flex-1 py-1">
        <p className="truncate text-sm font-semibold">{file.name || 'Foto'}</p>
        <p className="text-xs text-soft">{share === null ? sizeWords(file.size) : `Mengirim… ${percent}%`}</p>
        {share !== null && (
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
      {onRemove && (
        <IconButton label={isAlone ? 'Batalkan lampiran' : `Batalkan lampiran ${file.name}`} onClick={onRemove}>
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </li>
  );
}

/** Preview of the selected picture. Its object URL is revoked when the preview unmounts. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // the object URL is a browser resource outside React
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt={`Pratinjau ${file.name}`} className="size-11 shrink-0 rounded-md border bg-card object-cover" />;
}
