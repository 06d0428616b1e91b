import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = { title: string; open?: boolean | undefined; children: ReactNode };

/** Explanations or rarely used fields inside a form or window, shown on demand. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details open={open} className="group/more rounded-md border px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{title}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-soft transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
