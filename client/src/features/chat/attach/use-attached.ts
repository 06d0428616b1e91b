import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { useAtomValue } from '../../../state/atoms.js';
import { hasUserIdAtom, userIdAtom } from '../../../state/session-atoms.js';
import type { KeptFile } from '../../../state/kept-files.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { newClientId } from '../thread/client-id.js';
import type { AttachedHandle } from './attached-bar.js';
import { sortFiles } from './attach.rules.js';
import { takeSharedFiles } from './shared-files.js';

const keptFiles = () => import('../../../state/kept-files.js');

const none: readonly KeptFile[] = [];

export interface Attached {
  /** Files waiting to be sent, in their order. */
  readonly files: readonly KeptFile[];
  /** Adds files. Those that cannot be sent are refused with a notice. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (clientId: string) => void;
}

/** The files waiting to be sent in a conversation. They survive closing the page. */
export function useAttached({ conversationId }: ContactView): Attached {
  const [files, setFiles] = useState(none);
  const latest = useRef(none);
  const userId = useAtomValue(userIdAtom);
  const owner = useAtomValue(hasUserIdAtom) ? userId : null;
  const name = `chat:${conversationId}`;
  const show = useCallback((next: readonly KeptFile[]) => {
    latest.current = next;
    setFiles(next);
  }, []);
  const change = (next: readonly KeptFile[]): void => {
    show(next);
    if (owner !== null) void keptFiles().then(({ keepFiles }) => keepFiles(owner, name, next));
  };
  const add = (chosen: readonly File[]): void => {
    const { accepted, refusals } = sortFiles(chosen, latest.current.length);
    if (refusals.length > 0) notify(refusals.join('\n'));
    if (accepted.length > 0) change([...latest.current, ...accepted.map((file) => ({ clientId: newClientId(), file }))]);
  };
  const addShared = useEffectEvent(add);
  useEffect(() => {
    if (owner === null) return;
    let isLeft = false;
    void keptFiles().then(async ({ readKeptFiles }) => {
      const kept = await readKeptFiles(owner, name);
      if (isLeft) return;
      // When the owner chose files before the stored files were loaded, the chosen files take precedence.
      if (kept.length > 0 && latest.current.length === 0) show(kept);
      // files shared by another app belong to the first chat that is opened afterwards
      const shared = await takeSharedFiles();
      if (shared.length > 0) addShared(shared);
    });
    return () => void (isLeft = true);
  }, [owner, name, show]);
  return {
    files,
    add,
    remove: (clientId) => change(latest.current.filter((one) => one.clientId !== clientId)),
  };
}

/**
 * Connects to the bar of selected files. While the bar's code is still loading, a send request waits and runs when
 * the bar is ready.
 */
export function useAttachedBar(files: readonly KeptFile[]): readonly [onBar: RefCallback<AttachedHandle>, send: (caption: string) => void] {
  const bar = useRef<AttachedHandle>(null);
  const early = useRef<{ clientId: string; caption: string } | null>(null);
  const clientId = files[0]?.clientId;
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
