import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../forms/button.js';

type FoldProps = {
  /** Fragment of the address (after `#`). A link to it opens the fold. */
  id: string;
  title: string;
  /** The present value, in one line. Shown also while the fold is closed. */
  summary: ReactNode;
  /** True while the form inside has unsaved edits. */
  isChanged?: boolean;
  /** True while something inside needs the owner. The fold opens when this becomes true. */
  needsOwner?: boolean;
  children: ReactNode;
};

/**
 * Settings that are shown on demand. A closed fold shows the current value. It is opened by a press, by a link to its
 * id, and by the browser's own search in the page.
 */
export function Fold({ id, title, summary, isChanged = false, needsOwner = false, children }: FoldProps) {
  const { hash, key } = useLocation();
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(needsOwner);
  const [knownNeed, setKnownNeed] = useState(needsOwner);
  if (needsOwner !== knownNeed) {
    setKnownNeed(needsOwner);
    if (needsOwner) setOpen(true);
  }
  // Runs for each navigation, so that following the same link again also opens the fold.
  useEffect(() => {
    const details = box.current;
    if (hash !== `#${id}` || !details) return;
    details.open = true;
    details.querySelector('summary')?.focus({ preventScroll: true });
    details.scrollIntoView?.({ block: 'start' });
  }, [hash, id, key]);
  // A form cannot focus an invalid field in a closed fold, so the field gets the focus after the fold has opened.
  useEffect(() => {
    if (knownNeed) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [knownNeed]);

  return (
    <details ref={box} id={id} open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/fold">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h3 className="font-bold">{title}</h3>
          <span className="mt-0.5 block text-sm break-words text-soft">{summary}</span>
          {isChanged && !open && <span className="block text-sm font-semibold text-warn-ink">Perubahan belum disimpan</span>}
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-soft transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4 sm:px-6 sm:pb-6">{children}</div>
    </details>
  );
}

/** Shown in place of a fold whose settings could not be loaded. */
export function FoldFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div data-failed className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <h3 className="font-bold">{title}</h3>
        <p role="alert" className="mt-0.5 text-sm text-bad-ink">
          Gagal dimuat. Periksa koneksi Anda.
        </p>
      </div>
      <Button kind="secondary" aria-label={`Coba lagi: ${title}`} onClick={onRetry}>
        Coba lagi
      </Button>
    </div>
  );
}

/** Folds below each other in one card, under a heading. Takes no space until one of them has loaded, or has failed to. */
export function FoldList({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 not-has-[details,[data-failed]]:hidden">
      <h2 id={heading} className="text-lg font-bold">
        {title}
      </h2>
      <div className="divide-y rounded-card border bg-card">{children}</div>
    </section>
  );
}
