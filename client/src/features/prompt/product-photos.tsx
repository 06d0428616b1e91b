import { ImageOff, ImagePlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { photos } from '#contracts/http/bot/photos';
import { readProductList, uploadIdOf, uploadLink } from '#contracts/values/selling/product-list';
import { isUnauthorized, errorText } from '../../api/api-error.js';
import { uploadErrorText } from '../../api/upload-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { StoredPhoto } from '../photos/stored-photo.js';
import { photosAtFirst } from './prompt.rules.js';
import { Button } from '../../ui/forms/button.js';
import { FileButton, photoTypes } from '../../ui/forms/file-button.js';

/** Typing must pause this long before the text is checked. */
const pauseMs = 800;

type Props = {
  /** Current text of the field "Nama & Link Foto Produk". */
  text: string;
  /** Appends a line to the field's text. */
  onAdd: (line: string) => void;
};

/**
 * Photos from the list that the bot can send. Each entry is a photo, or the reason why it cannot be shown. The owner
 * can upload a photo instead of linking one.
 */
export function ProductPhotos({ text, onAdd }: Props) {
  const settled = useSettled(text);
  const [all, setAll] = useState(false);
  const rows = readProductList(settled).flatMap(({ name, links }) => links.map((link) => ({ name, link })));
  const shown = all ? rows : rows.slice(0, photosAtFirst);
  return (
    <div className="flex flex-col gap-3">
      <Upload onAdd={onAdd} />
      {shown.length > 0 && (
        <ul aria-label="Foto produk" className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ name, link }) => (
            <PhotoRow key={`${name} ${link}`} name={name} link={link} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button kind="ghost" onClick={() => setAll(true)} className="self-start">
          Tampilkan {rows.length - shown.length} foto lagi
        </Button>
      )}
    </div>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function PhotoRow({ name, link }: { name: string; link: string }) {
  const uploadId = uploadIdOf(link);
  const { data, error } = useQuery({
    queryKey: queryKeys.photo(link),
    queryFn: ({ signal }) => call(photos.check, { body: { link }, signal }),
    enabled: uploadId === null,
    staleTime: Infinity,
    retry: false,
  });
  const id = uploadId ?? data?.photo?.id;
  const why = data?.why ?? (error && errorText(error, 'Foto ini belum dapat diperiksa. Mohon coba lagi.'));
  return (
    <li className="flex items-center gap-3 rounded-md bg-sunken p-2">
      {why ? (
        <ImageOff aria-hidden size={24} className="mx-3 shrink-0 text-bad-ink" />
      ) : id ? (
        <StoredPhoto id={id} alt={`Foto ${name}`} className="size-14 shrink-0 rounded-sm object-cover" />
      ) : (
        <Skeleton className="size-14 shrink-0" />
      )}
      <div className="min-w-0 text-sm">
        <p className="truncate font-semibold">{name}</p>
        {why && (
          <p className="text-soft" role="status">
            {why}
          </p>
        )}
      </div>
    </li>
  );
}

function Upload({ onAdd }: Pick<Props, 'onAdd'>) {
  const [busy, setBusy] = useState(false);

  async function upload(file: File) {
    setBusy(true);
    try {
      const { id } = await call(photos.upload, { file });
      onAdd(`${nameOf(file)}: ${uploadLink(id)}`);
      notify('✅ Foto diunggah. Periksa nama produknya, lalu simpan.');
    } catch (error) {
      if (!isUnauthorized(error)) notify(uploadErrorText(error, '❌ Gagal mengunggah foto.'));
    }
    setBusy(false);
  }

  return (
    <FileButton
      fieldName="Berkas foto produk"
      accept={photoTypes}
      kind="secondary"
      icon={<ImagePlus aria-hidden size={18} />}
      busy={busy}
      busyLabel="Mengunggah..."
      className="self-start"
      onChoose={(file) => void upload(file)}
    >
      Unggah Foto
    </FileButton>
  );
}

/**
 * Product name from a file name: "kopi-gayo_250g.JPG" becomes "kopi gayo 250g". The owner can correct it in the
 * field.
 */
function nameOf({ name }: File): string {
  return (
    name
      .replace(/\.[^.]*$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'Produk'
  );
}
