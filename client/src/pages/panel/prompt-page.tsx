import { Suspense } from 'react';
import { TrainCard } from '../../features/prompt/train-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useMay } from '../../state/use-bots.js';
import { HelpLink } from '../../ui/layout/help-link.js';
import { part } from '../../ui/layout/part.js';

const SecretCard = part(() => import('../../features/prompt/secret-card.js'), 'SecretCard');
const SameWordsCard = part(() => import('../../features/knowledge/same-words-card.js'), 'SameWordsCard');
const OrderRulesCard = part(() => import('../../features/products/order-rules/order-rules-card.js'), 'OrderRulesCard');
const TextPricesCard = part(() => import('../../features/products/text-prices-card.js'), 'TextPricesCard');

export function PromptPage() {
  const mayTrain = useMay('training.write');
  return (
    <PageFrame title="Train AI" intro="Semakin jelas tulisan Anda, semakin tepat jawaban bot." action={<HelpLink guide="melatih-ai" />}>
      <TrainCard whole={false} failure="Gagal menyimpan prompt." />
      {/* those who may not train may not read the secret either */}
      <Suspense>{mayTrain && <SecretCard />}</Suspense>
      <Suspense>{mayTrain && <SameWordsCard />}</Suspense>
      <Suspense>{mayTrain && <TextPricesCard />}</Suspense>
      <Suspense>{mayTrain && <OrderRulesCard />}</Suspense>
    </PageFrame>
  );
}
