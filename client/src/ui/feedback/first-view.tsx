import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Logo } from '../layout/logo.js';
import { classNames } from '../theme/class-names.js';
import { type Shape, shapeOf } from './first-view-shapes.js';
import { Skeleton } from './skeleton.js';

type PanelShape = Exclude<Shape, 'entry' | 'sign-up' | 'none'>;

/** Skeleton of a screen while its code, or the data it needs first, is loading. */
export function ScreenToCome() {
  const { pathname } = useLocation();
  return <ShapeToCome shape={shapeOf(pathname, 'panel') as PanelShape} />;
}

function ShapeToCome({ shape }: { shape: PanelShape }) {
  if (shape === 'chat') return <ChatToCome />;
  return (
    <div
      role="status"
      aria-label="Memuat..."
      className={classNames('mx-auto flex w-full flex-col gap-4 p-4 pb-8 sm:gap-6 sm:p-8', shape === 'narrow' ? 'max-w-3xl' : 'max-w-6xl')}
    >
      <div>
        <Skeleton className="h-8.5 w-44" />
        {shape !== 'bot' && <Skeleton className="mt-1 h-6 w-72 max-w-full" />}
      </div>
      {parts[shape]}
    </div>
  );
}

const many = (count: number, one: ReactNode) => Array.from({ length: count }, (_, index) => <div key={index}>{one}</div>);

function CardToCome({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-5 rounded-card border bg-card p-4 sm:p-6">{children}</div>;
}

const form = (
  <CardToCome>
    <Skeleton className="h-74" />
    <Skeleton className="h-44" />
    <Skeleton className="h-11 w-40" />
  </CardToCome>
);
const rows = (
  <CardToCome>
    <Skeleton className="h-11" />
    {many(6, <Skeleton className="h-10" />)}
  </CardToCome>
);

const plans = <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">{many(5, <Skeleton className="h-96 rounded-card" />)}</div>;
const chats = many(
  9,
  <div className="flex items-center gap-3 border-b px-4 py-2.5">
    <Skeleton className="size-11 shrink-0 rounded-full" />
    <Skeleton className="h-10 flex-1" />
  </div>,
);
const board = (
  <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
    <Skeleton className="h-88 rounded-card sm:h-72 lg:order-last lg:h-120" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
const inParts = { board, rows, plans, chats };

/** Skeleton of one part of a screen while its data is loading and the rest is already shown. */
export function PartToCome({ part }: { part: keyof typeof inParts }) {
  return (
    <div
      role="status"
      aria-label="Memuat..."
      className={classNames('min-h-0 overflow-hidden', part !== 'chats' && 'flex flex-col gap-4 sm:gap-6')}
    >
      {inParts[part]}
    </div>
  );
}

/** Content below the heading. */
const parts: Record<Exclude<PanelShape, 'chat'>, ReactNode> = {
  board,
  bot: (
    <>
      <CardToCome>
        <div className="flex min-h-52 items-start gap-4 sm:min-h-28">
          <Skeleton className="size-14 shrink-0 rounded-full" />
          <Skeleton className="h-14 flex-1" />
        </div>
        <Skeleton className="h-23 sm:h-11" />
      </CardToCome>
      {form}
    </>
  ),
  form,
  plans,
  wide: rows,
  narrow: rows,
};

/** Skeleton of the chat list. Where both fit side by side, the empty area of the thread is next to it. */
function ChatToCome() {
  return (
    <div role="status" aria-label="Memuat..." className="flex min-h-0 flex-1 overflow-hidden">
      <div className="w-full bg-card md:w-80 md:shrink-0 md:border-e lg:w-92">
        <div className="p-3 pb-1">
          <Skeleton className="h-11" />
        </div>
        <div className="flex h-13 gap-2 overflow-hidden border-b px-3 pt-2 pb-3">
          {many(4, <Skeleton className="h-8 w-28 rounded-full" />)}
        </div>
        {chats}
      </div>
    </div>
  );
}

/**
 * Maps each panel skeleton to the CSS rule by which the document shows it. The class names are written out in
 * full, as Tailwind needs them.
 */
const inDocument: Record<PanelShape, string> = {
  board: 'hidden [html[data-shape=board]_&]:contents',
  chat: 'hidden [html[data-shape=chat]_&]:contents',
  bot: 'hidden [html[data-shape=bot]_&]:contents',
  form: 'hidden [html[data-shape=form]_&]:contents',
  plans: 'hidden [html[data-shape=plans]_&]:contents',
  wide: 'hidden [html[data-shape=wide]_&]:contents',
  narrow: 'hidden [html[data-shape=narrow]_&]:contents',
};

/**
 * Skeleton in the HTML document itself, visible before any of our code runs and until the first screen's code
 * has loaded: the panel's frame for a logged-in owner, a card for a visitor. The attributes `data-first` and
 * `data-shape` on the root element select which.
 */
export function FirstView() {
  return (
    <>
      <div className="hidden flex-col [html[data-first=panel]_&]:flex [html[data-shape=chat]_&]:h-dvh [html[data-shape=none]_&]:hidden lg:ps-(--menu)">
        <div aria-hidden className="fixed inset-y-0 start-0 hidden w-(--menu) overflow-hidden border-e bg-card lg:block">
          <Brand className="h-16 px-5" />
        </div>
        <div aria-hidden className="flex h-14 shrink-0 items-center border-b bg-card px-4 lg:h-16">
          <Brand className="ps-11 lg:hidden" />
        </div>
        {(Object.keys(inDocument) as PanelShape[]).map((shape) => (
          <div key={shape} className={inDocument[shape]}>
            <ShapeToCome shape={shape} />
          </div>
        ))}
        <div aria-hidden className="fixed inset-x-0 bottom-0 h-15 border-t bg-card lg:hidden" />
      </div>
      <div className="hidden min-h-dvh flex-col items-center px-4 py-8 sm:justify-center sm:pt-12 sm:pb-36 [html[data-first=visitor]_&]:flex [html[data-shape=none]_&]:hidden">
        <Brand className="mb-6 min-h-11 text-lg" />
        <div role="status" aria-label="Memuat..." className="flex w-full max-w-md flex-col gap-5 rounded-card border bg-card p-5 sm:p-8">
          <Skeleton className="h-7 w-32" />
          <div className="hidden flex-col gap-5 [html[data-shape=sign-up]_&]:flex">
            <Skeleton className="h-24" />
            {many(2, <Skeleton className="h-17" />)}
          </div>
          {many(2, <Skeleton className="h-17" />)}
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
