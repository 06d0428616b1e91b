import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../theme/class-names.js';
import { dismissToast, readToasts, subscribeToasts, type Toast } from './toast-store.js';
import { toneSurface, type Tone } from '../theme/tone.js';

/**
 * A success is read at a glance. An error says what to do, and stays until it is closed or the screen
 * changes.
 */
const shownForMs = { good: 4_500, bad: null, info: 7_000, warn: 9_000 } as const;

/** Success texts are green even where the specification's sentence has no check mark. */
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
 * Container of the toasts. They appear above the composer, above the bar of an unsaved form and, on phones,
 * above the bottom bar. On wide screens they are at the right edge, where there is no heading and no switch.
 * While a window is open at the bottom of a phone, they appear above it. `aria-live` prevents an open window
 * from hiding the container from screen readers. Each toast is an alert of its own, so the container itself
 * announces nothing.
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
