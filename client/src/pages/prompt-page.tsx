import { TrainCard } from '../features/prompt/train-card.js';
import { PageFrame } from '../features/shell/page-frame.js';

export function PromptPage() {
  return (
    <PageFrame title="Train AI" intro="Semakin jelas tulisan Anda, semakin tepat jawaban bot." narrow>
      <TrainCard whole={false} failure="Gagal menyimpan prompt." />
    </PageFrame>
  );
}
