import { Component, type ReactNode } from 'react';
import { Button } from '../ui/forms/button.js';
import { Logo } from '../ui/layout/logo.js';

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4';

/** Shown when a screen crashes: an error sentence and a link back. */
export function ErrorScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <Logo size={56} />
      <h1 className="text-xl font-bold">Unexpected Application Error!</h1>
      <p className="text-soft">Halaman ini tidak dapat ditampilkan. Muat ulang halaman; bila masih terjadi, hubungi dukungan.</p>
      <Button onClick={() => window.location.reload()}>Muat ulang halaman</Button>
      <div className="flex flex-wrap justify-center gap-x-6">
        <a href="/bantuan#panel-tidak-memuat" className={linkClass}>
          Bantuan
        </a>
        <a href="/" className={linkClass}>
          Ke halaman awal
        </a>
      </div>
    </main>
  );
}

type BoundaryState = { broken: boolean };

/** Catches errors that a screen throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}
