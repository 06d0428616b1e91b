import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { chat } from '#contracts/http/chat/chat';
import { callForBlob } from '../../api/client.js';
import { tellTrouble } from '../../api/tell-trouble.js';
import { Button } from '../../ui/forms/button.js';

/** A large shop's messages take their time. */
const downloadMs = 10 * 60_000;

const files = [
  { what: 'contacts', format: 'csv', label: 'Kontak (CSV)', name: 'kontak.csv' },
  { what: 'contacts', format: 'xlsx', label: 'Kontak (Excel)', name: 'kontak.xlsx' },
  { what: 'messages', format: 'csv', label: 'Pesan (CSV)', name: 'pesan.csv' },
  { what: 'messages', format: 'xlsx', label: 'Pesan (Excel)', name: 'pesan.xlsx' },
] as const;

type File = (typeof files)[number];

/** The owner's contacts and messages as files. */
export function DataExport() {
  const {
    mutate: download,
    isPending,
    variables,
  } = useMutation({
    mutationFn: ({ what, format }: File) => callForBlob(chat.download, { params: { what }, query: { format }, timeoutMs: downloadMs }),
    onSuccess: (blob, { name }) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onError: tellTrouble('❌ Gagal mengunduh berkas.'),
  });
  return (
    <>
      <p className="mb-4 text-soft">Simpan kontak dan isi percakapan Anda. CSV untuk data sebanyak apa pun; Excel sampai 20.000 baris.</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {files.map((file) => (
          <Button
            key={file.name}
            kind="secondary"
            icon={<Download aria-hidden size={18} />}
            busy={isPending && variables.name === file.name}
            disabled={isPending}
            onClick={() => download(file)}
          >
            {file.label}
          </Button>
        ))}
      </div>
    </>
  );
}
