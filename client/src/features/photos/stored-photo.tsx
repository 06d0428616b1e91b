import { ImageOff } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { photos } from '#contracts/http/bot/photos';
import { callForBlob } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';

type StoredPhotoProps = { id: string; alt: string; className: string };

/** A product photo of the owner, fetched with the token. */
export function StoredPhoto({ id, alt, className }: StoredPhotoProps) {
  const { data, error } = useQuery({
    queryKey: queryKeys.photoFile(id),
    queryFn: ({ signal }) => callForBlob(photos.view, { params: { id }, signal }),
    staleTime: Infinity,
    retry: false,
  });
  const url = useObjectUrl(data);
  if (error) return <ImageOff aria-label="Foto tidak tersedia" size={24} className="mx-3 shrink-0 text-bad-ink" />;
  return url ? <img src={url} alt={alt} className={className} /> : <Skeleton className={className} />;
}

/** Object URL of the file, valid while it is shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    // the object URL is a browser resource outside React
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
