import { useState } from 'react';
import type { AnswerInput } from '#contracts/http/bot/knowledge';
import type { ContactView } from '#contracts/http/chat/chat';
import type { QuestionAnswer } from '#contracts/http/chat/questions';
import { limits } from '#contracts/values/limits';
import { notify } from '../../../ui/feedback/toast-store.js';
import { useQuestions } from './use-questions.js';

/**
 * Lets the owner answer the bot's open question in the composer. By default, a sent text is the answer. It is an
 * ordinary message when the owner was already writing before the question came, or chooses to write a message.
 */
export function useAnswering(contact: ContactView, draft: string, setDraft: (draft: string, insteadOf: string) => void) {
  const { questions, isPending: busy, end } = useQuestions(contact);
  const question = questions[0];
  const [choice, setChoice] = useState({ id: '', isAnswering: false, keep: false });
  if (question && choice.id !== question.id) setChoice({ id: question.id, isAnswering: draft.trim() === '', keep: false });
  const [confirming, setConfirming] = useState<string | null>(null);
  const isAnswering = question !== undefined && choice.id === question.id && choice.isAnswering;

  function send(): void {
    const answer = draft.trim();
    if (!question || answer === '' || busy) return;
    if (answer.length > limits.answerMaxChars) {
      const most = limits.answerMaxChars.toLocaleString('id-ID');
      return notify(`Jawaban lewat bot paling panjang ${most} huruf. Pendekkan, atau pilih Tulis pesan biasa.`);
    }
    if (choice.keep) setConfirming(question.id);
    else void sendAnswer({ answer, keep: false });
  }

  async function sendAnswer(answer: QuestionAnswer): Promise<void> {
    if (!question || !(await end(question.id, answer))) return;
    setConfirming(null);
    setDraft('', draft);
  }

  const bar = question && {
    question,
    more: questions.length - 1,
    busy,
    isAnswering,
    keep: choice.keep,
    onKeep: (keep: boolean) => setChoice({ ...choice, keep }),
    onAnswering: (now: boolean) => setChoice({ ...choice, isAnswering: now }),
    onDismiss: () => void end(question.id, null),
    confirm: confirming === question.id && {
      question,
      answer: draft.trim(),
      leadName: contact.name,
      busy,
      onClose: () => setConfirming(null),
      onConfirm: (kept: AnswerInput) => void sendAnswer({ answer: draft.trim(), keep: true, kept }),
    },
  };
  return { bar, isAnswering, send };
}
