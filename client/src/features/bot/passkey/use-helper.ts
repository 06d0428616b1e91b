import { useEffect, useState } from 'react';
import { helperMark, helperVersion, type FromHelper, type HelperAttempt, type ToHelper } from '#contracts/values/passkey-helper';

type Helper = 'missing' | 'old' | 'ready';
/** Progress of the last attempt given to the helper. */
type Progress = { readonly kind: 'idle' } | { readonly kind: 'opened' } | { readonly kind: 'ended'; readonly why: string };

type Saying = ToHelper extends infer One ? (One extends ToHelper ? Omit<One, 'mark' | 'to'> : never) : never;

function say(words: Saying): void {
  window.postMessage({ mark: helperMark, to: 'helper', ...words }, location.origin);
}

/** Accepts only messages from the helper in this page; other windows and frames are ignored. */
function fromHelper(event: MessageEvent<unknown>): FromHelper | null {
  if (event.source !== window || event.origin !== location.origin) return null;
  const data = event.data as Partial<FromHelper> | null;
  return data?.mark === helperMark && data.to === 'panel' ? (data as FromHelper) : null;
}

/** State of the helper in this browser. The hook also detects a helper that is installed while the page is open. */
export function useHelper() {
  const [helper, setHelper] = useState<Helper>('missing');
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      const told = fromHelper(event);
      if (told?.kind === 'here') setHelper(Number(told.version) >= helperVersion ? 'ready' : 'old');
      else if (told?.kind === 'opened') setProgress({ kind: 'opened' });
      else if (told?.kind === 'ended') setProgress({ kind: 'ended', why: String(told.why) });
    };
    window.addEventListener('message', hear);
    say({ kind: 'hello' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return {
    helper,
    progress,
    start: (attempt: HelperAttempt) => {
      setProgress({ kind: 'idle' });
      say({ kind: 'start', attempt });
    },
  };
}
