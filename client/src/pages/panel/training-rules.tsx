import { SameWordsCard } from '../../features/knowledge/same-words-card.js';
import { OrderRulesCard } from '../../features/products/order-rules/order-rules-card.js';
import { SecretCard } from '../../features/prompt/secret-card.js';
import { FoldList } from '../../ui/layout/fold.js';

/** Fields below the training text that few shops need, closed until they are wanted. */
export function TrainingRules() {
  return (
    <FoldList title="Aturan tambahan">
      <SecretCard />
      <OrderRulesCard />
      <SameWordsCard />
    </FoldList>
  );
}
