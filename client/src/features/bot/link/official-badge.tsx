import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/forms/button.js';
import { badgeWords } from './link.rules.js';

type BadgeQuestionProps = {
  /** True after the answer that the number has the badge. */
  isAdvised: boolean;
  onAdvise: (isAdvised: boolean) => void;
  /**
   * Renders the button that continues. `no`: the owner answers that there is no badge. `anyway`: the owner continues
   * against the advice.
   */
  goOn: (answer: 'no' | 'anyway') => ReactNode;
};

/**
 * Asks before linking whether the number has WhatsApp's official badge, and advises against linking such a number: accounts with it were
 * restricted seconds after a scan (Baileys issue 2805).
 */
export function BadgeQuestion({ isAdvised, onAdvise, goOn }: BadgeQuestionProps) {
  const name = useId();
  return (
    <div role="group" aria-labelledby={name} className="flex flex-col justify-center gap-3">
      <p id={name} className={isAdvised ? 'rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink' : 'font-semibold'}>
        {isAdvised ? badgeWords.advice : badgeWords.question}
      </p>
      <div className="grid gap-2">
        {isAdvised && (
          <Button kind="secondary" onClick={() => onAdvise(false)}>
            Pakai nomor lain
          </Button>
        )}
        {goOn(isAdvised ? 'anyway' : 'no')}
        {!isAdvised && (
          <Button kind="secondary" onClick={() => onAdvise(true)}>
            Ya
          </Button>
        )}
      </div>
    </div>
  );
}
