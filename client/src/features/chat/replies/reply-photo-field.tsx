import { useMutation } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { photos } from '#contracts/http/bot/photos';
import { call } from '../../../api/client.js';
import { isUnauthorized } from '../../../api/api-error.js';
import { uploadErrorText } from '../../../api/upload-error.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { IconButton } from '../../../ui/forms/button.js';
import { FileButton, photoTypes } from '../../../ui/forms/file-button.js';
import { StoredPhoto } from '../../photos/stored-photo.js';

type ReplyPhotoProps = { photoId: string | null; onChange: (photoId: string | null) => void };

/** The photo of a quick reply: chosen, shown and removed. */
export function ReplyPhotoField({ photoId, onChange }: ReplyPhotoProps) {
  const { mutate: upload, isPending } = useMutation({
    mutationFn: (file: File) => call(photos.upload, { file }),
    onSuccess: ({ id }) => onChange(id),
    onError: (error) => void (isUnauthorized(error) || notify(uploadErrorText(error, '❌ Gagal mengunggah foto.'))),
  });
  if (photoId)
    return (
      <div className="flex items-center gap-3">
        <StoredPhoto id={photoId} alt="Foto balasan cepat" className="size-16 rounded-md object-cover" />
        <span className="min-w-0 flex-1 text-sm text-soft">Foto ini ikut dilampirkan.</span>
        <IconButton label="Lepas foto" onClick={() => onChange(null)}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    );
  return (
    <FileButton
      fieldName="Berkas foto balasan cepat"
      accept={photoTypes}
      kind="ghost"
      className="self-start"
      icon={<ImagePlus aria-hidden size={18} />}
      busy={isPending}
      onChoose={upload}
    >
      Tambah foto
    </FileButton>
  );
}
