import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GuideCard } from '../../features/help/guide-card.js';
import { guides } from '../../features/help/guides.js';
import { matchOf, searchMaxChars } from '../../features/help/search.rules.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { SearchField } from '../../ui/forms/search-field.js';
import { guideIds, type GuideId } from '../../ui/layout/help-link.js';

/** Short guides with a search. `/bantuan#chat` opens the guide `chat`. */
export function HelpPage() {
  const { hash, key } = useLocation();
  return (
    <PageFrame title="Bantuan" intro="Panduan singkat. Cari dengan kata Anda sendiri." narrow>
      {/* a link opens its guide again, whatever was opened or searched before */}
      <Guides key={key} named={guideIds.find((id) => `#${id}` === hash) ?? null} />
    </PageFrame>
  );
}

function Guides({ named }: { named: GuideId | null }) {
  const [question, setQuestion] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<GuideId>>(new Set(named && [named]));

  useEffect(() => {
    const summary = named && document.getElementById(named)?.querySelector('summary');
    if (!summary) return;
    summary.focus({ preventScroll: true });
    summary.scrollIntoView?.({ block: 'start' });
  }, [named]);

  const found = guideIds
    .flatMap((id) => {
      const match = matchOf(guides[id], question);
      return match ? [{ id, ...match }] : [];
    })
    .toSorted((one, other) => other.rank - one.rank);

  const toggle = (id: GuideId, open: boolean) =>
    setOpened((before) => {
      if (before.has(id) === open) return before;
      const after = new Set(before);
      if (open) after.add(id);
      else after.delete(id);
      return after;
    });

  return (
    <>
      <SearchField label="Cari panduan" placeholder="Contoh: kuota habis" onSearch={setQuestion} />
      <p role="status" className={question === '' ? 'sr-only' : 'text-sm text-soft'}>
        {question === '' ? `${guideIds.length} panduan` : `${found.length} panduan untuk “${question.slice(0, searchMaxChars)}”`}
      </p>
      {found.length === 0 && (
        <EmptyState art="book" title="Tidak ada panduan dengan kata itu" help={null}>
          Coba kata yang lebih umum, atau buka Support di menu.
        </EmptyState>
      )}
      <div className="flex flex-col gap-3">
        {found.map(({ id, line }) => (
          <GuideCard
            key={id}
            id={id}
            guide={guides[id]}
            open={opened.has(id)}
            onToggle={(open) => toggle(id, open)}
            foundLine={question === '' ? null : line}
          />
        ))}
      </div>
    </>
  );
}
