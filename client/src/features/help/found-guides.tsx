import { useMemo } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import { GuideCard } from './guide-card.js';
import { searchGuides } from './search.js';
import { searchMaxChars } from './search.rules.js';

type FoundGuidesProps = { question: string; opened: ReadonlySet<GuideId>; onToggle: (id: GuideId, open: boolean) => void };

/** The guides that answer a question, best first. */
export function FoundGuides({ question, opened, onToggle }: FoundGuidesProps) {
  const found = useMemo(() => searchGuides(question), [question]);
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {`${found.length} panduan untuk “${question.slice(0, searchMaxChars)}”`}
      </p>
      {found.length === 0 && (
        <EmptyState art="book" title="Tidak ada panduan dengan kata itu" help={null}>
          Coba kata yang lebih umum, atau buka Support di menu.
        </EmptyState>
      )}
      <div className="flex flex-col gap-3">
        {found.map(({ id, line }) => (
          <GuideCard key={id} id={id} open={opened.has(id)} onToggle={onToggle} foundLine={line} />
        ))}
      </div>
    </>
  );
}
