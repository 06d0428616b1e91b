import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { classNames } from '../theme/class-names.js';
import { Link } from 'react-router-dom';
import type { NoticeLevel } from '#contracts/values/notices';
import { dismissToast, isSerious, readToasts, subscribeToasts, type Toast } from './toast-store.js';
import { toneSurface, type Tone } from '../theme/tone.js';

/**
 * Display time by tone. A success message is shown for a short time. An error says what to do, so it stays until it
 * is closed or the screen changes. A serious notice stays until it is closed or handled.
 */
const shownForMs = { good: 4_500, bad: null, info: 7_000, warn: null } as const;

/** A notice has the colour of its level, whatever its words. */
const toneOfLevel = { good: 'good', info: 'info', serious: 'warn' } as const satisfies Record<NoticeLevel, Tone>;

/** Success texts are green even where the specification's sentence has no check mark. */
function toneOfToast(text: string): Tone {
  if (/✅|berhasil|terima kasih/i.test(text) && !/❌|gagal/i.test(text)) return 'good';
  if (/❌|gagal|berakhir|expired/i.test(text)) return 'bad';
  return 'info';
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const { notice } = toast;
  const tone = notice ? toneOfLevel[notice.level] : toneOfToast(toast.text);
  useEffect(() => {
    const lastsMs = shownForMs[tone];
    if (held || lastsMs === null) return;
    const timer = setTimeout(onClose, lastsMs);
    return () => clearTimeout(timer);
  }, [held, onClose, tone]);
  return (
    <div
      role="alert"
      onPointerEnter={() => {
        setHeld(true);
        setUnfolded(true);
      }}
      onPointerLeave={() => setHeld(false)}
      className={classNames(
        'pointer-events-auto flex animate-rise items-start gap-2 rounded-card border p-3 ps-4 shadow-soft in-header:items-center in-header:p-0 in-header:ps-4',
        toneSurface[tone],
      )}
    >
      <p
        className={classNames(
          'line-clamp-6 min-w-0 flex-1 py-2 text-sm font-medium wrap-anywhere whitespace-pre-line',
          !isUnfolded && 'in-header:line-clamp-2 in-header:py-0 in-header:text-xs',
        )}
      >
        {toast.text}
      </p>
      {notice?.level === 'serious' && (
        <Link
          to={notice.path}
          onClick={onClose}
          className="flex min-h-11 shrink-0 items-center px-1 text-sm font-bold underline underline-offset-4"
        >
          Buka
        </Link>
      )}
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
 * Order of the toasts. The last toast is in front. The result of the owner's own action must be visible even while a
 * serious notice stays.
 */
const rankOf = (toast: Toast): number => (toast.notice === undefined ? 2 : isSerious(toast) ? 1 : 0);

/**
 * Container of the toasts. The result of the owner's own action is in front, then a serious notice. Phones show one
 * toast at a time. A longer text expands when it is touched.
 *
 * Position of the toasts:
 * - They are above the composer, above the bar of an unsaved form and, on phones, above the bottom bar.
 * - On wide screens they are at the right edge, where there is no heading and no switch. Beside a thread they are no
 * wider than the pane there.
 * - Where a thread and the chat list are the only two columns, they are at the bottom of the list. The list ends
 * above them.
 * - While a window is open at the bottom of a phone, they are above the window.
 * - Where the queue is the only column, they cover the panel's header and are no taller than it. They cover no
 * waiting lead.
 * - Above a thread that is the only column, they have their own area, and the page begins below it.
 *
 * `aria-live` prevents an open window from hiding the container from screen readers. Each toast is an alert, so the
 * container itself announces nothing.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const container = useRef<HTMLDivElement>(null);
  useHeightProperty(container);
  return (
    <div
      ref={container}
      aria-live="off"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-[60] flex max-sm:in-[:root:has([data-unsaved])]:bottom-[calc(10.5rem+env(safe-area-inset-bottom))] max-sm:in-[:root:has([data-window])]:top-[max(0.75rem,env(safe-area-inset-top))] max-sm:in-[:root:has([data-window])]:bottom-auto in-header:inset-x-3 in-header:top-[calc(0.25rem+env(safe-area-inset-top))] in-header:bottom-auto in-header:w-auto max-sm:*:not-last:hidden in-header:*:not-last:hidden flex-col gap-2 sm:inset-x-auto sm:end-5 sm:bottom-24 sm:w-96 sm:in-[:root:has([data-beside-thread])]:w-70 in-list:start-3 in-list:end-auto in-list:bottom-3 in-list:w-86 lg:in-list:start-[calc(var(--menu)+0.75rem)]"
    >
      {toasts
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((toast) => (
          <LiveToast key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

/** Sets `--toasts-height` on the document to the height of the shown toasts. Removes it while none is shown. */
function useHeightProperty(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!container.current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height > 0) style.setProperty('--toasts-height', `${height}px`);
      else style.removeProperty('--toasts-height');
    });
    observer.observe(container.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-height');
    };
  }, [container]);
}

function LiveToast({ toast }: { toast: Toast }) {
  const [close] = useState(() => () => dismissToast(toast.id));
  return <ToastCard toast={toast} onClose={close} />;
}
