import { useState } from 'react';
import type { AnswerInput, AnswerView } from '#contracts/http/bot/knowledge';
import { limits } from '#contracts/values/limits';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { useWindowForm } from '../../forms/window-form.js';
import { schemaError } from '../../forms/schema-error.js';
import { Banner } from '../../ui/feedback/banner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { WindowButtons } from '../../ui/forms/window-buttons.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { useKnowledgeChange } from './use-knowledge.js';

type Props = {
  /** The entry to edit. Null for a new one. */
  answer: AnswerView | null;
  onClose: () => void;
};

/** Edits a question and its answer. On failure the typed text stays. */
export function AnswerDialog({ answer, onClose }: Props) {
  const { mutateAsync, isPending } = useKnowledgeChange();
  const [problem, setError] = useState<string | null>(null);
  const { id = null, question = '', answer: text = '' } = answer ?? {};
  const { form, ...draft } = useWindowForm<AnswerInput>(`jawaban:${id ?? 'baru'}`, () => ({ question, answer: text }), {
    check: (values) => schemaError('AnswerInput', values),
    onClose,
  });
  const bind = (field: keyof AnswerInput) => ({ error: form.formState.errors[field]?.message, ...form.register(field) });

  async function save(values: AnswerInput) {
    setError(null);
    try {
      await mutateAsync({ id, answer: { question: values.question.trim(), answer: values.answer.trim() } });
      notify('✅ Jawaban tersimpan.');
      draft.done();
    } catch (error) {
      if (!isUnauthorized(error)) setError(errorWithReason(error, '❌ Gagal menyimpan jawaban.'));
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && draft.close()} title={answer ? 'Ubah jawaban' : 'Tambah jawaban'}>
      <form onSubmit={form.handleSubmit(save)} noValidate className="flex flex-col gap-4">
        <TextAreaField
          label="Pertanyaan pelanggan"
          rows={2}
          placeholder="Bisa COD?"
          maxLength={limits.questionMaxChars}
          {...bind('question')}
        />
        <TextAreaField
          label="Jawaban Anda"
          rows={5}
          placeholder="Bisa, khusus Jabodetabek lewat kurir toko."
          hint="Bot menyampaikan isinya dengan kata-katanya sendiri."
          maxLength={limits.answerMaxChars}
          {...bind('answer')}
        />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <WindowButtons draft={draft}>
          <Button type="submit" busy={isPending} busyLabel="Menyimpan...">
            Simpan Jawaban
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
