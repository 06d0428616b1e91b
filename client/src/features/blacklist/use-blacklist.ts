import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blacklist } from '#contracts/http/chat/blacklist';
import { normalizePhone, toContactAddress, withoutContactSuffix } from '#contracts/values/people/phone';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';

type Listed = { blacklist: string[]; labels?: { number: string; label: string }[] | undefined };
type Action = 'add' | 'remove';

const blacklistAtom = atomWithQuery(() => ({
  queryKey: queryKeys.blacklist,
  queryFn: ({ signal }) => call(blacklist.list, { signal }),
}));

const heaviestAtom = atomWithQuery(() => ({
  queryKey: queryKeys.heaviest,
  queryFn: ({ signal }) => call(blacklist.heaviest, { signal }),
}));

function withChange(listed: Listed, action: Action, number: string): Listed {
  const others = listed.blacklist.filter((one) => one !== number);
  return { ...listed, blacklist: action === 'add' ? [...others, number] : others };
}

/**
 * A change to the list: applied optimistically and rolled back when the server refuses. Errors are only
 * logged.
 */
function useChange(action: Action, send: (number: string) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation(
    optimistic(
      { queryKey: queryKeys.blacklist, change: (listed: Listed, number: string) => withChange(listed, action, number) },
      {
        mutationFn: send,
        onSuccess: () =>
          Promise.all([
            cache.invalidateQueries({ queryKey: queryKeys.blacklist }),
            cache.invalidateQueries({ queryKey: queryKeys.heaviest }),
          ]),
        onError: (error) => console.error('Blacklist tidak tersimpan.', error),
      },
    ),
  );
}

/** The excluded numbers. */
export function useBlacklist() {
  const { data, isPending, isError, refetch } = useAtomValue(blacklistAtom);
  const { mutate: remove } = useChange('remove', (number) => call(blacklist.remove, { params: { number } }));
  /** Display label of an entry: the number, or the name of a contact with a hidden number. */
  const labelOf = (number: string) => data?.labels?.find((one) => one.number === number)?.label ?? withoutContactSuffix(number);
  return {
    numbers: data?.blacklist ?? [],
    labelOf,
    isPending,
    isFailed: data === undefined && isError,
    refetch: () => void refetch(),
    remove,
  };
}

/** The leads that got the most answers recently, and a function that excludes one of them. */
export function useHeaviest() {
  const { data } = useAtomValue(heaviestAtom);
  const { mutate, variables, isPending } = useChange('add', (number) => call(blacklist.add, { body: { number } }));
  return { leads: data?.leads ?? [], exclude: (number: string) => mutate(number), excluding: isPending ? variables : null };
}

/** Adds one entry. */
export function useAddToBlacklist() {
  const { isPending, mutate } = useChange('add', (number) => call(blacklist.add, { body: { number } }));
  /** @param onSaved called when the server has saved the entry; on failure the list is rolled back. */
  const add = (typed: string, onSaved: () => void) =>
    mutate(typed.startsWith('@') ? typed : toContactAddress(normalizePhone(typed)), { onSuccess: onSaved });
  return { saving: isPending, add };
}
