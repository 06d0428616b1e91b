import type { FormEvent } from 'react';
import { isUnauthorized, troubleWithReason } from '../../api/api-error.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { DeliveryFields, PromptFields } from './train-fields.js';
import { useTrainForm } from './use-train-form.js';

/** The complete training form of the bot page. */
export function TrainCard() {
  const { form, isDistrictSaved, isError, refetch, saving, save, change } = useTrainForm();

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save(['prompt', 'secondary_prompt', 'alamat', 'nomor_notifikasi']);
      notify('✅ Prompt berhasil disimpan.');
    } catch (error) {
      if (!isUnauthorized(error)) notify(troubleWithReason(error, '❌ Gagal menyimpan prompt.'));
    }
  }

  return (
    <Card title="Train AI">
      {form ? (
        <form onSubmit={submit} className="flex flex-col gap-5">
          <PromptFields form={form} onChange={change} />
          <DeliveryFields form={form} isDistrictSaved={isDistrictSaved} onChange={change} />
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
  );
}

/** Without the stored text nothing may be saved over it, so the form waits. */
export function LoadTrouble({ onRetry }: { onRetry: () => void }) {
  return <RetryBanner onRetry={onRetry}>Gagal memuat prompt. Periksa koneksi Anda.</RetryBanner>;
}
