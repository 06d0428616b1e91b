import { Link } from 'react-router-dom';
import type { FollowUpFunnelStep, SentFollowUp } from '#contracts/http/chat/followup';
import type { TimeZone } from '#contracts/values/time-zones';
import { unsentWords } from '#contracts/values/unsent-words';
import { Badge } from '../../ui/data/badge.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Card } from '../../ui/layout/card.js';
import { useNow } from '../../ui/data/use-now.js';
import { clockOf, type ZoneClock } from './followup-time.js';
import { percent } from './queue.rules.js';
import { useFollowUpResults } from './use-followup-queue.js';

/** Follow-ups of the last 30 days and their results: a funnel per day, and the latest ones. */
export function ResultsCard({ zone }: { zone: TimeZone }) {
  const { results, isError } = useFollowUpResults();
  const clock = clockOf(zone);
  const now = useNow();
  return (
    <Card title="Hasil 30 hari terakhir">
      {!results && (isError ? <p className="text-soft">Gagal memuat hasil. Periksa koneksi Anda.</p> : <Loading>Memuat hasil...</Loading>)}
      {results && (
        <>
          <Funnel steps={results.funnel} />
          {results.recent.length === 0 ? (
            <EmptyState art="plane" title="Belum ada follow-up yang terkirim" help="follow-up" />
          ) : (
            <ul className="mt-4" aria-label="Follow-up terakhir">
              {results.recent.map((row) => (
                <SentRow key={row.id} row={row} clock={clock} now={now} />
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}

/**
 * Per follow-up day: how many were sent, and the share of those that were answered and that led to a sale. Before the
 * first follow-up there is nothing to compare.
 */
export function Funnel({ steps }: { steps: readonly FollowUpFunnelStep[] }) {
  if (steps.every(({ sent }) => sent === 0)) return null;
  return (
    <ol className="grid gap-4 sm:grid-cols-3">
      {steps.map((step) => (
        <li key={step.day}>
          <h3 className="text-sm font-bold">Hari {step.day}</h3>
          <Step label="Terkirim" count={step.sent} share={step.sent > 0 ? 100 : 0} />
          <Step label="Dijawab" byLead count={step.answered} share={percent(step.answered, step.sent)} />
          <Step label="Closing" count={step.closed} share={percent(step.closed, step.sent)} />
        </li>
      ))}
    </ol>
  );
}

type StepProps = { label: string; count: number; share: number; byLead?: boolean };

/** One bar of the funnel. Steps that leads take have a neutral colour, like the messages of leads. */
function Step({ label, count, share, byLead = false }: StepProps) {
  return (
    <div className="mt-2">
      <p className="flex justify-between gap-2 text-sm">
        <span className="text-soft">{label}</span>
        <span className="font-semibold">
          {count}
          {label !== 'Terkirim' && <span className="font-normal text-soft"> ({share}%)</span>}
        </span>
      </p>
      <div aria-hidden className="bar mt-1 h-2 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full rounded-full ${byLead ? 'bg-edge' : 'bg-brand'}`} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** One sent follow-up and its result. */
export function SentRow({ row, clock, now }: { row: SentFollowUp; clock: ZoneClock; now: Date }) {
  const sentAt = new Date(row.sentAt);
  return (
    <li className="border-t py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          title={row.name}
          className="truncate font-bold hover:underline"
          to={`/chat-history?kontak=${encodeURIComponent(row.phoneNumber)}`}
        >
          {row.name}
        </Link>
        <span className="text-sm text-soft">
          Hari {row.day}, {clock.heading(sentAt, now)} {clock.time(sentAt)}
        </span>
        {row.status === 'failed' && !row.unsent && <Badge tone="bad">Gagal terkirim</Badge>}
        {row.closed ? <Badge tone="good">Closing</Badge> : row.answered && <Badge>Dijawab</Badge>}
      </p>
      {row.unsent && <p className="mt-1 text-sm">{unsentWords[row.unsent]}</p>}
      <p className="mt-1 line-clamp-3 text-sm break-words whitespace-pre-wrap text-soft">{row.text}</p>
    </li>
  );
}
