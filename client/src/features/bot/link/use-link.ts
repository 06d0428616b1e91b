import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bot, type BotState } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { useSetAtom } from '../../../state/atoms.js';
import { botActionAtom } from '../bot-state.js';
import { bareState } from '../bot.rules.js';
import { linkStageOf } from './link.rules.js';

/** Linking by a code: requests one and reports the progress. */
export function useLink(state: BotState) {
  const [asked, setAsked] = useState<'no' | 'yes' | 'again'>('no');
  const setAction = useSetAtom(botActionAtom);
  const { mutate, isPending, error } = useMutation({
    ...optimistic<BotState, { phone: string }, unknown>(
      { queryKey: queryKeys.botStatus, change: () => bareState('initing') },
      {
        mutationFn: (body) => call(bot.pairingCode, { body, timeoutMs: limits.startTimeoutMs }),
        onSuccess: () => setAsked('yes'),
        onSettled: () => setAction(null),
      },
    ),
  });
  return {
    stage: linkStageOf(state, asked),
    asking: isPending,
    error,
    ask: (phone: string) => {
      // While this action runs, no poll may overwrite the state with the one from before the request.
      setAction('start');
      mutate({ phone });
    },
    changeNumber: () => setAsked('again'),
  };
}
