import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { account } from '#contracts/http/account/account';
import { isUnauthorized } from '../api/api-error.js';
import { call } from '../api/client.js';
import { queryKeys } from '../api/query-keys.js';
import { ScreenToCome } from '../ui/feedback/first-view.js';
import { notify } from '../ui/feedback/toast-store.js';

const expiredAlert = 'Paket Anda telah berakhir. Silakan perbarui paket Anda.';

/** Shows its screens only with an active package. Other owners see a message and are sent to the plans. */
export function PackageGuard() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let left = false;
    const refuse = () => {
      notify(expiredAlert);
      void navigate('/billing', { replace: true });
    };
    cache.fetchQuery({ queryKey: queryKeys.profile, queryFn: ({ signal }) => call(account.profile, { signal }) }).then(
      (profile) => {
        if (left) return;
        if (profile.package.status === 'active') setOpen(true);
        else refuse();
      },
      (error: unknown) => {
        if (!left && !isUnauthorized(error)) refuse();
      },
    );
    return () => {
      left = true;
    };
  }, [cache, navigate]);
  return open ? <Outlet /> : <ScreenToCome />;
}
