import { Ban, Bell, Clock, Hand, Image, Mic, Quote, Repeat, Truck, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { packages } from '#contracts/values/selling/packages';
import { buttonClass } from '../../ui/forms/button.js';
import { ChatBubble } from '../../ui/data/chat-bubble.js';
import { Logo } from '../../ui/layout/logo.js';
import { PriceCard } from '../../ui/data/price-card.js';
import { formatPrice } from '#contracts/values/selling/money';
import { formatCount, priceCardOf, pricePerReply } from '../plan/plan.rules.js';
import { Art } from '../../ui/art/art.js';
import { landingContent as content } from './landing-content.js';
import { trialLink } from './trial-link.js';

const icons: Record<(typeof content.features)[number]['icon'], LucideIcon> = {
  clock: Clock,
  repeat: Repeat,
  truck: Truck,
  image: Image,
  mic: Mic,
  hand: Hand,
  bell: Bell,
  ban: Ban,
  users: Users,
};

function Section({
  id,
  title,
  intro,
  children,
  tinted,
}: {
  id?: string;
  title: string;
  intro?: string;
  children: ReactNode;
  tinted?: boolean;
}) {
  return (
    <section id={id} className={tinted ? 'scroll-mt-16 bg-sunken' : 'scroll-mt-16'}>
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 className="text-xl font-extrabold tracking-tight sm:text-2xl">{title}</h2>
        {intro && <p className="mt-2 max-w-2xl text-soft">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

export function Features() {
  return (
    <Section
      id="features"
      title="Satu asisten untuk semua chat"
      intro="Dibuat untuk pemilik usaha kecil, penjual online, dan admin lepas."
      tinted
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {content.features.map((feature) => {
          const Icon = icons[feature.icon];
          return (
            <li key={feature.title} className="flex gap-4 rounded-card border bg-card p-5">
              <span aria-hidden className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-ink">
                <Icon size={22} />
              </span>
              <div>
                <h3 className="font-bold">{feature.title}</h3>
                <p className="mt-1 text-sm text-soft">{feature.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export function Steps() {
  return (
    <Section title="Siap dalam tiga langkah">
      <ol className="grid gap-6 md:grid-cols-3">
        {content.steps.map((step, index) => (
          <li key={step.title}>
            <Art name={step.art} />
            <h3 className="mt-3 text-lg font-bold">
              {index + 1}. {step.title}
            </h3>
            <p className="mt-1 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Testimonials() {
  return (
    <Section title="Kata mereka yang sudah memakai" intro={`${content.hero.proof}.`} tinted>
      <div className="grid gap-4 md:grid-cols-3">
        {content.testimonials.map(({ name, quote }) => (
          <figure key={name} className="flex flex-col gap-4 rounded-card border bg-card p-5">
            <Quote aria-hidden size={22} className="text-brand" />
            <blockquote className="flex-1">{quote}</blockquote>
            <figcaption className="text-sm font-semibold text-soft">{name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {content.screenshots.map(({ caption, lines }) => (
          <figure key={caption} className="flex flex-col overflow-hidden rounded-card border bg-page">
            <div className="flex-1 py-3">
              {lines.map((line) => (
                <ChatBubble
                  key={line.body}
                  voice={line.side === 'left' ? 'lead' : 'bot'}
                  author={line.side === 'left' ? 'Pelanggan kami' : 'Tim kami'}
                  time={line.time}
                  {...(line.side === 'right' && { way: 'read' as const })}
                >
                  {line.body}
                </ChatBubble>
              ))}
            </div>
            <figcaption className="border-t bg-card px-4 py-2 text-xs text-soft">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Mulai tanpa biaya"
      intro="Coba dulu dengan nomor Anda sendiri. Setelah cocok, paket berbayar tersedia mulai Rp 50.000 per bulan di dalam panel."
    >
      <div className="grid items-start gap-8 md:grid-cols-2">
        {packages
          .filter((one) => one.price === 0)
          .map((one) => (
            <PriceCard
              key={one.id}
              {...priceCardOf(one)}
              action={
                <a href={`/register?packageId=${one.id}`} className={buttonClass('primary')}>
                  Mulai Gratis
                </a>
              }
            />
          ))}
        <PriceList />
      </div>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {content.assurances.map(({ title, text }) => (
          <li key={title} className="border-s-4 border-brand ps-4">
            <h3 className="font-bold">{title}</h3>
            <p className="mt-0.5 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All five packages with what one reply costs; they are chosen in the panel. */
function PriceList() {
  return (
    <div className="rounded-card border bg-card p-5">
      <h3 className="font-bold">Semua paket</h3>
      <ul className="mt-2 divide-y">
        {packages.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-4 py-3">
            <div>
              <p className="font-semibold">{one.name}</p>
              <p className="text-sm text-soft">
                {formatCount(one.ai_responses)} balasan AI, {one.duration}
              </p>
            </div>
            <div className="text-end">
              <p className="font-bold whitespace-nowrap">{formatPrice(one.price)}</p>
              <p className="text-sm text-soft">{pricePerReply(one)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t pt-3 text-sm text-soft">Satu balasan menjawab satu giliran pelanggan. Follow-up tidak dihitung.</p>
    </div>
  );
}

export function Questions() {
  return (
    <Section title="Pertanyaan yang sering diajukan" tinted>
      <div className="max-w-3xl divide-y rounded-card border bg-card">
        {content.questions.map(({ question, answer }) => (
          <details key={question} className="group px-5">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold marker:content-['']">
              {question}
              <span aria-hidden className="text-xl text-brand group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="pb-4 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** The last word, under the night sky again. */
export function ClosingCall() {
  return (
    <section className="night night-short">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-4 px-4 py-16 sm:px-6 sm:py-20">
        <h2 className="max-w-2xl text-2xl font-extrabold tracking-tight text-on-night">{content.closing.title}</h2>
        <p className="max-w-xl text-on-night-soft">{content.closing.text}</p>
        <a href={trialLink} className="night-cta">
          Coba Gratis Sekarang
        </a>
        <p className="text-sm text-on-night-soft">{content.hero.promise}</p>
      </div>
    </section>
  );
}

export function Footer() {
  const link = 'inline-flex min-h-11 items-center text-soft underline underline-offset-4 hover:text-ink';
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 pt-8 pb-24 text-sm sm:px-6">
        <p className="me-auto flex items-center gap-2.5 font-bold">
          <Logo size={26} /> Whatsapp Bot AI
        </p>
        <a href="/login" className={link}>
          Login
        </a>
        <a href="/register?packageId=ai-trial" className={link}>
          Daftar
        </a>
        <a href="/terms-and-conditions" className={link}>
          Syarat &amp; Ketentuan
        </a>
        <p className="w-full text-xs text-soft">Layanan ini tidak berafiliasi dengan WhatsApp atau Meta.</p>
      </div>
    </footer>
  );
}
