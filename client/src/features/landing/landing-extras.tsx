import { MessageCircle } from 'lucide-react';
import { buttonClass } from '../../ui/forms/button.js';

/** Floating link to the operator's WhatsApp. Hidden until the server has sent the number. */
export function FloatingChat() {
  return (
    <aside aria-label="Bantuan">
      <a
        data-support-link
        hidden
        href="https://wa.me/"
        target="_blank"
        rel="noopener"
        className="fixed end-4 bottom-4 z-20 flex min-h-13 min-w-13 items-center justify-center gap-2 rounded-full bg-brand font-semibold text-on-brand shadow-soft hover:bg-brand-strong sm:px-5 [[hidden]]:hidden"
      >
        {/* icon only on phones, to cover as little of the page as possible */}
        <MessageCircle aria-hidden size={22} /> <span className="max-sm:sr-only">Chat kami</span>
      </a>
    </aside>
  );
}

/** Asks for consent before loading an advertising pixel. Shown only when one is configured. */
export function PixelNotice() {
  return (
    <section
      data-pixel-notice
      hidden
      aria-label="Persetujuan cookie iklan"
      className="fixed inset-x-3 bottom-3 z-30 rounded-card border bg-card p-4 shadow-soft sm:inset-x-auto sm:start-4 sm:w-96 [[hidden]]:hidden"
    >
      <p className="text-sm text-soft">
        Bolehkah kami memakai cookie iklan untuk mengukur manfaat promosi kami? Tanpa izin Anda, tidak ada yang dikirim.
      </p>
      <div className="mt-3 flex gap-2">
        <button type="button" data-pixel-answer="no" className={buttonClass('secondary', 'flex-1')}>
          Tolak
        </button>
        <button type="button" data-pixel-answer="yes" className={buttonClass('primary', 'flex-1')}>
          Izinkan
        </button>
      </div>
    </section>
  );
}
