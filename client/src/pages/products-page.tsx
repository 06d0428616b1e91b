import { useSearchParams } from 'react-router-dom';
import { KnowledgeCard } from '../features/knowledge/knowledge-card.js';
import { ProductsCard } from '../features/products/products-card.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { Tabs } from '../ui/layout/tabs.js';

/** What the bot knows as data. `?bagian=jawaban` opens the questions with answers. */
export function ProductsPage() {
  const [search, setSearch] = useSearchParams();
  const part = search.get('bagian') === 'jawaban' ? 'jawaban' : 'produk';
  return (
    <PageFrame title="Produk" intro="Data yang dipakai bot untuk menjawab, di samping tulisan Anda di Train AI." narrow>
      <Tabs
        label="Bagian"
        value={part}
        onChange={(value) => setSearch(value === 'jawaban' ? { bagian: value } : {}, { replace: true })}
        tabs={[
          { value: 'produk', label: 'Produk', content: <ProductsCard /> },
          { value: 'jawaban', label: 'Tanya Jawab', content: <KnowledgeCard /> },
        ]}
      />
    </PageFrame>
  );
}
