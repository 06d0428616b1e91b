import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tryOut, type TriedPrompts } from '#contracts/http/bot/try-out';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Banner } from '../../ui/feedback/banner.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading, Spinner } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { Select } from '../../ui/forms/select.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { compareCounts, costWords } from './compare.rules.js';
import { useCompare, type Compared } from './use-compare.js';

type CompareDialogProps = { prompts: TriedPrompts; onClose: () => void };

/**
 * Shows what would change: answers to the latest real questions with the stored texts and with the unsaved
 * ones.
 */
export function CompareDialog({ prompts, onClose }: CompareDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.leadQuestions,
    queryFn: ({ signal }) => call(tryOut.questions, { signal }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Apa yang berubah"
      description="Pertanyaan terakhir pelanggan Anda, dijawab dengan tulisan lama dan tulisan baru. Tidak ada pesan yang terkirim."
    >
      {data ? (
        data.questions.length === 0 ? (
          <p className="text-soft">Belum ada pertanyaan pelanggan untuk dibandingkan. Pakai “Coba bot” untuk bertanya sendiri.</p>
        ) : (
          <Comparison prompts={prompts} questions={data.questions} left={data.left} />
        )
      ) : isError ? (
        <RetryBanner onRetry={() => void refetch()}>Gagal memuat pertanyaan pelanggan. Periksa koneksi Anda.</RetryBanner>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

type ComparisonProps = { prompts: TriedPrompts; questions: readonly string[]; left: number };

function Comparison({ prompts, questions, left }: ComparisonProps) {
  const [wished, setWished] = useState('3');
  const { rows, running, problem, start } = useCompare(prompts);
  const count = Math.min(Number(wished), questions.length);
  return (
    <div className="flex flex-col gap-4">
      {!running && (
        <>
          <Select
            label="Berapa pertanyaan"
            value={wished}
            options={compareCounts.map((one) => ({ value: String(one), label: `${one} pertanyaan terakhir` }))}
            onChange={setWished}
          />
          <p className="text-sm text-soft">{costWords(count, left)}</p>
          <Button onClick={() => start(questions.slice(0, count))}>{rows.length === 0 ? 'Bandingkan' : 'Bandingkan lagi'}</Button>
        </>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <ol aria-label="Perbandingan" aria-busy={running} className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.question} className="flex flex-col gap-2 border-t pt-4">
            <p className="font-semibold break-words">“{row.question}”</p>
            <div className="grid gap-2 sm:grid-cols-2">
              <Answer title="Sekarang" words={row.before} />
              <Answer title="Setelah disimpan" words={row.after} isNew />
            </div>
            {isSame(row) && <p className="text-sm text-soft">Jawabannya sama.</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const isSame = ({ before, after }: Compared) => before !== null && before === after;

function Answer({ title, words, isNew = false }: { title: string; words: string | null; isNew?: boolean }) {
  return (
    <div className={`min-w-0 rounded-md border p-3 text-sm ${isNew ? 'border-brand/40 bg-brand-soft text-brand-ink' : ''}`}>
      <p className="mb-1 text-xs font-semibold">{title}</p>
      {words === null ? (
        <p className="flex items-center gap-2">
          <Spinner size={16} /> Menjawab…
        </p>
      ) : (
        <p className="break-words whitespace-pre-line">{words}</p>
      )}
    </div>
  );
}
