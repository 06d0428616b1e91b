import { notify } from '../ui/feedback/toast-store.js';
import { isUnauthorized, errorWithReason } from './api-error.js';

/**
 * Shows the screen's own sentence for a failed mutation. A 401 is skipped: it has already shown its own
 * message ("Session expired…").
 */
export function showError(sentence: string): (error: unknown) => void {
  return (error) => {
    if (!isUnauthorized(error)) notify(errorWithReason(error, sentence));
  };
}
