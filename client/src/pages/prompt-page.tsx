import type { FormEvent } from 'react';
import { isUnauthorized, troubleWithReason } from '../api/api-error.js';
import { LoadTrouble } from '../features/prompt/train-card.js';
import { PromptFields } from '../features/prompt/train-fields.js';
import { useTrainForm } from '../features/prompt/use-train-form.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { Button } from '../ui/forms/button.js';
import { Card } from '../ui/layout/card.js';
import { Loading } from '../ui/feedback/spinner.js';
import { notify } from '../ui/feedback/toast-store.js';

export function PromptPage() {
  const { form, isError, refetch, saving, save, change } = useTrainForm();

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save(['prompt', 'secondary_prompt']);
      notify('✅ Prompt berhasil disimpan.');
    } catch (error) {
      if (!isUnauthorized(error)) notify(troubleWithReason(error, 'Gagal menyimpan prompt.'));
    }
  }

  return (
    <PageFrame title="Train AI" intro="Semakin jelas tulisan Anda, semakin tepat jawaban bot." narrow>
      <Card>
        {form ? (
          <form onSubmit={submit} className="flex flex-col gap-5">
            <PromptFields form={form} onChange={change} />
            <Button type="submit" busy={saving} busyLabel="Menyimpan..." className="sm:self-start">
              💾 Simpan Prompt
            </Button>
          </form>
        ) : isError ? (
          <LoadTrouble onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Card>
    </PageFrame>
  );
}
