import { useQuery } from '@tanstack/react-query';
import type { PromptVersion } from '#contracts/http/bot/prompt';
import { trainingParts } from '#contracts/http/bot/training-parts';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { useDraftPlace } from '../../state/use-draft.js';
import { formatMoment } from '../../ui/data/format-time.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import type { TrainForm } from './use-train-form.js';

type VersionsDialogProps = { form: TrainForm['form']; onClose: () => void };

/** Earlier versions of the training texts. Restoring one only fills the form; it must still be saved. */
export function VersionsDialog({ form, onClose }: VersionsDialogProps) {
  const secret = useDraftPlace('restored-secret');
  /** Fills the form. The secret of the version is saved together with it. */
  const restore = ({ prompt: text, secondary_prompt, secret: hidden }: PromptVersion) => {
    form.setValue('prompt', text);
    form.setValue('secondary_prompt', secondary_prompt);
    secret.keep(hidden ?? null);
    onClose();
  };
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.promptVersions,
    queryFn: ({ signal }) => call(trainingParts.versions, { signal }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Versi sebelumnya"
      description="Sepuluh tulisan terakhir yang pernah dipakai bot. Yang Anda kembalikan masuk ke formulir dulu, belum tersimpan."
    >
      {data ? (
        data.length === 0 ? (
          <p className="text-soft">Belum ada. Setiap kali Anda menyimpan perubahan, tulisan sebelumnya dicatat di sini.</p>
        ) : (
          <ul className="flex flex-col divide-y">
            {data.map((version) => (
              <li key={version.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
                <p className="text-sm text-soft">Dipakai sampai {formatMoment(new Date(version.replacedAt))}</p>
                <p className="line-clamp-3 text-sm break-words whitespace-pre-line">{version.prompt || '(Prompt Utama kosong)'}</p>
                {version.secret !== undefined && <p className="text-sm text-soft">Rahasia bot dari waktu itu ikut kembali.</p>}
                <Button kind="secondary" className="self-start text-sm" onClick={() => restore(version)}>
                  Kembalikan
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <RetryBanner onRetry={() => void refetch()}>Gagal memuat versi sebelumnya. Periksa koneksi Anda.</RetryBanner>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
