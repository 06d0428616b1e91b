import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { productChanges } from '#contracts/http/bot/product-changes';
import { formatRupiah } from '#contracts/values/selling/money';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { ImportDialog } from './import-dialog.js';

const hiddenKey = 'harga-di-teks';
const shownMax = 5;

/**
 * Prices in the training text that the product list lacks or contradicts. Renders nothing when there are none. The card
 * can be hidden on this device until the text names other products.
 */
export function TextPricesCard() {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: [...queryKeys.allProducts, 'text-prices'],
    queryFn: ({ signal }) => call(productChanges.inText, { signal }),
  });
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey));
  const [isChecking, setIsChecking] = useState(false);
  if (!data) return null;
  const { missing, contradictions } = data;
  const names = missing.map(({ name }) => name).join('|');
  const isOffered = missing.length > 0 && hidden !== names;
  if (!isOffered && contradictions.length === 0) return null;
  return (
    <Card title="Harga di teks Anda">
      <div className="flex flex-col gap-5">
        {contradictions.length > 0 && (
          <section aria-label="Harga yang berbeda" className="rounded-md border border-warn/50 bg-warn-soft p-3 text-sm">
            <p className="font-semibold">{contradictions.length} harga di teks berbeda dengan daftar produk</p>
            <ul className="my-2 flex flex-col gap-1">
              {contradictions.slice(0, shownMax).map(({ name, inTextIdr, inListIdr }) => (
                <li key={`${name} ${inTextIdr}`} className="tabular-nums wrap-anywhere">
                  {name}: {formatRupiah(inTextIdr)} di teks, {formatRupiah(inListIdr)} di daftar produk.
                </li>
              ))}
              {contradictions.length > shownMax && <li>dan {contradictions.length - shownMax} lagi.</li>}
            </ul>
            <p>
              Samakan keduanya: ubah teks di atas, atau ubah harganya di{' '}
              <Link to="/produk" className="font-semibold underline">
                daftar produk
              </Link>
              .
            </p>
          </section>
        )}
        {isOffered && (
          <section aria-label="Harga yang belum di daftar produk" className="flex flex-col gap-3 text-sm">
            <p>
              Kami menemukan <strong>{missing.length} harga di teks Anda</strong> yang belum ada di daftar produk. Dengan daftar produk, bot
              menghitung total dan stok dengan tepat. Sampai itu dilakukan, bot tetap memakai teks Anda.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setIsChecking(true)}>Periksa {missing.length} harga</Button>
              <Button
                kind="ghost"
                onClick={() => {
                  localStorage.setItem(hiddenKey, names);
                  setHidden(names);
                }}
              >
                Jangan tawarkan lagi
              </Button>
            </div>
          </section>
        )}
      </div>
      {isChecking && (
        <ImportDialog
          pasted={missing.map(({ line }) => line).join('\n')}
          onClose={() => setIsChecking(false)}
          onTaken={() => void cache.invalidateQueries({ queryKey: queryKeys.allProducts })}
        />
      )}
    </Card>
  );
}
