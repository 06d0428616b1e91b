import type { SenderPlace } from '#contracts/http/bot/shipping';
import { labelOf } from './places.rules.js';
import type { Origin } from './shipping.types.js';

const choicesMax = 30;

/** The origin of parcels, as the training form shows it. */
export function presentOrigin(origin: Origin): SenderPlace {
  switch (origin.kind) {
    case 'known':
      return { kind: 'known', label: origin.label };
    case 'choose':
      return { kind: 'choose', choices: origin.places.slice(0, choicesMax).map((place) => ({ id: place.id, label: labelOf(place) })) };
    case 'later':
      // The owner can fix neither an exhausted daily limit nor a service that is down, so both are `later`.
      return { kind: origin.failure === 'key' ? 'unavailable' : 'later' };
    case 'none':
    case 'unknown':
      return { kind: origin.kind };
  }
}
