import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { chat } from '#contracts/http/chat/chat';
import { downloadFile } from '../../api/download-file.js';
import { showError } from '../../api/show-error.js';
import { Button } from '../../ui/forms/button.js';

/** Download timeout. Exporting the messages of a large shop takes long. */
const downloadMs = 10 * 60_000;

const kinds = [
  { what: 'contacts', label: 'Kontak', file: 'kontak' },
  { what: 'messages', label: 'Pesan', file: 'pesan' },
] as const;
const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
] as const;

interface File {
  readonly what: (typeof kinds)[number]['what'];
  readonly format: (typeof formats)[number]['format'];
  readonly name: string;
}

/** Exports the owner's contacts and messages as files. */
export function DataExport() {
  const {
    mutate: download,
    isPending,
    variables,
  } = useMutation({
    mutationFn: ({ what, format, name }: File) =>
      downloadFile(name, chat.download, { params: { what }, query: { format }, timeoutMs: downloadMs }),
    onError: showError('❌ Gagal mengunduh berkas.'),
  });
  return (
    <>
      <p className="mb-4 text-soft">Simpan kontak dan isi chat Anda. CSV untuk data sebanyak apa pun; Excel sampai 20.000 baris.</p>
      <ul className="divide-y border-y">
        {kinds.map(({ what, label, file }) => (
          <li key={what} className="flex flex-wrap items-center gap-2 py-2">
            <span className="me-auto font-semibold">{label}</span>
            {formats.map(({ format, label: formatLabel }) => {
              const name = `${file}.${format}`;
              return (
                <Button
                  key={format}
                  kind="secondary"
                  className="min-w-26"
                  aria-label={`${label} ${formatLabel}`}
                  icon={<Download aria-hidden size={18} />}
                  busy={isPending && variables.name === name}
                  disabled={isPending}
                  onClick={() => download({ what, format, name })}
                >
                  {formatLabel}
                </Button>
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
