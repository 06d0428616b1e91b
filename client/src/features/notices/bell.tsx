import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../ui/theme/class-names.js';
import { useEndedNotices, useNoticeCount } from './notices-state.js';
import { part } from '../../ui/layout/part.js';

const loadDialog = () => import('./notices-dialog.js');
const NoticesDialog = part(loadDialog, 'NoticesDialog');

/**
 * The bell in the header: number of new notices, amber while a serious one is unhandled. The dialog's code is
 * loaded on the first tap or hover.
 */
export function Bell() {
  const { key } = useLocation();
  const [shown, setShown] = useState<string | null>(null);
  const { unseen, open } = useNoticeCount();
  useEndedNotices();
  const count = Math.max(unseen, open);
  const words = [unseen > 0 ? `${unseen} baru` : '', open > 0 ? `${open} perlu ditangani` : ''].filter(Boolean);
  return (
    <>
      <button
        type="button"
        aria-label={['Pemberitahuan', ...words].join(', ')}
        aria-haspopup="dialog"
        onClick={() => setShown(key)}
        onPointerEnter={() => void loadDialog()}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <BellIcon aria-hidden size={20} />
        {count > 0 && (
          <span
            aria-hidden
            className={classNames(
              'absolute end-1 top-1 min-w-5 rounded-full border px-1 text-center text-xs font-bold',
              open > 0 ? 'border-warn bg-warn-soft text-warn-ink' : 'border-brand bg-brand-soft text-brand-ink',
            )}
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <Suspense>
        {/* navigation closes the dialog */}
        {shown === key && <NoticesDialog onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}
