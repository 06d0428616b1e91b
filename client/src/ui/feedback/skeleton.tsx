import { classNames } from '../theme/class-names.js';

/** Grey placeholder in the shape of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-md border border-transparent bg-sunken', className)} />;
}
