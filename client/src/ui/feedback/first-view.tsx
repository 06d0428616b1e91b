import { Logo } from '../layout/logo.js';
import { Skeleton } from './skeleton.js';

/** A screen's heading and cards in grey, while its code or its facts are on the way. */
export function ScreenToCome() {
  return (
    <div role="status" aria-label="Memuat..." className="mx-auto flex w-full max-w-6xl flex-col gap-4 p-4 pb-8 sm:gap-6 sm:p-8">
      <Skeleton className="h-9 w-44" />
      <Skeleton className="h-26 rounded-card sm:h-20" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

/**
 * What stands in the document itself, before any code of ours runs, and until the first screen's code is there: the panel's
 * frame for who is logged in, a card for a visitor. `index.html` says which of the two by `data-first` on the root element.
 */
export function FirstView() {
  return (
    <>
      <div className="hidden [html[data-first=panel]_&]:block lg:ps-66">
        <div aria-hidden className="fixed inset-y-0 start-0 hidden w-66 border-e bg-card lg:block">
          <Brand className="h-16 px-5" />
        </div>
        <div aria-hidden className="flex h-14 items-center border-b bg-card px-4 lg:h-16">
          <Brand className="ps-11 lg:hidden" />
        </div>
        <ScreenToCome />
        <div aria-hidden className="fixed inset-x-0 bottom-0 h-15 border-t bg-card lg:hidden" />
      </div>
      <div className="hidden min-h-dvh flex-col items-center px-4 py-8 sm:justify-center sm:pt-12 sm:pb-36 [html[data-first=visitor]_&]:flex">
        <Brand className="mb-6 min-h-11 text-lg" />
        <div role="status" aria-label="Memuat..." className="flex w-full max-w-md flex-col gap-5 rounded-card border bg-card p-5 sm:p-8">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </div>
    </>
  );
}

function Brand({ className }: { className: string }) {
  return (
    <div aria-hidden className={`flex items-center gap-2.5 font-extrabold ${className}`}>
      <Logo size={30} /> Whatsapp Bot AI
    </div>
  );
}
