import { readNumber } from '#contracts/values/people/phone';
import { part } from '../../ui/layout/part.js';

// few numbers have two readings: their words come when one is typed
const NumberReadings = part(() => import('./number-readings.js'), 'NumberReadings');

type NumberChoiceProps = {
  typed: string;
  /** @param number as the field takes it: `0…` or `+…` */
  onChoose: (number: string) => void;
};

/** The two readings of a typed number to choose from. Nothing where there is one reading. */
export function NumberChoice({ typed, onChoose }: NumberChoiceProps) {
  const reading = readNumber(typed);
  return reading.kind === 'two' ? <NumberReadings reading={reading} onChoose={onChoose} /> : null;
}
