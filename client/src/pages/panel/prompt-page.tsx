import { Suspense } from 'react';
import { TrainCard } from '../../features/prompt/train-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useMay } from '../../state/use-bots.js';
import { HelpLink } from '../../ui/layout/help-link.js';
import { part } from '../../ui/layout/part.js';

const TextPricesCard = part(() => import('../../features/products/text-prices-card.js'), 'TextPricesCard');
const TrainingRules = part(() => import('./training-rules.js'), 'TrainingRules');

export function PromptPage() {
  const mayTrain = useMay('training.write');
  return (
    <PageFrame title="Train AI" intro="Semakin jelas tulisan Anda, semakin tepat jawaban bot." action={<HelpLink guide="melatih-ai" />}>
      <TrainCard whole={false} failure="Gagal menyimpan prompt." />
      <Suspense>{mayTrain && <TextPricesCard />}</Suspense>
      {/* those who may not train may not read the secret either */}
      <Suspense>{mayTrain && <TrainingRules />}</Suspense>
    </PageFrame>
  );
}
