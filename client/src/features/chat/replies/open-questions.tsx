import { MessageCircleQuestion } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import type { QuestionView } from '#contracts/http/chat/questions';
import { limits } from '#contracts/values/limits';
import { Button } from '../../../ui/forms/button.js';
import { TextAreaField } from '../../../ui/forms/field.js';
import { Switch } from '../../../ui/forms/switch.js';
import { useQuestions } from './use-questions.js';

/**
 * Questions that the bot could not answer in this conversation. One is shown at a time; the bot passes the
 * owner's answer on.
 */
export function OpenQuestions({ contact }: { contact: ContactView }) {
  const { questions, isPending, end } = useQuestions(contact);
  const [first] = questions;
  if (!first) return null;
  return (
    <section aria-label="Pertanyaan dari bot" className="max-h-[45dvh] overflow-y-auto border-t border-warn/50 bg-warn-soft px-4 py-2">
      <Question
        key={first.id}
        question={first}
        more={questions.length - 1}
        busy={isPending}
        onAnswer={(answer, keep) => end(first.id, { answer, keep })}
        onDismiss={() => end(first.id, null)}
      />
    </section>
  );
}

type QuestionProps = {
  question: QuestionView;
  more: number;
  busy: boolean;
  onAnswer: (answer: string, keep: boolean) => Promise<boolean>;
  onDismiss: () => Promise<boolean>;
};

function Question({ question: { question }, more, busy, onAnswer, onDismiss }: QuestionProps) {
  const [answer, setAnswer] = useState('');
  const [keep, setKeep] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (answer.trim() !== '') void onAnswer(answer.trim(), keep);
  }

  const words = (
    <p className="flex min-w-0 items-start gap-2 text-sm text-warn-ink">
      <MessageCircleQuestion aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <strong>Bot bertanya:</strong> {question}
        {more > 0 && <span> (dan {more} pertanyaan lagi)</span>}
      </span>
    </p>
  );
  const skip = (
    <Button kind="ghost" className="text-warn-ink hover:bg-card" disabled={busy} onClick={() => void onDismiss()}>
      Lewati
    </Button>
  );
  // collapsed until opened: the owner needs to see the conversation to write the answer
  if (!isOpen)
    return (
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <div className="flex-[1_1_14rem]">{words}</div>
        <div className="flex gap-2">
          {skip}
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            Jawab
          </Button>
        </div>
      </div>
    );
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      {words}
      <TextAreaField
        label="Jawaban Anda"
        rows={2}
        autoFocus
        className="min-h-16!"
        placeholder="Disampaikan bot kepada pelanggan, kata demi kata."
        maxLength={limits.answerMaxChars}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Switch label="Ingat untuk pertanyaan berikutnya" checked={keep} onChange={setKeep} />
        <div className="flex gap-2">
          {skip}
          <Button type="submit" busy={busy} disabled={answer.trim() === ''}>
            Jawab lewat bot
          </Button>
        </div>
      </div>
    </form>
  );
}
