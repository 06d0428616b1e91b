import type { ReactNode } from 'react';
import type { Report } from '#contracts/http/account/reports';
import { spanWords } from '#contracts/values/base/span-words';
import { topicNames } from '#contracts/values/bot/report-topics';
import { formatSales } from '#contracts/values/selling/money';
import { Chart } from '../../ui/data/chart.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { formatCount } from '../plan/plan.rules.js';
import { changeSince } from './report.rules.js';

/** The figures of the period. */
export function ReportFigures({ report }: { report: Report }) {
  const { chats, newChats, byBot, byOwner, closings, before, firstAnswerSeconds, lost, unknown, topics } = report;
  if (chats === 0 && closings.count === 0)
    return (
      <EmptyState
        help="pesanan"
        art="sprout"
        title={report.days === 1 ? 'Tidak ada chat masuk pada hari tersebut' : 'Tidak ada chat masuk pada minggu tersebut'}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-4 gap-y-5">
        <Item
          label="Chat masuk"
          value={formatCount(chats)}
          note={changeSince(chats, before.chats) || `${formatCount(newChats)} pelanggan baru`}
        />
        <Item label="Dijawab bot" value={formatCount(byBot)} note={changeSince(byBot, before.byBot)} />
        <Item label="Anda jawab sendiri" value={formatCount(byOwner)} note={changeSince(byOwner, before.byOwner)} />
        <Item
          label="Closing"
          value={formatSales(closings)}
          note={[`${formatCount(closings.count)} closing`, changeSince(closings.count, before.closings.count)].filter(Boolean).join(', ')}
        />
        {firstAnswerSeconds !== null && (
          <Item label="Jawaban pertama" value={spanWords(firstAnswerSeconds)} note="biasanya menunggu selama ini" />
        )}
        {lost > 0 && <Item label="Berhenti sebelum memesan" value={formatCount(lost)} note="tidak menulis lagi" />}
      </dl>
      {chats > 0 && (
        <Section title="Jam ramai">
          <Chart
            title="Pesan pelanggan per jam"
            unit="pesan"
            points={report.hours.map((value, hour) => {
              const clock = String(hour).padStart(2, '0');
              return { label: clock, longLabel: `Pukul ${clock}.00–${clock}.59`, value };
            })}
          />
        </Section>
      )}
      {topics.length > 0 && (
        <Section title="Paling sering ditanyakan">
          <ul className="flex flex-col gap-2">
            {topics.map((one) => (
              <li key={one.topic} className="flex items-baseline justify-between gap-3 border-b pb-2 last:border-0">
                <span>{topicNames[one.topic]}</span>
                <span className="shrink-0 text-soft">{formatCount(one.chats)} chat</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {unknown.length > 0 && (
        <Section title="Yang bot belum tahu">
          <ul className="flex flex-col gap-2">
            {unknown.map(({ question, times }) => (
              <li key={question} className="flex items-baseline justify-between gap-3 border-b pb-2 last:border-0">
                <span className="min-w-0 wrap-anywhere">{question}</span>
                {times > 1 && <span className="shrink-0 text-soft">{formatCount(times)} kali</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Item({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    // Half of the row, a third on wide screens, or the whole row for an amount that does not fit.
    <div className="flex-[1_0_calc(50%-0.5rem)] sm:flex-[1_0_30%]">
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <span className="block text-lg font-extrabold whitespace-nowrap sm:text-xl">{value}</span>
        {note && <span className="block w-0 min-w-full text-sm text-soft">{note}</span>}
      </dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
