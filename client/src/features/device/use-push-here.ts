import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { useMediaQuery } from '../../ui/layout/use-media-query.js';
import { pushErrors, turnOffPush, turnOnPush } from './push-device.js';

/** Switches the push notifications of this browser. @param push the server's key, and whether this browser receives pushes */
export function usePushHere(push: { readonly key: string; readonly here: boolean }) {
  const cache = useQueryClient();
  const device = useMediaQuery('(pointer: coarse)') ? 'HP ini' : 'Perangkat ini';
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      if (push.here) return turnOffPush().then(() => `${device} tidak menerima notifikasi lagi.`);
      const problem = await turnOnPush(push.key);
      return problem === null ? '✅ Notifikasi menyala di perangkat ini.' : pushErrors[problem];
    },
    onSuccess: (words) => notify(words),
    onError: showError('Notifikasi perangkat gagal diubah. Periksa koneksi Anda.'),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.noticeSettings });
      // The dashboard's figures contain whether notices reach the owner.
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
    },
  });
  return { device, isSwitching: isPending, switchPush: () => mutate() };
}
