import { Suspense, useState } from 'react';
import type { PromptSettings } from '#contracts/http/bot/prompt';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { useMay } from '../../state/use-bots.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { fromExtraLarge, useMediaQuery } from '../../ui/layout/use-media-query.js';
import { ProductFields, PromptField } from './train-fields.js';
import { TrainFolds } from './train-folds.js';
import { ToolWindows, TrainTools, type Tool } from './train-tools.js';
import { useTrainForm } from './use-train-form.js';
import { part } from '../../ui/layout/part.js';

const TryOutBeside = part(() => import('./train-try-out.js'), 'TryOutBeside');

const texts = ['prompt', 'secondary_prompt'] as const;
const all = [...texts, 'alamat', 'nomor_notifikasi'] as const;

type TrainFormProps = {
  settings: PromptSettings;
  /** True when the form includes the delivery fields. */
  whole: boolean;
  /** Message shown when saving fails. */
  failure: string;
  /** True when saving this form is the next step on its page. */
  isNext: boolean;
};

/** The training texts with a bot try-out: beside the form on wide screens, in a dialog on phones. */
export function TrainForm({ settings, whole, failure, isNext }: TrainFormProps) {
  const train = useTrainForm(settings, whole ? all : texts, failure);
  const isWide = useMediaQuery(fromExtraLarge);
  const [tool, setTool] = useState<Tool | null>(null);
  const mayTrain = useMay('training.write');
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <form onSubmit={train.submit} className="flex min-w-0 flex-col gap-5">
        <Permitted needs="training.write">
          <PromptField train={train} rows={whole && !isWide ? 7 : 10} />
          <TrainTools train={train} isWide={isWide} onOpen={setTool} />
          {whole ? <TrainFolds train={train} /> : <ProductFields train={train} />}
          <FormFooter isChanged={train.isChanged} onDiscard={train.discard} saving={train.saving}>
            <Button type="submit" kind={isNext ? 'primary' : 'secondary'} busy={train.saving} busyLabel="Menyimpan...">
              💾 Simpan Prompt
            </Button>
          </FormFooter>
        </Permitted>
      </form>
      {/* outside the form, like the dialogs: a submit inside it would also submit the form */}
      {isWide && mayTrain && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <TryOutBeside typed={train.unsaved} />
        </Suspense>
      )}
      {tool && <ToolWindows train={train} open={tool} onClose={() => setTool(null)} />}
    </div>
  );
}
