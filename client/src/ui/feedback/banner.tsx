import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { toneOfMessage, toneSurface, type Tone } from '../theme/tone.js';

const icons = { good: CircleCheck, bad: CircleAlert, warn: TriangleAlert, info: Info };

type BannerProps = { children: ReactNode; tone?: Tone; action?: ReactNode; className?: string };

/** Message inside a page. Without a tone it is green if the text has the check mark, else red. */
export function Banner({ children, tone, action, className }: BannerProps) {
  const resolved = tone ?? (typeof children === 'string' ? toneOfMessage(children) : 'info');
  const Icon = icons[resolved];
  // the specification's sentences already contain a mark
  const isMarked = typeof children === 'string' && /^[✅❌]/u.test(children);
  return (
    <div
      role={resolved === 'bad' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-3 text-sm font-medium',
        toneSurface[resolved],
        className,
      )}
    >
      {!isMarked && <Icon aria-hidden size={20} className="shrink-0" />}
      <div className="min-w-0 flex-[1_1_11rem] whitespace-pre-line">{children}</div>
      {action}
    </div>
  );
}
