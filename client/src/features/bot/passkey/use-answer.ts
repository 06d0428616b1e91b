import { useMutation } from '@tanstack/react-query';
import { passkey } from '#contracts/http/bot/passkey';
import { call } from '../../../api/client.js';
import type { BroughtAnswer } from './passkey.rules.js';

/** Submits an answer obtained without the helper. */
export function useAnswer() {
  return useMutation({ mutationFn: (body: BroughtAnswer) => call(passkey.paste, { body }) });
}
