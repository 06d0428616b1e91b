import { LoaderCircle } from 'lucide-react';

/** A turning ring. Decorative: the words beside it say what is waited for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden className="shrink-0 animate-spin" size={size} />;
}

/** Spinner with its words, for a whole area that is loading. */
export function Loading({ children = 'Memuat...' }: { children?: string }) {
  return (
    <p role="status" className="flex min-h-32 items-center justify-center gap-3 text-soft">
      <Spinner /> {children}
    </p>
  );
}
