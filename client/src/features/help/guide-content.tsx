import type { GuideId } from '../../ui/layout/guide-ids.js';
import type { GuidePart } from './guide.js';
import { GuideText } from './guide-text.js';
import { guides } from './guides.js';

/** The text of a guide. Fetched when the first guide is opened or searched. */
export function GuideContent({ id }: { id: GuideId }) {
  return guides[id].parts.map((part, index) => <Part key={index} part={part} />);
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
