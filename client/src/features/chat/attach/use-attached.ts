import { useEffect, useState } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { useAtomValue } from '../../../state/atoms.js';
import { hasUserIdAtom, userIdAtom } from '../../../state/session-atoms.js';
import type { KeptFile } from '../../../state/kept-files.js';

const keptFiles = () => import('../../../state/kept-files.js');

/** The file that waits to be sent in a conversation; it is there again when the page was closed meanwhile. */
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
      // what was chosen meanwhile is newer
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
