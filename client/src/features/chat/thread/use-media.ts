import { useEffect, useState } from 'react';
import { chat } from '#contracts/http/chat/chat';
import { callForBlob } from '../../../api/client.js';

export type LoadedMedia = { kind: 'none' } | { kind: 'loading' } | { kind: 'ready'; url: string } | { kind: 'failed' };

/**
 * Fetches a file of the chat, or the thumbnail of a picture, with the token. Returns it as an object URL, which is
 * revoked when the row unmounts.
 */
export function useMedia(messageId: string, wanted: 'media' | 'thumbnail' | null): LoadedMedia {
  const [loaded, setLoaded] = useState<LoadedMedia>({ kind: 'none' });
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    let url: string | null = null;
    // the fetch is external to React, and the spinner must show until it completes
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
