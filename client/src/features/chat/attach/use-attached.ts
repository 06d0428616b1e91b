import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { useAtomValue } from '../../../state/atoms.js';
import { hasUserIdAtom, userIdAtom } from '../../../state/session-atoms.js';
import type { KeptFile } from '../../../state/kept-files.js';
import type { AttachedHandle } from './attached-bar.js';

const keptFiles = () => import('../../../state/kept-files.js');

/** The file waiting to be sent in a conversation. It survives closing the page. */
export function useAttached({ conversationId }: ContactView): readonly [KeptFile | null, (kept: KeptFile | null) => void] {
  const [attached, setAttached] = useState<KeptFile | null>(null);
  const userId = useAtomValue(userIdAtom);
  const owner = useAtomValue(hasUserIdAtom) ? userId : null;
  const name = `chat:${conversationId}`;
  useEffect(() => {
    if (owner === null) return;
    let isLeft = false;
    void keptFiles().then(async ({ readKeptFile }) => {
      const kept = await readKeptFile(owner, name);
      // a file chosen while reading the stored one takes precedence
      if (!isLeft && kept) setAttached((now) => now ?? kept);
    });
    return () => void (isLeft = true);
  }, [owner, name]);
  const attach = (kept: KeptFile | null): void => {
    setAttached(kept);
    if (owner !== null) void keptFiles().then(({ keepFile }) => keepFile(owner, name, kept));
  };
  return [attached, attach];
}

/**
 * Handle of the bar of the selected file. Its code may still be loading: a send requested before that is
 * executed when the bar is ready.
 */
export function useAttachedBar(attached: KeptFile | null): readonly [onBar: RefCallback<AttachedHandle>, send: (caption: string) => void] {
  const bar = useRef<AttachedHandle>(null);
  const early = useRef<{ clientId: string; caption: string } | null>(null);
  const clientId = attached?.clientId;
  const onBar = useCallback(
    (handle: AttachedHandle | null) => {
      bar.current = handle;
      if (!handle || !early.current) return;
      const { caption, ...change } = early.current;
      early.current = null;
      if (change.clientId === clientId) handle.send(caption);
    },
    [clientId],
  );
  const send = (caption: string): void => {
    if (bar.current) bar.current.send(caption);
    else if (clientId) early.current = { clientId, caption };
  };
  return [onBar, send];
}
