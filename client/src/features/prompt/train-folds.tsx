import { readProductList } from '#contracts/values/selling/product-list';
import { useAtomValue } from '../../state/atoms.js';
import { Fold } from '../../ui/layout/fold.js';
import { senderPlaceAtom } from './sender-place.js';
import { DeliveryFields, ProductFields } from './train-fields.js';
import type { TrainForm } from './use-train-form.js';

/** The fields below the main prompt on the bot's page, where they share the screen with the bot's state. */
export function TrainFolds({ train }: { train: TrainForm }) {
  const { errors } = train.form.formState;
  const { data: place } = useAtomValue(senderPlaceAtom);
  const asksForPlace = train.isDistrictSaved && place !== undefined && place.kind !== 'known' && place.kind !== 'none';
  const { secondary_prompt: products, alamat: district, nomor_notifikasi: number } = train.values;
  return (
    <div className="-mx-4 divide-y border-y sm:-mx-6 xl:me-0">
      <Fold id="foto-produk" title="Produk dan foto" summary={productsSummary(products)} needsOwner={Boolean(errors.secondary_prompt)}>
        <div className="flex flex-col gap-4">
          <ProductFields train={train} />
        </div>
      </Fold>
      <Fold
        id="ongkir-notifikasi"
        title="Ongkir dan notifikasi"
        summary={deliverySummary(district, number)}
        needsOwner={asksForPlace || Boolean(errors.alamat ?? errors.nomor_notifikasi)}
      >
        <DeliveryFields train={train} />
      </Fold>
    </div>
  );
}

function deliverySummary(district: string, number: string): string {
  if (district === '' && number === '') return 'Belum diisi';
  return `${district || 'Kecamatan belum diisi'} · ${number || 'nomor notifikasi belum diisi'}`;
}

function productsSummary(text: string): string {
  if (text.trim() === '') return 'Belum diisi';
  const products = readProductList(text);
  if (products.length === 0) return 'Tanpa foto';
  const photos = products.reduce((count, { links }) => count + links.length, 0);
  return `${products.length} produk · ${photos} foto`;
}
