import { useQueryClient } from '@tanstack/react-query';
import { bot } from '#contracts/http/bot';
import { isUnauthorized, troubleWithReason } from '../api/api-error.js';
import { call } from '../api/client.js';
import { queryKeys } from '../api/query-keys.js';
import { fullLogAtom } from '../features/logs/full-log.js';
import { LogPanel } from '../features/logs/log-panel.js';
import { fullLogColour } from '../features/logs/log.rules.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { useAtomValue } from '../state/atoms.js';
import { Card } from '../ui/layout/card.js';
import { notify } from '../ui/feedback/toast-store.js';

export function LogsPage() {
  const { data } = useAtomValue(fullLogAtom);
  const cache = useQueryClient();

  async function clear() {
    await cache.cancelQueries({ queryKey: queryKeys.fullLog });
    cache.setQueryData<string[]>(queryKeys.fullLog, []);
    try {
      await call(bot.clearLogs);
      cache.setQueryData<string[]>(queryKeys.botLog, (lines) => lines && []);
    } catch (error) {
      cache.setQueryData(queryKeys.fullLog, data);
      if (!isUnauthorized(error)) notify(troubleWithReason(error, '❌ Gagal menghapus log.'));
    }
  }

  return (
    <PageFrame title="Log Bot" intro="Catatan kerja bot Anda, baris terbaru di bawah.">
      <Card>
        <LogPanel label="Log bot" lines={data ?? []} colourOf={fullLogColour} onClear={() => void clear()} className="h-[60dvh]" />
      </Card>
    </PageFrame>
  );
}
