import type { ReactNode } from 'react';
import { Town } from '../../ui/art/town.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';
import { Logo } from '../../ui/layout/logo.js';

type VisitorLayoutProps = { title: string; intro?: ReactNode; children: ReactNode; footer?: ReactNode };

/** Layout of the pre-login screens. */
export function VisitorLayout({ title, intro, children, footer }: VisitorLayoutProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 pt-8 sm:pt-12">
      <header className="mt-auto mb-6 max-sm:mt-0">
        <a href="/" className="flex min-h-11 items-center gap-3 text-lg font-extrabold">
          <Logo size={36} /> Whatsapp Bot AI
        </a>
      </header>
      <main className="w-full max-w-md rounded-card border bg-card p-5 shadow-soft sm:p-8">
        <h1 className="text-xl font-bold">{title}</h1>
        {intro && <div className="mt-1.5 text-soft">{intro}</div>}
        <div className="mt-6">{children}</div>
      </main>
      {footer && <footer className="mt-5 flex flex-col items-center gap-1 text-center text-sm text-soft">{footer}</footer>}
      {/* the street drawing of the landing page, in daylight */}
      <div className="mt-auto -mx-4 self-stretch pt-8">
        <Town className="h-18 w-full [--town-lamp:var(--color-warn)] [--town-pen:var(--color-edge)] [--town-roof:var(--color-sunken)] sm:h-28" />
      </div>
    </div>
  );
}
