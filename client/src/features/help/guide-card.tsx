import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { Loading } from '../../ui/feedback/spinner.js';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import { part } from '../../ui/layout/part.js';
import { guideHeads } from './guide-heads.js';

const GuideContent = part(() => import('./guide-content.js'), 'GuideContent');

type GuideCardProps = { id: GuideId; open: boolean; onToggle: (id: GuideId, open: boolean) => void; foundLine?: string | null };

/** One guide: its title, expandable to the full text. */
export function GuideCard({ id, open, onToggle, foundLine }: GuideCardProps) {
  const { title, intro } = guideHeads[id];
  return (
    <details id={id} open={open} onToggle={(event) => onToggle(id, event.currentTarget.open)} className="group rounded-card border bg-card">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="font-bold">{title}</h2>
          <span className="mt-0.5 block text-sm text-soft group-open:hidden">{foundLine ?? intro}</span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t px-4 py-5 sm:px-6">
        <p className="text-soft">{intro}</p>
        {open && (
          <Suspense fallback={<Loading>Memuat panduan...</Loading>}>
            <GuideContent id={id} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
