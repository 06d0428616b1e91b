import { LoaderCircle } from 'lucide-react';

/** Decorative spinner: the text next to it says what is loading. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden className="shrink-0 animate-spin" size={size} />;
}

/** Spinner with text, for a whole area that is loading. */
export function Loading({ children = 'Memuat...' }: { children?: string }) {
  return (
    <p role="status" className="flex min-h-32 items-center justify-center gap-3 text-soft">
      <Spinner /> {children}
    </p>
  );
}
