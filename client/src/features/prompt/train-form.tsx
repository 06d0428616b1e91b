import type { PromptSettings } from '#contracts/http/prompt';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { DeliveryFields, PromptFields } from './train-fields.js';
import { useTrainForm } from './use-train-form.js';

const texts = ['prompt', 'secondary_prompt'] as const;
const all = [...texts, 'alamat', 'nomor_notifikasi'] as const;

type TrainFormProps = {
  settings: PromptSettings;
  /** Whether the fields of delivery stand in it too. */
  whole: boolean;
  /** What is said when it could not be saved. */
  failure: string;
};

/** What the owner teaches the bot. */
export function TrainForm({ settings, whole, failure }: TrainFormProps) {
  const train = useTrainForm(settings, whole ? all : texts, failure);
  return (
    <form onSubmit={train.submit} className="flex flex-col gap-5">
      <PromptFields train={train} />
      {whole && <DeliveryFields train={train} />}
      <FormFooter isChanged={train.isChanged} onDiscard={train.discard} saving={train.saving}>
        <Button type="submit" busy={train.saving} busyLabel="Menyimpan...">
          💾 Simpan Prompt
        </Button>
      </FormFooter>
    </form>
  );
}
