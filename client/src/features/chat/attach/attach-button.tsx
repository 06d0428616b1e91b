import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/forms/button.js';
import { acceptedFiles } from './attach.rules.js';

/** Selects pictures or files for the lead. They are sent together with the composer's text. */
export function AttachButton({ onAttach }: { onAttach: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label="Foto atau berkas untuk pelanggan"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onAttach(files);
        }}
      />
      <IconButton label="Lampirkan foto atau berkas" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden size={20} />
      </IconButton>
    </>
  );
}
