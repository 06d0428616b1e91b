import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GuideCard } from '../../features/help/guide-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { SearchField } from '../../ui/forms/search-field.js';
import { guideIds, type GuideId } from '../../ui/layout/guide-ids.js';
import { part } from '../../ui/layout/part.js';

const FoundGuides = part(() => import('../../features/help/found-guides.js'), 'FoundGuides');

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
      <SearchField label="Cari panduan" placeholder="Contoh: bot gak jawab" onSearch={setQuestion} />
      {question === '' ? (
        <>
          <p role="status" className="sr-only">{`${guideIds.length} panduan`}</p>
          <div className="flex flex-col gap-3">
            {guideIds.map((id) => (
              <GuideCard key={id} id={id} open={opened.has(id)} onToggle={toggle} />
            ))}
          </div>
        </>
      ) : (
        <Suspense fallback={<Loading>Mencari panduan...</Loading>}>
          <FoundGuides question={question} opened={opened} onToggle={toggle} />
        </Suspense>
      )}
    </>
  );
}
