import { Ban, Bell, ChevronDown, Clock, Hand, Image, Mic, Quote, Repeat, Truck, Users, type LucideIcon } from 'lucide-react';
import { packages } from '#contracts/values/selling/packages';
import { buttonClass } from '../../ui/forms/button.js';
import { Logo } from '../../ui/layout/logo.js';
import { PriceCard } from '../../ui/data/price-card.js';
import { formatPrice } from '#contracts/values/selling/money';
import { formatCount, priceCardOf, pricePerReply } from '../plan/plan.rules.js';
import { classNames } from '../../ui/theme/class-names.js';
import { Art } from '../../ui/art/art.js';
import { Town } from '../../ui/art/town.js';
import { landingContent as content } from './landing-content.js';
import { Section, TalkLine, TrialCall } from './landing-parts.js';

const paid = packages.filter((one) => one.price > 0);

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

export function Features() {
  return (
    <Section
      id="features"
      title="Satu asisten untuk semua chat"
      intro="Dibuat untuk pemilik usaha kecil, penjual online, dan admin lepas."
      tinted
    >
      {/* rows on phones, cards on wider screens */}
      <ul className="grid max-sm:divide-y max-sm:rounded-card max-sm:border max-sm:bg-card max-sm:px-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {content.features.map((feature) => {
          const Icon = icons[feature.icon];
          // The icon looks like a lit window of the houses in the hero. Amber marks features of the owner, teal
          // features of the bot.
          const lamp = feature.by === 'owner' ? 'text-sun' : 'text-night-line';
          return (
            <li key={feature.title} className="flex gap-4 max-sm:py-2 sm:rounded-card sm:border sm:bg-card sm:p-5">
              <span
                aria-hidden
                className={`flex h-13 w-11 shrink-0 items-center justify-center rounded-t-full rounded-b-sm bg-night pt-1 ${lamp}`}
              >
                <Icon size={22} />
              </span>
              <div>
                <h3 className="font-bold">{feature.title}</h3>
                <p className="mt-0.5 text-sm text-soft sm:mt-1">{feature.text}</p>
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
      <ol className="grid gap-4 md:grid-cols-3 md:gap-8">
        {content.steps.map((step, index) => (
          <li key={step.title} className="flex items-center gap-5 md:block">
            <Art name={step.art} />
            <div>
              <h3 className="text-lg font-bold md:mt-4">
                {index + 1}. {step.title}
              </h3>
              <p className="mt-1 text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/**
 * Cards side by side. On phones the user swipes through them.
 * @param columns classes for the columns on wide screens
 */
const swiped = (columns: string) =>
  classNames(
    'relative grid gap-4 max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:auto-cols-[84%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:pb-2 max-md:*:snap-start',
    columns,
  );

export function Testimonials() {
  return (
    <Section title="Kata mereka yang sudah memakai" tinted>
      {/* on phones a row to swipe */}
      <div data-testimonials role="group" aria-label="Testimoni" tabIndex={0} className={swiped('md:grid-cols-3')}>
        {content.testimonials.map(({ name, quote }) => (
          <figure key={name} className="awning flex flex-col gap-4 rounded-card border bg-card p-5 pt-9">
            <Quote aria-hidden size={22} className="text-brand" />
            <blockquote className="flex-1">{quote}</blockquote>
            <figcaption className="text-sm font-semibold text-soft">{name}</figcaption>
          </figure>
        ))}
      </div>
      <div role="group" aria-label="Chat dari pelanggan kami" tabIndex={0} className={classNames('mt-4', swiped('md:grid-cols-2'))}>
        {content.screenshots.map(({ caption, lines }) => (
          <figure key={caption} className="flex flex-col overflow-hidden rounded-card border bg-page">
            <div className="flex-1 py-3">
              {lines.map((line) => (
                <TalkLine key={line.body} line={line} left="Pelanggan kami" right="Tim kami" />
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
      intro="Coba dulu dengan nomor Anda sendiri. Setelah cocok, pilih paket berbayar di dalam panel."
    >
      <div className="grid items-start gap-8 max-sm:gap-4 md:grid-cols-2 max-sm:[&_article_ul]:grid max-sm:[&_article_ul]:grid-cols-2 max-sm:[&_article_ul]:gap-x-3">
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
      <ul className="mt-8 grid grid-cols-2 gap-4 max-sm:text-sm sm:mt-10 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
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

/** The other packages with the price per reply, closed until asked for: only the trial is offered here. */
function PriceList() {
  return (
    <details className="group rounded-card border bg-card">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 font-bold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">Lihat semua paket</span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y px-5">
        {paid.map((one) => (
          <li key={one.id} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {one.name} <span className="font-bold whitespace-nowrap">{formatPrice(one.price)}</span>
            </p>
            <p className="text-sm text-soft">
              {formatCount(one.ai_responses)} balasan AI · {one.duration} · {pricePerReply(one)}
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t px-5 py-4 text-sm text-soft">
        1 balasan = 1 kali bot menjawab, walau beberapa pesan. Follow-up tidak dihitung.
      </p>
    </details>
  );
}

export function Questions() {
  return (
    <Section title="Pertanyaan yang sering diajukan" tinted>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_16rem]">
        <div className="divide-y rounded-card border bg-card">
          {content.questions.map(({ question, answer }) => (
            <details key={question} className="group px-5">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold marker:content-['']">
                {question}
                <span aria-hidden className="text-xl text-brand group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-2xl pb-4 text-soft">{answer}</p>
            </details>
          ))}
        </div>
        <div aria-hidden className="hidden justify-center lg:flex">
          <Art name="cup" size={176} />
        </div>
      </div>
    </Section>
  );
}

/** Final call to action, on the night background again. */
export function ClosingCall() {
  return (
    <section className="night night-short">
      <div className="night-scene">
        <Town className="night-town" />
        <div className="night-foreground mx-auto max-w-6xl px-4 pt-10 sm:px-6 sm:pt-20">
          <h2 className="max-w-2xl text-2xl font-extrabold tracking-tight text-on-night sm:text-3xl">{content.closing.title}</h2>
          <p className="mt-3 mb-6 max-w-xl text-on-night-soft">{content.closing.text}</p>
          <TrialCall />
        </div>
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
