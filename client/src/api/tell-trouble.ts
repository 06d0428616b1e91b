import { notify } from '../ui/feedback/toast-store.js';
import { isUnauthorized, troubleWithReason } from './api-error.js';

/** Tells of an act that failed, by the screen's own sentence. A 401 has told its own story ("Session expired…") already. */
export function tellTrouble(sentence: string): (error: unknown) => void {
  return (error) => {
    if (!isUnauthorized(error)) notify(troubleWithReason(error, sentence));
  };
}
