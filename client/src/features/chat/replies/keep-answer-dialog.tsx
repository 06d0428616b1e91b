import { useState, type FormEvent } from 'react';
import type { AnswerInput } from '#contracts/http/bot/knowledge';
import type { QuestionView } from '#contracts/http/chat/questions';
import { proposedAnswer, proposedQuestion } from '#contracts/values/bot/kept-question';
import { limits } from '#contracts/values/limits';
import { Button } from '../../../ui/forms/button.js';
import { TextAreaField } from '../../../ui/forms/field.js';
import { Dialog } from '../../../ui/overlay/dialog.js';

type KeepAnswerDialogProps = {
  question: QuestionView;
  /** The answer for this lead. */
  answer: string;
  leadName: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (kept: AnswerInput) => void;
};

/**
 * Lets the owner edit the question and the answer before the bot keeps them for other leads. It proposes both texts
 * without greetings, names and numbers. It also says whether the lead or the bot wrote the question.
 */
export function KeepAnswerDialog({ question: { question, origin }, answer, leadName, busy, onClose, onConfirm }: KeepAnswerDialogProps) {
  const [kept, setKept] = useState<AnswerInput>(() => ({
    question: proposedQuestion(question, leadName),
    answer: proposedAnswer(answer, leadName) || answer,
  }));
  const [isTried, setTried] = useState(false);
  const missing = (text: string, error: string) => (isTried && text.trim() === '' ? error : undefined);
  const writer = origin === 'lead' ? 'pelanggan' : 'bot';

  function confirm(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const texts = { question: kept.question.trim(), answer: kept.answer.trim() };
    if (texts.question !== '' && texts.answer !== '') onConfirm(texts);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Ingat jawaban ini">
      <form onSubmit={confirm} noValidate className="flex flex-col gap-4">
        <p className="text-sm wrap-anywhere text-soft">
          Tulisan {writer}: “{question}”. Nama, salam, nomor, dan link sudah dibuang. Periksa lagi: bot memakainya untuk semua pelanggan.
        </p>
        <TextAreaField
          label="Pertanyaan yang diingat"
          rows={2}
          maxLength={limits.questionMaxChars}
          value={kept.question}
          error={missing(kept.question, 'Pertanyaan tidak boleh kosong.')}
          onChange={({ target }) => setKept({ ...kept, question: target.value })}
        />
        <TextAreaField
          label="Jawaban yang diingat"
          rows={4}
          maxLength={limits.answerMaxChars}
          value={kept.answer}
          error={missing(kept.answer, 'Jawaban tidak boleh kosong.')}
          hint="Pelanggan ini tetap menerima jawaban Anda yang lengkap."
          onChange={({ target }) => setKept({ ...kept, answer: target.value })}
        />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button kind="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" busy={busy} busyLabel="Mengirim...">
            Kirim dan Ingat
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
