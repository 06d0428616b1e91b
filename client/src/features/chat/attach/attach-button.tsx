import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { notify } from '../../../ui/feedback/toast-store.js';
import { IconButton } from '../../../ui/forms/button.js';
import { newClientId } from '../thread/client-id.js';
import type { KeptFile } from '../../../state/kept-files.js';
import { acceptedFiles, refusalOf } from './attach.rules.js';

/** Selects a picture or file for the lead. It is sent together with the composer's text. */
export function AttachButton({ onAttach }: { onAttach: (kept: KeptFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        aria-label="Foto atau berkas untuk pelanggan"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (!file) return;
          const refusal = refusalOf(file);
          if (refusal) notify(refusal);
          else onAttach({ clientId: newClientId(), file });
        }}
      />
      <IconButton label="Lampirkan foto atau berkas" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden size={20} />
      </IconButton>
    </>
  );
}
