import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { blacklist } from '#contracts/http/blacklist';
import { toContactAddress, withoutContactSuffix } from '#contracts/values/phone';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';

type Listed = { blacklist: string[]; labels?: Record<string, string> | undefined };

const blacklistAtom = atomWithQuery(() => ({
  queryKey: queryKeys.blacklist,
  queryFn: ({ signal }) => call(blacklist.list, { signal }),
}));

/** The excluded numbers. Changes are shown at once and undone when the server refuses; troubles are only logged. */
export function useBlacklist() {
  const cache = useQueryClient();
  const { data, isPending } = useAtomValue(blacklistAtom);
  const [saving, setSaving] = useState(false);

  /** @returns whether it worked; on false the list is as before. */
  async function change(next: (listed: string[]) => string[], act: () => Promise<unknown>): Promise<boolean> {
    await cache.cancelQueries({ queryKey: queryKeys.blacklist });
    const before = cache.getQueryData<Listed>(queryKeys.blacklist);
    cache.setQueryData<Listed>(queryKeys.blacklist, (listed) => listed && { ...listed, blacklist: next(listed.blacklist) });
    setSaving(true);
    try {
      await act();
      await cache.invalidateQueries({ queryKey: queryKeys.blacklist });
      return true;
    } catch (error) {
      console.error('Blacklist tidak tersimpan.', error);
      cache.setQueryData(queryKeys.blacklist, before);
      return false;
    } finally {
      setSaving(false);
    }
  }

  const add = (typed: string) => {
    const number = typed.startsWith('@') ? typed : toContactAddress(typed);
    return change(
      (listed) => [...listed.filter((one) => one !== number), number],
      () => call(blacklist.add, { body: { number } }),
    );
  };
  const remove = (number: string) =>
    change(
      (listed) => listed.filter((one) => one !== number),
      () => call(blacklist.remove, { params: { number } }),
    );

  /** Whom an entry means: the number, or the name of somebody who hides it. */
  const labelOf = (number: string) => data?.labels?.[number] ?? withoutContactSuffix(number);

  return { numbers: data?.blacklist ?? [], labelOf, isPending, saving, add, remove };
}
