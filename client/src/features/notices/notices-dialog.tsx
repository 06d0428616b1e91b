import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeView } from '#contracts/http/account/notices';
import { bodyForMember } from '#contracts/values/people/notice-notes';
import { useRights } from '../../state/use-bots.js';
import { formatClock, formatDayHeading } from '../../ui/data/format-time.js';
import { useNow } from '../../ui/data/use-now.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button, buttonClass } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { useNotices } from './use-notices.js';

/** Past notices, with unhandled serious ones at the top. Opening the dialog marks all as seen. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { rows, open, isError, refetch, more, isLoadingMore, markSeen, handle, isHandling } = useNotices();
  const now = useNow();
  const mayDo = useRights();
  const told = (notice: NoticeView) => bodyForMember(notice, mayDo);
  useEffect(() => markSeen(), [markSeen]);
  const follow = (notice: NoticeView) => {
    if (notice.serious && !notice.handled) handle(notice.id);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="Pemberitahuan">
      {!rows && isError && <RetryBanner onRetry={() => void refetch()}>Gagal memuat pemberitahuan. Periksa koneksi Anda.</RetryBanner>}
      {!rows && !isError && <Loading>Memuat pemberitahuan...</Loading>}
      {open.length > 0 && (
        <section className="mb-4" aria-label="Perlu ditangani">
          <h3 className="mb-2 text-sm font-bold">Perlu ditangani</h3>
          <ul className="flex flex-col gap-2">
            {open.map((notice) => (
              <li key={notice.id} className="rounded-card border border-warn/50 bg-warn-soft p-3 text-warn-ink">
                <p className="flex items-start gap-2 font-bold">
                  <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
                  <span className="min-w-0 flex-1 wrap-anywhere">{notice.title}</span>
                </p>
                <p className="mt-1 text-sm wrap-anywhere">{told(notice)}</p>
                <p className="mt-1 text-xs">{when(notice, now)}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <Link to={notice.path} onClick={() => follow(notice)} className={buttonClass('primary', 'flex-1')}>
                    Buka
                  </Link>
                  <Button
                    kind="secondary"
                    className="flex-1"
                    disabled={isHandling}
                    onClick={() => handle(notice.id)}
                    aria-label={`Selesai: ${notice.title}`}
                  >
                    Selesai
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows?.length === 0 && open.length === 0 && (
        <EmptyState art="cup" title="Belum ada pemberitahuan" help="pemberitahuan">
          Closing, pelanggan yang membutuhkan Anda, dan kabar bot muncul di sini.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label="Pemberitahuan" className="divide-y">
          {rows.map((notice) => (
            <li key={notice.id}>
              <Link to={notice.path} onClick={() => follow(notice)} className="flex gap-3 rounded-md py-3 hover:bg-sunken">
                <span aria-hidden className={`mt-2 size-2 shrink-0 rounded-full ${notice.seen ? 'bg-transparent' : 'bg-brand'}`} />
                <span className="min-w-0 flex-1">
                  <span className={`block wrap-anywhere ${notice.seen ? 'font-medium' : 'font-bold'}`}>
                    {notice.title}
                    {!notice.seen && <span className="sr-only"> (baru)</span>}
                  </span>
                  <span className="line-clamp-3 block text-sm wrap-anywhere text-soft">{told(notice)}</span>
                  <span className="block text-xs text-soft">{when(notice, now)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button kind="secondary" className="mt-4 w-full" busy={isLoadingMore} onClick={more}>
          Tampilkan lebih banyak
        </Button>
      )}
    </Dialog>
  );
}

function when({ at }: NoticeView, now: Date): string {
  const moment = new Date(at);
  return `${formatDayHeading(moment, now)} ${formatClock(moment)}`;
}
