import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { followup, type FollowUpConfig, type FollowUpDay } from '#contracts/http/followup';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';

export type DayName = keyof FollowUpConfig;

const followUpAtom = atomWithQuery(() => ({
  queryKey: queryKeys.followup,
  queryFn: ({ signal }) => call(followup.read, { signal }),
}));

/** The three days with the owner's unsaved changes on top; a failed save keeps them. */
export function useFollowUp() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useAtomValue(followUpAtom);
  const [changed, setChanged] = useState<FollowUpConfig | null>(null);
  const [saving, setSaving] = useState(false);
  const config = changed ?? data;

  function change(day: DayName, part: Partial<FollowUpDay>): void {
    setChanged((now) => {
      const base = now ?? data;
      return base ? { ...base, [day]: { ...base[day], ...part } } : now;
    });
  }

  /** @throws ApiError when it was not saved. */
  async function save(): Promise<void> {
    if (!config) return;
    setSaving(true);
    try {
      await call(followup.save, { body: config });
      cache.setQueryData(queryKeys.followup, config);
      setChanged((now) => (now === config ? null : now));
    } finally {
      setSaving(false);
    }
  }

  return { config, isError, refetch, saving, isChanged: changed !== null, change, save };
}
