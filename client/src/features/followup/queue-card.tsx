import { CalendarX2, Sparkles, UserX, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QueuedFollowUp } from '#contracts/http/chat/followup';
import type { TimeZone } from '#contracts/values/time-zones';
import { Badge } from '../../ui/data/badge.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button, IconButton } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { useNow } from '../../ui/data/use-now.js';
import { clockOf, type ZoneClock } from './followup-time.js';
import { byDay } from './queue.rules.js';
import { useFollowUpQueue, type CancelRequest } from './use-followup-queue.js';

/** A pending cancellation and its confirmation text. */
type Question = { change: CancelRequest; title: string; text: string };

/** Scheduled follow-ups with recipient, text and time, and the buttons that cancel them. */
export function QueueCard({ zone }: { zone: TimeZone }) {
  const { rows, total, isError, refetch, more, isLoadingMore, cancel, isCancelling } = useFollowUpQueue();
  const [question, setQuestion] = useState<Question | null>(null);
  const clock = clockOf(zone);
  const now = useNow();

  return (
    <Card
      title="Antrean follow-up"
      action={rows && <span className="text-sm text-soft">{total >= 1_000 ? '1.000+' : total} terjadwal</span>}
    >
      {!rows && isError && <RetryBanner onRetry={() => void refetch()}>Gagal memuat antrean. Periksa koneksi Anda.</RetryBanner>}
      {!rows && !isError && <Loading>Memuat antrean...</Loading>}
      {rows?.length === 0 && (
        <EmptyState art="calendar" title="Belum ada yang terjadwal" help="follow-up">
          Pelanggan yang tidak membalas muncul di sini sekitar satu menit setelah pesan terakhir, selama ada hari yang aktif.
        </EmptyState>
      )}
      {rows &&
        byDay(rows, clock, now).map((day) => (
          <section key={day.date} className="mt-4 first:mt-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-sm font-bold">{day.heading}</h3>
              <Button
                kind="ghost"
                className="-me-4 text-sm"
                icon={<CalendarX2 aria-hidden size={16} />}
                onClick={() =>
                  setQuestion({
                    change: { date: day.date },
                    title: `Batalkan semua follow-up ${day.heading.toLowerCase()}?`,
                    text: 'Semua pelanggan di tanggal ini tidak menerima follow-up tersebut. Hari lain tetap terjadwal.',
                  })
                }
              >
                Batalkan semua
              </Button>
            </div>
            <ul className="mt-1">
              {day.rows.map((row) => (
                <QueueRow
                  key={row.id}
                  row={row}
                  clock={clock}
                  isCancelling={isCancelling}
                  onCancel={() => cancel({ id: row.id })}
                  onCancelContact={() =>
                    setQuestion({
                      change: { conversationId: row.conversationId },
                      title: `Batalkan semua follow-up untuk ${row.name}?`,
                      text: 'Follow-up dijadwalkan lagi bila pelanggan ini menulis dan kemudian diam.',
                    })
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      {more && (
        <Button kind="secondary" className="mt-4 w-full" busy={isLoadingMore} onClick={more}>
          Tampilkan lebih banyak
        </Button>
      )}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={question?.title ?? ''}
        confirmLabel="Ya, batalkan"
        cancelLabel="Kembali"
        danger
        busy={isCancelling}
        onConfirm={() => question && cancel(question.change, { onSettled: () => setQuestion(null) })}
      >
        {question?.text}
      </ConfirmDialog>
    </Card>
  );
}

type QueueRowProps = { row: QueuedFollowUp; clock: ZoneClock; isCancelling: boolean; onCancel: () => void; onCancelContact: () => void };

function QueueRow({ row, clock, isCancelling, onCancel, onCancelContact }: QueueRowProps) {
  return (
    <li className="flex items-start gap-2 border-b py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            title={row.name}
            className="truncate font-bold hover:underline"
            to={`/chat-history?kontak=${encodeURIComponent(row.phoneNumber)}`}
          >
            {row.name}
          </Link>
          <Badge tone="good">Hari {row.day}</Badge>
          <span className="text-sm text-soft">
            mulai {clock.time(new Date(row.dueAt))}
            {row.moved && ', dipindah dari hari sebelumnya'}
          </span>
        </p>
        {row.text === null ? (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
            <Sparkles aria-hidden size={14} className="shrink-0 text-brand" />
            AI menulis dari isi chat saat waktunya tiba.
          </p>
        ) : (
          <p
            className={`mt-1 line-clamp-3 text-sm break-words whitespace-pre-wrap ${row.text === '' ? 'font-semibold text-warn-ink' : 'text-soft'}`}
          >
            {row.text || 'Teks masih kosong: hari ini dilewati.'}
          </p>
        )}
      </div>
      <IconButton label={`Batalkan semua follow-up untuk ${row.name}`} onClick={onCancelContact}>
        <UserX aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Batalkan follow-up hari ${row.day} untuk ${row.name}`} disabled={isCancelling} onClick={onCancel}>
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}
