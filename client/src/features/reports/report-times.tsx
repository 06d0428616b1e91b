import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reports } from '#contracts/http/account/reports';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { Select } from '../../ui/forms/select.js';
import { Card } from '../../ui/layout/card.js';
import { TextLink } from '../../ui/layout/text-link.js';
import { hourChoices } from './report.rules.js';

type Settings = { hour: number | null; zone: 'WIB' | 'WITA' | 'WIT' };

/** The hour at which the morning report is sent. */
export function ReportTimes() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.reportTimes,
    queryFn: ({ signal }) => call(reports.settings, { signal }),
  });
  const change = useMutation(
    optimistic<Settings, number | null, unknown>(
      { queryKey: queryKeys.reportTimes, change: (settings, hour) => ({ ...settings, hour }) },
      {
        mutationFn: (hour) => call(reports.save, { body: { hour } }),
        onSuccess: () => notify('✅ Laporan pagi berhasil disimpan.'),
        onError: showError('❌ Gagal menyimpan laporan pagi.'),
        onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.reportTimes }),
      },
    ),
  );
  return (
    <Card title="Laporan pagi">
      {!data && isError && <RetryBanner onRetry={() => void refetch()}>Gagal memuat jam laporan. Periksa koneksi Anda.</RetryBanner>}
      {!data && !isError && <Loading />}
      {data && (
        <div className="flex flex-col gap-3">
          <Permitted needs="training.write">
            <div className="sm:max-w-64">
              <Select
                label={`Dikirim setiap pagi (${data.zone})`}
                value={data.hour === null ? 'none' : String(data.hour)}
                options={hourChoices}
                onChange={(value) => change.mutate(value === 'none' ? null : Number(value))}
              />
            </div>
          </Permitted>
          <p className="text-soft">
            Ringkasan kemarin, dan tiap Senin ringkasan minggu lalu. Lewat WhatsApp atau email: pilih di{' '}
            <TextLink inline to="/settings">
              Pengaturan
            </TextLink>
            .
          </p>
        </div>
      )}
    </Card>
  );
}
