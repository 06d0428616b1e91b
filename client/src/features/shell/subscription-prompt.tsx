import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noPackageName } from '#contracts/values/selling/packages';
import { useAtomValue } from '../../state/atoms.js';
import { Button } from '../../ui/forms/button.js';
import { analyticsAtom } from '../dashboard/analytics.js';
import { part } from '../../ui/layout/part.js';

const Dialog = part(() => import('../../ui/overlay/dialog.js'), 'Dialog');

/**
 * Tells an owner without a package where to choose one. Shown once per visit, and not on the target screen
 * itself.
 */
export function SubscriptionPrompt() {
  const { data, error } = useAtomValue(analyticsAtom);
  const [seen, setSeen] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (error) console.error('Gagal memeriksa status langganan.', error);
  }, [error]);
  const open = !seen && data?.packageName === noPackageName && pathname !== '/billing';
  if (!open) return null;
  return (
    <Suspense>
      <Dialog
        open
        onOpenChange={(next) => !next && setSeen(true)}
        title="Pilih Paket Langganan"
        description="Anda belum memiliki paket aktif. Silakan pilih paket, atau coba Paket Trial secara gratis."
        footer={
          <Button
            onClick={() => {
              setSeen(true);
              void navigate('/billing');
            }}
          >
            Oke
          </Button>
        }
      />
    </Suspense>
  );
}
