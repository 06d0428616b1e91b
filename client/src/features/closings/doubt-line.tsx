import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClosingView } from '#contracts/http/chat/closings';
import { doubtText } from './closings.rules.js';

/**
 * Asks the owner to check an order in its chat. Renders nothing when there is nothing to check. `to` is the link to
 * the chat. Omit it where the chat is already open.
 */
export function DoubtLine({ closing, to }: { closing: Pick<ClosingView, 'doubt'>; to?: string }) {
  const text = doubtText(closing);
  if (text === null) return null;
  const line = (
    <>
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0">{text}</span>
    </>
  );
  const style = 'flex items-start gap-2 text-sm font-semibold break-words text-warn-ink';
  if (to === undefined) return <p className={style}>{line}</p>;
  return (
    <Link to={to} className={`${style} py-2 hover:underline sm:py-1`}>
      {line}
    </Link>
  );
}
