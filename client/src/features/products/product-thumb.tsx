import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { photos } from '#contracts/http/bot/photos';
import { uploadIdOf } from '#contracts/values/selling/product-list';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { StoredPhoto } from '../photos/stored-photo.js';

const size = 'size-11 shrink-0 rounded-sm object-cover';

/** Small picture of a product, fetched when it scrolls into view. Decorative: the name is beside it. */
export function ProductThumb({ link }: { link: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={frame} aria-hidden className="size-11 shrink-0 overflow-hidden rounded-sm bg-sunken">
      {isSeen && <Picture link={link} />}
    </span>
  );
}

function Picture({ link }: { link: string }) {
  const uploadId = uploadIdOf(link);
  const { data, isError } = useQuery({
    queryKey: queryKeys.photo(link),
    queryFn: ({ signal }) => call(photos.check, { body: { link }, signal }),
    enabled: uploadId === null,
    staleTime: Infinity,
    retry: false,
  });
  const id = uploadId ?? data?.photo?.id;
  if (isError || data?.why) return <ImageOff size={18} className="m-3 text-soft" />;
  return id ? <StoredPhoto id={id} alt="" className={size} /> : null;
}
