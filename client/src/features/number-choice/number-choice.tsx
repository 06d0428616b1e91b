import { readNumber } from '#contracts/values/people/phone';
import { part } from '../../ui/layout/part.js';

// ambiguous numbers are rare, so this code is loaded only when one is typed
const NumberReadings = part(() => import('./number-readings.js'), 'NumberReadings');

type NumberChoiceProps = {
  typed: string;
  /** @param number in the format of the field: `0…` or `+…` */
  onChoose: (number: string) => void;
};

/**
 * Lets the owner choose between the two readings of an ambiguous number. Renders nothing when there is only
 * one reading.
 */
export function NumberChoice({ typed, onChoose }: NumberChoiceProps) {
  const reading = readNumber(typed);
  return reading.kind === 'two' ? <NumberReadings reading={reading} onChoose={onChoose} /> : null;
}
