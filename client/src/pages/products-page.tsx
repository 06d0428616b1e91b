import { ProductsCard } from '../features/products/products-card.js';
import { PageFrame } from '../features/shell/page-frame.js';

export function ProductsPage() {
  return (
    <PageFrame title="Produk" intro="Data yang dipakai bot untuk menjawab, di samping tulisan Anda di Train AI." narrow>
      <ProductsCard />
    </PageFrame>
  );
}
