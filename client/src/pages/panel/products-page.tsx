import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProductsCard } from '../../features/products/products-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { PartLinks } from '../../ui/layout/part-links.js';
import { part } from '../../ui/layout/part.js';

const KnowledgeCard = part(() => import('../../features/knowledge/knowledge-card.js'), 'KnowledgeCard');

/** The bot's structured knowledge. `?bagian=jawaban` opens the questions with answers. */
export function ProductsPage() {
  const [search] = useSearchParams();
  const isAnswers = search.get('bagian') === 'jawaban';
  return (
    <PageFrame title="Produk" intro="Data yang dipakai bot untuk menjawab, di samping tulisan Anda di Train AI.">
      <PartLinks
        label="Bagian"
        parts={[
          { to: '/produk', label: 'Produk', isOpen: !isAnswers },
          { to: '/produk?bagian=jawaban', label: 'Tanya Jawab', isOpen: isAnswers },
        ]}
      />
      {isAnswers ? (
        <Suspense fallback={<Loading />}>
          <KnowledgeCard />
        </Suspense>
      ) : (
        <ProductsCard />
      )}
    </PageFrame>
  );
}
