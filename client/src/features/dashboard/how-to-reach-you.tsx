import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/forms/button.js';

/** Shown until a notification number or a device is told: what reaches the owner until then, and the two ways. */
export function HowToReachYou({ email }: { email: string }) {
  return (
    <section aria-labelledby="reach" className="flex flex-col gap-3 rounded-card border bg-card p-4 sm:flex-row sm:items-center sm:p-6">
      <BellRing aria-hidden size={22} className="hidden shrink-0 text-owner sm:block" />
      <div className="min-w-0 flex-1">
        <h2 id="reach" className="font-bold">
          Ke mana kami kabari Anda?
        </h2>
        <p className="text-sm text-soft">
          Untuk sementara closing, keluhan, dan pertanyaan dikirim ke <span className="wrap-anywhere">{email}</span>. Isi nomor WhatsApp
          Anda, atau nyalakan notifikasi di HP ini.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/bot" className={buttonClass('secondary', 'flex-1 px-3 text-sm')}>
          Isi nomor
        </Link>
        <Link to="/settings" className={buttonClass('ghost', 'flex-1 px-3 text-sm')}>
          Notifikasi HP
        </Link>
      </div>
    </section>
  );
}
