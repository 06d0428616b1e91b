import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { notices, type NoticeSettings } from '#contracts/http/account/notices';
import { emptyValue, prompt, type PromptSettings } from '#contracts/http/bot/prompt';
import { formatPhone } from '#contracts/values/people/phone';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { typedNumber } from '../../../forms/digits.js';
import { useStoredForm } from '../../../forms/stored-form.js';
import { useAtomValue } from '../../../state/atoms.js';
import { botToName } from '../../../state/bots.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { botStateAtom } from '../../bot/bot-state.js';
import { toNotifyNumber } from '../../prompt/prompt.rules.js';
import { isBotsOwn } from './reach.rules.js';

const readAgainMs = 3_000;
const missing = 'Isi nomor WhatsApp yang Anda baca setiap hari.';
const own = 'Ini nomor bot sendiri: HP tidak berbunyi untuk pesannya sendiri. Isi nomor lain.';

/** True while a test message was sent and no receipt has arrived. */
const isUnderWay = (state: NoticeSettings['numberState'] | undefined): boolean => state === 'waiting' || state === 'sent';

/** The channels by which notices reach the owner. Refetched while a test message is in transit: its receipt may arrive at any time. */
export function useReach() {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.noticeSettings,
    queryFn: ({ signal }) => call(notices.settings, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.numberState) ? readAgainMs : false),
  });
  const { numberState, number = '' } = query.data ?? {};
  const before = useRef({ numberState, number, isAsked: false });
  useEffect(() => {
    if (numberState === 'works' && before.current.numberState !== undefined && before.current.numberState !== 'works') {
      notify(arrived(number));
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
    }
    // A number that was just changed has the state `untested` until the server has received the request for its test
    // message. It still counts as requested.
    const isAsked = isUnderWay(numberState) || (numberState === 'untested' && before.current.isAsked);
    before.current = { numberState, number, isAsked };
  }, [cache, number, numberState]);
  // The figures may report first that notices reach the owner. This step then unmounts before this query is fetched
  // again, so the unmount shows the message.
  useEffect(
    () => () => {
      const isReached = cache.getQueryData<AnalyticsSummary>(queryKeys.analytics)?.reachable === true;
      if (isReached && before.current.isAsked) notify(arrived(before.current.number));
    },
    [cache],
  );
  return query;
}

const arrived = (number: string): string => `✅ Contoh sampai. Kabar penting kini datang ke ${formatPhone(number)}.`;

/** The form of the notification number: saves it when it was changed, and sends a test message to it. */
export function useSample({ number }: NoticeSettings) {
  const cache = useQueryClient();
  const phone = useAtomValue(botStateAtom)?.phone;
  const stored = useMemo(() => ({ number: typedNumber(number) }), [number]);
  const { form, values, saved } = useStoredForm('notice-number', stored, (typed) => {
    const problem = typed.number === '' ? missing : isBotsOwn(typed.number, phone) ? own : null;
    return problem === null ? null : { field: 'number', text: problem };
  });
  const { isPending, mutate } = useMutation({
    mutationFn: async (typed: { number: string }) => {
      const bot = botToName();
      const address = toNotifyNumber(typed.number);
      if (typed.number !== stored.number) await call(prompt.save, { bot, body: { nomor_notifikasi: address } });
      cache.setQueryData<PromptSettings>(queryKeys.prompt, (known) => known && { ...known, nomor_notifikasi: address });
      saved(typed, { number: address === emptyValue ? '' : typedNumber(address) });
      // Set at once, because the figures may report the delivery before these settings are fetched again.
      const told = address.replace(/@.*/, '');
      cache.setQueryData<NoticeSettings>(queryKeys.noticeSettings, (known) => known && { ...known, number: told, numberState: 'waiting' });
      await call(notices.sample, { bot });
    },
    onError: showError('Contoh gagal dikirim. Periksa koneksi Anda.'),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.noticeSettings }),
  });
  return { form, typed: values.number, isSending: isPending, send: form.handleSubmit((typed) => mutate(typed)) };
}
