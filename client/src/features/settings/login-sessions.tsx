import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { loginSessions, type LoginSessionView } from '#contracts/http/account/login-sessions';
import { ApiError, errorText, errorWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { keepSessionDuring } from '../../state/session.js';
import { Badge } from '../../ui/data/badge.js';
import { Banner } from '../../ui/feedback/banner.js';
import { BannerHelp } from '../../ui/layout/help-link.js';
import { Button } from '../../ui/forms/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { formatMoment } from '../../ui/data/format-time.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { leave, logout } from '../auth/logout.js';

const loginSessionsAtom = atomWithQuery(() => ({
  queryKey: queryKeys.loginSessions,
  queryFn: ({ signal }) => call(loginSessions.list, { signal }),
}));

/** The owner's login sessions. Each can be ended, or all at once. */
export function LoginSessions({ onMessage }: { onMessage: (text: string) => void }) {
  const cache = useQueryClient();
  const { data, error } = useAtomValue(loginSessionsAtom);
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: async ({ id, current }: LoginSessionView) => {
      if (current) return logout();
      await call(loginSessions.end, { params: { sessionId: id } }).catch(unlessGone);
      await cache.invalidateQueries({ queryKey: queryKeys.loginSessions });
    },
    onSuccess: (_, { device, current }) => {
      if (current) return;
      list.current?.focus(); // the pressed button has been removed
      onMessage(`✅ ${device} sudah keluar.`);
    },
    onError: (reason) => onMessage(errorWithReason(reason, '❌ Gagal mengeluarkan perangkat.')),
  });
  const endAll = useMutation({
    mutationFn: () => keepSessionDuring(() => call(loginSessions.endAll)),
    onMutate: () => setAsking(false),
    onSuccess: leave,
    onError: (reason) => onMessage(errorWithReason(reason, '❌ Gagal keluar dari semua perangkat.')),
  });

  if (!data)
    return error ? (
      <Banner tone="bad" action={<BannerHelp />}>
        {errorText(error, 'Gagal memuat daftar perangkat.')}
      </Banner>
    ) : (
      <Loading />
    );
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Perangkat yang masuk" className="mb-4 divide-y outline-none">
        {data.map((one) => (
          <Row key={one.id} session={one} busy={end.isPending && end.variables.id === one.id} onEnd={() => end.mutate(one)} />
        ))}
      </ul>
      <Button kind="secondary" busy={endAll.isPending || endAll.isSuccess} onClick={() => setAsking(true)} className="w-full sm:w-auto">
        Keluar dari semua perangkat
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Keluar dari semua perangkat?"
        confirmLabel="Ya, keluar dari semua"
        danger
        onConfirm={() => endAll.mutate()}
      >
        Perangkat ini juga keluar. Bot Anda tetap berjalan; untuk membuka panel, login kembali.
      </ConfirmDialog>
    </>
  );
}

function Row({
  session: { device, address, lastUsedAt, current },
  busy,
  onEnd,
}: {
  session: LoginSessionView;
  busy: boolean;
  onEnd: () => void;
}) {
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden size={22} className="hidden shrink-0 text-soft sm:block" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {device}
          {current && <Badge tone="good">Perangkat ini</Badge>}
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          {current ? 'Sedang dipakai' : `Terakhir dipakai ${formatMoment(new Date(lastUsedAt))}`}
          <span className="block">IP {address}</span>
        </p>
      </div>
      <Button kind="ghost" busy={busy} onClick={onEnd} aria-label={current ? 'Keluar dari perangkat ini' : `Keluar dari ${device}`}>
        Keluar
      </Button>
    </li>
  );
}

/** A session that has already ended (404) counts as success. */
function unlessGone(reason: unknown): void {
  if (!(reason instanceof ApiError && reason.status === 404)) throw reason;
}
