import { Link } from 'react-router-dom';
import { formatPhone } from '#contracts/values/people/phone';
import { useAtomValue } from '../../../state/atoms.js';
import { Art } from '../../../ui/art/art.js';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { analyticsAtom } from '../../dashboard/analytics.js';

/** Success message with the one next step. */
export function Linked({ phone, onLeave }: { phone: string | null; onLeave: () => void }) {
  const { data } = useAtomValue(analyticsAtom);
  const isTrained = data?.onboarding.trained ?? true;
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Art name="done" size={112} />
      <p className="text-lg font-bold">Bot Aktif{phone ? ` di ${formatPhone(phone)}` : ''}</p>
      <p className="text-soft">
        {isTrained
          ? 'Minta teman mengirim pesan ke nomor ini. Bot menjawab dalam beberapa detik, dan Anda melihatnya di Chat.'
          : 'Satu langkah lagi: bot diam sampai Anda menulis tentang usaha Anda.'}
      </p>
      <div className="mt-2 grid w-full gap-2">
        <Link to={isTrained ? '/chat-history' : '/prompt'} className={buttonClass('primary')}>
          {isTrained ? 'Lihat chat' : 'Isi Train AI sekarang'}
        </Link>
        <Button kind="ghost" onClick={onLeave}>
          Nanti saja
        </Button>
      </div>
    </div>
  );
}
