import { ChevronDown } from 'lucide-react';
import type { GuideId } from '../../ui/layout/help-link.js';
import type { Guide, GuidePart } from './guide.js';
import { GuideText } from './guide-text.js';

type GuideCardProps = { id: GuideId; guide: Guide; open: boolean; onToggle: (open: boolean) => void; foundLine: string | null };

/** One guide: its title, expandable to the full text. */
export function GuideCard({ id, guide, open, onToggle, foundLine }: GuideCardProps) {
  return (
    <details id={id} open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="group rounded-card border bg-card">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="font-bold">{guide.title}</h2>
          <span className="mt-0.5 block text-sm text-soft group-open:hidden">{foundLine ?? guide.intro}</span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t px-4 py-5 sm:px-6">
        <p className="text-soft">{guide.intro}</p>
        {guide.parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </div>
    </details>
  );
}

function Part({ part: { heading, steps, notes } }: { part: GuidePart }) {
  return (
    <div className="flex flex-col gap-2.5">
      {heading && <h3 className="font-bold">{heading}</h3>}
      {steps && (
        <ol className="flex flex-col gap-2.5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="flex size-6 shrink-0 items-center justify-center rounded-full bg-brand-soft text-xs font-bold text-brand-ink"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <GuideText>{step}</GuideText>
              </span>
            </li>
          ))}
        </ol>
      )}
      {notes && (
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-soft">
          {notes.map((note) => (
            <li key={note}>
              <GuideText>{note}</GuideText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
