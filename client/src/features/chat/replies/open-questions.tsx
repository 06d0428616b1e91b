import { MessageCircleQuestion } from 'lucide-react';
import { Suspense, type ComponentProps } from 'react';
import type { QuestionView } from '#contracts/http/chat/questions';
import { Button } from '../../../ui/forms/button.js';
import { Switch } from '../../../ui/forms/switch.js';
import { part } from '../../../ui/layout/part.js';

const KeepAnswerDialog = part(() => import('./keep-answer-dialog.js'), 'KeepAnswerDialog');

type OpenQuestionProps = {
  question: QuestionView;
  /** Number of further questions. */
  more: number;
  busy: boolean;
  /** True while the text in the composer answers this question. */
  isAnswering: boolean;
  keep: boolean;
  onKeep: (keep: boolean) => void;
  onAnswering: (isAnswering: boolean) => void;
  onDismiss: () => void;
  /** The dialog that confirms what the bot keeps of the answer; false while there is none. */
  confirm: ComponentProps<typeof KeepAnswerDialog> | false;
};

/**
 * A question that the bot could not answer in this conversation. Its answer is written in the composer below;
 * the bot passes it on. Only one question is shown at a time.
 */
export function OpenQuestion({
  question: { question, origin },
  more,
  busy,
  isAnswering,
  keep,
  onKeep,
  onAnswering,
  onDismiss,
  confirm,
}: OpenQuestionProps) {
  return (
    <section
      aria-label="Pertanyaan dari bot"
      className="max-h-[35dvh] shrink-0 overflow-y-auto border-t border-warn/50 bg-warn-soft px-4 py-2 in-data-keyboard:max-h-24"
    >
      <p className="flex min-w-0 items-start gap-2 text-sm text-warn-ink">
        <MessageCircleQuestion aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <strong>{origin === 'lead' ? 'Tulisan pelanggan:' : 'Bot bertanya:'}</strong> {question}
          {more > 0 && <span> (dan {more} pertanyaan lagi)</span>}
        </span>
      </p>
      {isAnswering && keep && (
        <p className="text-sm text-warn-ink">Sebelum dikirim, Anda memeriksa dulu pertanyaan dan jawaban yang disimpan di Train AI.</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {isAnswering ? <Switch label="Ingat untuk pertanyaan berikutnya" checked={keep} onChange={onKeep} /> : <span />}
        <div className="ms-auto flex gap-1">
          <Button kind="ghost" className="px-3 text-sm text-warn-ink hover:bg-card" disabled={busy} onClick={onDismiss}>
            Lewati
          </Button>
          {isAnswering ? (
            <Button kind="ghost" className="px-3 text-sm text-warn-ink hover:bg-card" onClick={() => onAnswering(false)}>
              Tulis pesan biasa
            </Button>
          ) : (
            <Button kind="secondary" className="text-sm" onClick={() => onAnswering(true)}>
              Jawab
            </Button>
          )}
        </div>
      </div>
      <Suspense>{confirm && <KeepAnswerDialog {...confirm} />}</Suspense>
    </section>
  );
}
