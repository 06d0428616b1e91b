import { useEffect, useState } from 'react';
import { chat } from '#contracts/http/chat/chat';
import { callForBlob } from '../../../api/client.js';

export type LoadedMedia = { kind: 'none' } | { kind: 'loading' } | { kind: 'ready'; url: string } | { kind: 'failed' };

/** Fetches a file of the chat with the token, or a picture small, as an address the page may show. Given back when the row leaves. */
export function useMedia(messageId: string, wanted: 'media' | 'thumbnail' | null): LoadedMedia {
  const [loaded, setLoaded] = useState<LoadedMedia>({ kind: 'none' });
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    let url: string | null = null;
    // what is fetched is no part of React's world, and a spinner must stand until it is there
    // oxlint-disable-next-line react/set-state-in-effect
    setLoaded({ kind: 'loading' });
    callForBlob(chat[wanted], { params: { messageId }, signal: leaving.signal }).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ kind: 'ready', url });
      },
      () => leaving.signal.aborted || setLoaded({ kind: 'failed' }),
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [messageId, wanted]);
  return loaded;
}
