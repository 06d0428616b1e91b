import { Suspense } from 'react';
import { TrainCard } from '../../features/prompt/train-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { HelpLink } from '../../ui/layout/help-link.js';
import { part } from '../../ui/layout/part.js';

const SecretCard = part(() => import('../../features/prompt/secret-card.js'), 'SecretCard');
const SameWordsCard = part(() => import('../../features/knowledge/same-words-card.js'), 'SameWordsCard');
const TextPricesCard = part(() => import('../../features/products/text-prices-card.js'), 'TextPricesCard');

export function PromptPage() {
  return (
    <PageFrame title="Train AI" intro="Semakin jelas tulisan Anda, semakin tepat jawaban bot." action={<HelpLink guide="melatih-ai" />}>
      <TrainCard whole={false} failure="Gagal menyimpan prompt." />
      <Suspense>
        <SecretCard />
      </Suspense>
      <Suspense>
        <SameWordsCard />
      </Suspense>
      <Suspense>
        <TextPricesCard />
      </Suspense>
    </PageFrame>
  );
}
