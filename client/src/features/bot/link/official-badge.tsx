import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Banner } from '../../../ui/feedback/banner.js';
import { Button } from '../../../ui/forms/button.js';
import { badgeAnswers, badgeWords, type BadgeAnswer } from './link.rules.js';

/*
 * The question asked before linking: whether the number has WhatsApp's official badge. Accounts with it were restricted seconds after a
 * scan (Baileys issue 2805), so linking one is advised against.
 */

type BadgeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & { answer: string; error: string | undefined };

/** The question in a form, as two radio buttons. */
export function BadgeField({ answer, error, ...radio }: BadgeFieldProps) {
  const errorId = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" {...(error && { 'aria-describedby': errorId })}>
      <legend className="mb-1.5 text-sm font-semibold">{badgeWords.question}</legend>
      <div className="flex flex-wrap gap-2">
        {badgeAnswers.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 flex-[1_1_5rem] items-center justify-center rounded-md border border-edge px-3 text-center text-sm font-semibold hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input type="radio" {...radio} value={value} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-bad-ink">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" /> {error}
        </p>
      )}
      {answer === 'yes' && <Banner tone="warn">{badgeWords.advice}</Banner>}
    </fieldset>
  );
}

type BadgeCoverProps = { answer: BadgeAnswer | null; onAnswer: (answer: BadgeAnswer | 'anyway' | null) => void };

/** The question over the QR code, which cannot be scanned before the answer. */
export function BadgeCover({ answer, onAnswer }: BadgeCoverProps) {
  const name = useId();
  const isAdvised = answer === 'yes';
  return (
    <div role="group" aria-labelledby={name} className="flex flex-col justify-center gap-3 text-center text-sm">
      <p id={name} className="font-semibold">
        {isAdvised ? badgeWords.advice : badgeWords.question}
      </p>
      <div className="grid gap-2">
        {isAdvised ? (
          <>
            <Button kind="secondary" onClick={() => onAnswer(null)}>
              Pakai nomor lain
            </Button>
            <Button kind="ghost" onClick={() => onAnswer('anyway')}>
              Tetap hubungkan
            </Button>
          </>
        ) : (
          badgeAnswers.map(([value, label]) => (
            <Button key={value} kind="secondary" onClick={() => onAnswer(value)}>
              {label}
            </Button>
          ))
        )}
      </div>
    </div>
  );
}
