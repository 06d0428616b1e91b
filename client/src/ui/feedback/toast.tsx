import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../theme/class-names.js';
import { dismissToast, readToasts, subscribeToasts, type Toast } from './toast-store.js';
import { toneSurface, type Tone } from '../theme/tone.js';

/** Good news is read at a glance; trouble says what to do, and stays until it is closed or another screen opened. */
const shownForMs = { good: 4_500, bad: null, info: 7_000, warn: 9_000 } as const;

/** Words of success are green even where the specification's sentence has no check mark. */
function toneOfToast(text: string): Tone {
  if (/✅|berhasil|terima kasih/i.test(text) && !/❌|gagal/i.test(text)) return 'good';
  if (/❌|gagal|berakhir|expired/i.test(text)) return 'bad';
  return 'info';
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const tone = toneOfToast(toast.text);
  useEffect(() => {
    const lastsMs = shownForMs[tone];
    if (held || lastsMs === null) return;
    const timer = setTimeout(onClose, lastsMs);
    return () => clearTimeout(timer);
  }, [held, onClose, tone]);
  return (
    <div
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={classNames(
        'pointer-events-auto flex animate-rise items-start gap-2 rounded-card border p-3 ps-4 shadow-soft',
        toneSurface[tone],
      )}
    >
      <p className="flex-1 py-2 text-sm font-medium whitespace-pre-line">{toast.text}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label="Tutup pemberitahuan"
        className="flex size-11 shrink-0 items-center justify-center rounded-md"
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}

/**
 * Where toasts appear: above the composer, the bar of a form that is not saved and, on phones, the bottom bar; on wide screens at the end of the
 * line, where no heading and no switch stands. While a window stands at the bottom of a phone, they appear above it. `aria-live` keeps their place
 * from being hidden from screen readers by an open window; each toast is an alert of its own, so the place itself reads nothing.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  return (
    <div
      aria-live="off"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-[60] flex max-sm:in-[:root:has([data-unsaved])]:bottom-[calc(10.5rem+env(safe-area-inset-bottom))] max-sm:in-[:root:has([data-window])]:top-[max(0.75rem,env(safe-area-inset-top))] max-sm:in-[:root:has([data-window])]:bottom-auto flex-col gap-2 sm:inset-x-auto sm:end-5 sm:bottom-24 sm:w-96"
    >
      {toasts.map((toast) => (
        <LiveToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function LiveToast({ toast }: { toast: Toast }) {
  const [close] = useState(() => () => dismissToast(toast.id));
  return <ToastCard toast={toast} onClose={close} />;
}
