import { Component, type ReactNode } from 'react';
import { Button } from '../ui/forms/button.js';

/** What is left when a screen breaks: the sentence, and the way back. */
export function ErrorScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl font-bold">Unexpected Application Error!</h1>
      <p className="text-soft">Halaman ini tidak dapat ditampilkan. Muat ulang halaman; bila masih terjadi, hubungi dukungan.</p>
      <Button onClick={() => window.location.reload()}>Muat ulang halaman</Button>
      <a href="/bantuan#panel-tidak-memuat" className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline">
        Bantuan
      </a>
      <a href="/" className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline">
        Ke halaman awal
      </a>
    </main>
  );
}

type BoundaryState = { broken: boolean };

/** Catches what a screen throws while it is drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}
