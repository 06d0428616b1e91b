import { useId } from 'react';
import { classNames } from '../../../ui/theme/class-names.js';
import { speedWords, type TypingSpeed } from './typing-speed.rules.js';

type SpeedChoiceProps = {
  speed: TypingSpeed;
  /** True when the stored speed is not one of the three options. The owner can select the stored speed again. */
  hasOwn: boolean;
  onChoose: (speed: TypingSpeed) => void;
};

/** Choice of the typing speed ("Kecepatan mengetik"): three options as radio buttons side by side. */
export function SpeedChoice({ speed, hasOwn, onChoose }: SpeedChoiceProps) {
  const name = useId();
  const speeds: readonly TypingSpeed[] = ['slow', 'medium', 'fast', ...(hasOwn ? (['own'] as const) : [])];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Kecepatan mengetik</legend>
      <div className="flex flex-wrap gap-2">
        {speeds.map((one) => (
          <label
            key={one}
            className={classNames(
              'flex min-h-11 flex-[1_1_5rem] items-center justify-center rounded-md border px-3 text-center text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              one === speed ? 'border-brand bg-brand-soft text-brand-ink' : 'border-edge hover:bg-sunken',
            )}
          >
            <input type="radio" name={name} checked={one === speed} onChange={() => onChoose(one)} className="sr-only" />
            {speedWords[one]}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-soft">
        Lebih pelan lebih aman bagi nomor Anda: WhatsApp membatasi nomor yang membalas seperti mesin.
      </p>
    </fieldset>
  );
}
