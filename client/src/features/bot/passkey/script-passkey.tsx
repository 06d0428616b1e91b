import { useMutation } from '@tanstack/react-query';
import { Bookmark, Copy } from 'lucide-react';
import { useState } from 'react';
import { passkey } from '#contracts/http/bot/passkey';
import { passkeyOrigin } from '#contracts/values/passkey';
import { errorText } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button } from '../../../ui/forms/button.js';
import { TextAreaField } from '../../../ui/forms/field.js';
import { Disclosure } from '../../../ui/layout/disclosure.js';
import { bookmarkOf, consoleScript } from './console-script.js';
import { readBrought } from './passkey.rules.js';
import { useAnswer } from './use-answer.js';

const copy = (text: string): void => void navigator.clipboard.writeText(text).then(() => notify('✅ Skrip disalin.'));

/** The passkey step without the helper: a script for the console of WhatsApp's page, and its result. */
export function ScriptWay() {
  const script = useMutation({ mutationFn: async () => consoleScript(await call(passkey.begin), location.origin) });
  const answer = useAnswer();
  const [result, setResult] = useState('');
  const [isTorn, setIsTorn] = useState(false);
  const send = (): void => {
    const brought = readBrought(result);
    setIsTorn(brought === null);
    if (brought) answer.mutate(brought);
  };
  return (
    <Disclosure title="Tanpa pembantu, di komputer">
      <ol className="list-decimal space-y-3 ps-6">
        <li>
          Siapkan skrip sekali pakai, lalu salin.
          <div className="mt-2 flex flex-wrap gap-2">
            <Button kind="secondary" busy={script.isPending} onClick={() => script.mutate()}>
              {script.data ? 'Siapkan lagi' : 'Siapkan skrip'}
            </Button>
            {script.data && (
              <>
                <Button icon={<Copy aria-hidden size={18} />} onClick={() => copy(script.data)}>
                  Salin skrip
                </Button>
                <Button kind="secondary" icon={<Bookmark aria-hidden size={18} />} onClick={() => copy(bookmarkOf(script.data))}>
                  Salin untuk bookmark
                </Button>
              </>
            )}
          </div>
          {script.error && (
            <Banner tone="bad" className="mt-2">
              {errorText(script.error, 'Skrip belum dapat disiapkan. Coba lagi.')}
            </Banner>
          )}
          {script.data && (
            <div className="mt-2">
              <TextAreaField label="Skrip" readOnly rows={3} value={script.data} className="font-mono text-xs" />
            </div>
          )}
        </li>
        <li>
          Buka{' '}
          <a className="font-semibold text-brand-ink underline underline-offset-4" href={passkeyOrigin} target="_blank" rel="noreferrer">
            web.whatsapp.com
          </a>{' '}
          di browser yang sama. Jangan masuk atau scan apa pun di sana.
        </li>
        <li>
          Tekan F12, pilih Console, tempel skrip, lalu tekan Enter. Atau tanpa F12: buat bookmark baru, tempel salinan untuk bookmark
          sebagai alamatnya, lalu buka bookmark itu di halaman tadi. Ini satu-satunya skrip yang boleh Anda pakai di sana; hapus bookmarknya
          sesudahnya.
        </li>
        <li>Tekan “Pakai passkey” di halaman itu. Sesudahnya panel terbuka kembali dengan sendirinya.</li>
        <li>
          Bila panel tidak terbuka, salin hasil di halaman itu dan tempel di sini.
          <div className="mt-2 flex flex-col gap-2">
            <TextAreaField
              label="Hasil passkey"
              rows={2}
              value={result}
              onChange={(event) => setResult(event.target.value)}
              error={isTorn ? 'Hasil tidak lengkap. Salin seluruh teksnya.' : undefined}
            />
            {answer.error && <Banner tone="bad">{errorText(answer.error, 'Hasil belum terkirim. Coba lagi.')}</Banner>}
            <Button kind="secondary" className="self-start" busy={answer.isPending} disabled={result.trim() === ''} onClick={send}>
              Kirim hasil
            </Button>
          </div>
        </li>
      </ol>
    </Disclosure>
  );
}
