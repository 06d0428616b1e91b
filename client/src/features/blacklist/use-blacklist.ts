import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blacklist } from '#contracts/http/blacklist';
import { toContactAddress, withoutContactSuffix } from '#contracts/values/phone';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';

type Listed = { blacklist: string[]; labels?: { number: string; label: string }[] | undefined };
type Change = { act: 'add' | 'remove'; number: string };

const blacklistAtom = atomWithQuery(() => ({
  queryKey: queryKeys.blacklist,
  queryFn: ({ signal }) => call(blacklist.list, { signal }),
}));

function withChange(listed: Listed, { act, number }: Change): Listed {
  const others = listed.blacklist.filter((one) => one !== number);
  return { ...listed, blacklist: act === 'add' ? [...others, number] : others };
}

/** The excluded numbers. Changes are shown at once and undone when the server refuses; troubles are only logged. */
export function useBlacklist() {
  const cache = useQueryClient();
  const { data, isPending } = useAtomValue(blacklistAtom);
  const change = useMutation(
    optimistic(
      { queryKey: queryKeys.blacklist, change: withChange },
      {
        mutationFn: ({ act, number }) =>
          act === 'add' ? call(blacklist.add, { body: { number } }) : call(blacklist.remove, { params: { number } }),
        onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.blacklist }),
        onError: (error) => console.error('Blacklist tidak tersimpan.', error),
      },
    ),
  );

  /** @returns whether it worked; on false the list is as before. */
  const add = (typed: string): Promise<boolean> =>
    change.mutateAsync({ act: 'add', number: typed.startsWith('@') ? typed : toContactAddress(typed) }).then(
      () => true,
      () => false,
    );
  const remove = (number: string) => change.mutate({ act: 'remove', number });

  /** Whom an entry means: the number, or the name of somebody who hides it. */
  const labelOf = (number: string) => data?.labels?.find((one) => one.number === number)?.label ?? withoutContactSuffix(number);

  return { numbers: data?.blacklist ?? [], labelOf, isPending, saving: change.isPending, add, remove };
}
