import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noPackageName } from '#contracts/values/selling/packages';
import { useAtomValue } from '../../state/atoms.js';
import { analyticsAtom } from '../dashboard/analytics.js';
import { part } from '../../ui/layout/part.js';

const SubscriptionWindow = part(() => import('./subscription-window.js'), 'SubscriptionWindow');

/** Tells an owner without a package where to choose one. Shown once per visit, except on the target screen itself. */
export function SubscriptionPrompt() {
  const { data, error } = useAtomValue(analyticsAtom);
  const [seen, setSeen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (error) console.error('Gagal memeriksa status langganan.', error);
  }, [error]);
  const open = !seen && data?.packageName === noPackageName && pathname !== '/billing';
  if (!open) return null;
  return (
    <Suspense>
      <SubscriptionWindow hadPackage={data.trialUsed === true || data.hadPackage === true} onClose={() => setSeen(true)} />
    </Suspense>
  );
}
