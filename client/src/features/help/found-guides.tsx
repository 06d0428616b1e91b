import { LifeBuoy } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Button } from '../../ui/forms/button.js';
import { part } from '../../ui/layout/part.js';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import { GuideCard } from './guide-card.js';
import { searchGuides } from './search.js';
import { searchMaxChars } from './search.rules.js';

const SupportDialog = part(() => import('../shell/support-dialog.js'), 'SupportDialog');

type FoundGuidesProps = { question: string; opened: ReadonlySet<GuideId>; onToggle: (id: GuideId, open: boolean) => void };

/** The guides that answer a question, best first. */
export function FoundGuides({ question, opened, onToggle }: FoundGuidesProps) {
  const found = useMemo(() => searchGuides(question), [question]);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {`${found.length} panduan untuk “${question.slice(0, searchMaxChars)}”`}
      </p>
      {found.length === 0 && (
        <EmptyState
          art="book"
          title="Tidak ada panduan dengan kata itu"
          help={null}
          action={
            <Button kind="secondary" icon={<LifeBuoy aria-hidden size={18} />} onClick={() => setAsking(true)}>
              Tanya tim kami
            </Button>
          }
        >
          Coba kata yang lebih umum, atau tanyakan langsung.
        </EmptyState>
      )}
      <Suspense>{isAsking && <SupportDialog open onOpenChange={setAsking} />}</Suspense>
      <div className="flex flex-col gap-3">
        {found.map(({ id, line }) => (
          <GuideCard key={id} id={id} open={opened.has(id)} onToggle={onToggle} foundLine={line} />
        ))}
      </div>
    </>
  );
}
