import { useEffect, useRef } from 'react';
import { errorText } from '../../../api/api-error.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { readBrought } from './passkey.rules.js';
import { useAnswer } from './use-answer.js';

/** Reads the answer that a script put into the URL and removes it from the URL. */
export function PasskeyReturn({ hash }: { hash: string }) {
  const { mutate, error, isSuccess } = useAnswer();
  const brought = readBrought(hash);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    history.replaceState(history.state, '', location.pathname);
    if (brought) mutate(brought);
  }, [brought, mutate]);
  if (!brought) return <Banner tone="bad">Hasil passkey tidak lengkap. Ulangi langkahnya dari halaman ini.</Banner>;
  if (error) return <Banner tone="bad">{errorText(error, 'Hasil passkey belum sampai. Coba lagi.')}</Banner>;
  return <Banner tone={isSuccess ? 'good' : 'info'}>{isSuccess ? 'Passkey diterima.' : 'Mengirim hasil passkey…'}</Banner>;
}
