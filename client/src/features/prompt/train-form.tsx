import { Suspense, useState } from 'react';
import type { PromptSettings } from '#contracts/http/bot/prompt';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { fromExtraLarge, useMediaQuery } from '../../ui/layout/use-media-query.js';
import { DeliveryFields, ProductFields, PromptField } from './train-fields.js';
import { ToolWindows, TrainTools, type Tool } from './train-tools.js';
import { useTrainForm } from './use-train-form.js';
import { part } from '../../ui/layout/part.js';

const TryOutBeside = part(() => import('./train-try-out.js'), 'TryOutBeside');

const texts = ['prompt', 'secondary_prompt'] as const;
const all = [...texts, 'alamat', 'nomor_notifikasi'] as const;

type TrainFormProps = {
  settings: PromptSettings;
  /** Whether the fields of delivery stand in it too. */
  whole: boolean;
  /** What is said when it could not be saved. */
  failure: string;
};

/** What the owner teaches the bot, and the bot to try it on: beside it on wide screens, one tap away on phones. */
export function TrainForm({ settings, whole, failure }: TrainFormProps) {
  const train = useTrainForm(settings, whole ? all : texts, failure);
  const isWide = useMediaQuery(fromExtraLarge);
  const [tool, setTool] = useState<Tool | null>(null);
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <form onSubmit={train.submit} className="flex min-w-0 flex-col gap-5">
        <PromptField train={train} />
        <TrainTools train={train} isWide={isWide} onOpen={setTool} />
        <ProductFields train={train} />
        {whole && <DeliveryFields train={train} />}
        <FormFooter isChanged={train.isChanged} onDiscard={train.discard} saving={train.saving}>
          <Button type="submit" busy={train.saving} busyLabel="Menyimpan...">
            💾 Simpan Prompt
          </Button>
        </FormFooter>
      </form>
      {/* outside the form, as the windows are: what is sent in it would send the form too */}
      {isWide && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <TryOutBeside typed={train.unsaved} />
        </Suspense>
      )}
      {tool && <ToolWindows train={train} open={tool} onClose={() => setTool(null)} />}
    </div>
  );
}
