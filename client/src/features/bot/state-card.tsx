import { Clock, KeyRound, MessageCircle, Phone, Play, RefreshCw, Square, TriangleAlert, Unplug } from 'lucide-react';
import { classNames } from '../../ui/theme/class-names.js';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BotState } from '#contracts/http/bot/bot';
import { answersLeads, type BotTone } from '#contracts/values/bot/bot-truth';
import { formatPhone } from '#contracts/values/people/phone';
import { Banner } from '../../ui/feedback/banner.js';
import { Button, buttonClass } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { BannerHelp, HelpLink } from '../../ui/layout/help-link.js';
import { formatMoment } from '../../ui/data/format-time.js';
import { Loading, Spinner } from '../../ui/feedback/spinner.js';
import { dots, StatusDot } from '../../ui/data/status-dot.js';
import type { QrImage } from './bot.rules.js';
import type { BotView } from './bot-view.js';
import { ways, type Primary } from './primary.rules.js';
import { useMay } from '../../state/use-bots.js';
import { part } from '../../ui/layout/part.js';

const PairingCode = part(() => import('./link/pairing-code.js'), 'PairingCode');
const QrScan = part(() => import('./link/qr-scan.js'), 'QrScan');
const PasskeyPanel = part(() => import('./passkey/passkey-panel.js'), 'PasskeyPanel');

export type StateCardProps = {
  state: BotState | undefined;
  qr: QrImage | null;
  action: 'start' | 'stop' | null;
  onStart: () => void;
  onStop: () => void;
  refreshing: boolean;
  onRefresh: () => void;
  onPairByCode: () => void;
  /**
   * True on touch devices. The card then offers linking by a code before the QR code, because the phone cannot scan
   * its own screen.
   */
  byTouch: boolean;
  /** True when a single row of buttons does not fit. */
  narrow: boolean;
  /** Texts of the card. Null until it is known whether the bot can answer. */
  view: BotView | null;
  /** The button in the style of the next step. */
  primary: Primary;
};

const surfaces: Readonly<Record<BotTone, string>> = {
  good: 'bg-brand-soft text-brand-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
  waiting: 'bg-sunken text-soft',
};

/** The card that answers "is my bot alive?". Its layout depends on the bot's state. */
export function StateCard(props: StateCardProps) {
  const { state, qr, action, refreshing, onStart, onStop, onRefresh, onPairByCode, byTouch, narrow, view, primary } = props;
  const offline = state?.status === 'offline';
  const mayOperate = useMay('bot.operate');
  const linksByButton = mayOperate && state !== undefined && state.status !== 'online';
  const isUnlinked = state?.phone === null || view?.truth === 'thrown-out';
  const toLink = byTouch && state !== undefined && isUnlinked && state.status !== 'online' && !state.passkey;
  // Hides this button, because the button that links again would open the same window.
  const isLinkedAgain = toLink && offline && view?.tone === 'bad';
  const link = linksByButton && !isLinkedAgain && (
    <Button
      kind={primary === 'link' ? 'primary' : narrow ? 'secondary' : 'ghost'}
      className="sm:ms-auto"
      icon={<KeyRound aria-hidden size={18} />}
      onClick={onPairByCode}
    >
      Hubungkan dengan kode
    </Button>
  );
  return (
    <Card className="flex flex-col gap-5">
      {/* Reserves the final height before the state is known. On a phone this includes a button that only
          some states have. Otherwise the layout would shift under a finger. */}
      <div className="flex min-h-67 flex-col justify-between gap-2 sm:min-h-39">
        <div aria-live="polite">
          {state && view ? (
            <Shape
              state={state}
              qr={qr}
              byTouch={byTouch}
              view={view}
              primary={primary}
              onLinkAgain={mayOperate ? (toLink ? onPairByCode : onStart) : null}
            />
          ) : (
            <Loading>Memuat status...</Loading>
          )}
        </div>
        {narrow && link}
      </div>
      <div className="grid grid-cols-2 gap-2 border-t pt-4 sm:flex sm:flex-wrap">
        {mayOperate && (
          <>
            <Button
              kind={primary === 'start' ? 'primary' : 'secondary'}
              icon={<Play aria-hidden size={18} />}
              busy={action === 'start'}
              disabled={!offline || action !== null}
              onClick={onStart}
            >
              Start Bot
            </Button>
            <Button
              kind="secondary"
              icon={<Square aria-hidden size={18} />}
              busy={action === 'stop'}
              disabled={action !== null}
              onClick={onStop}
            >
              Stop Bot
            </Button>
          </>
        )}
        <Button
          kind={primary === 'refresh' ? 'primary' : 'secondary'}
          className="col-span-2"
          icon={<RefreshCw aria-hidden size={18} />}
          busy={refreshing}
          onClick={onRefresh}
        >
          Refresh Status Server
        </Button>
        {!narrow && link}
      </div>
    </Card>
  );
}

type ShapeProps = Pick<StateCardProps, 'qr' | 'byTouch' | 'primary'> & { state: BotState; view: BotView; onLinkAgain: (() => void) | null };

function Shape({ state, qr, byTouch, view, primary, onLinkAgain }: ShapeProps) {
  switch (state.status) {
    case 'offline':
      return <OfflineShape state={state} byTouch={byTouch} view={view} primary={primary} onLinkAgain={onLinkAgain} />;
    case 'initing':
      return <Headline icon={<Spinner size={26} />} view={view} />;
    case 'qr':
      if (state.passkey)
        return (
          <div className="flex flex-col gap-4">
            <StepHeading view={view} />
            <Suspense fallback={<Loading>Memuat langkah passkey…</Loading>}>
              <PasskeyPanel passkey={state.passkey} />
            </Suspense>
          </div>
        );
      return (
        <div className="flex flex-col gap-4">
          <StepHeading view={view} />
          {state.pairingCode ? (
            <Suspense fallback={<Loading>Memuat kode…</Loading>}>
              <PairingCode code={state.pairingCode} until={state.pairingCodeUntil} />
            </Suspense>
          ) : qr ? (
            <Suspense fallback={<Loading>Menunggu kode QR...</Loading>}>
              <QrScan {...qr} />
            </Suspense>
          ) : (
            <Loading>Menunggu kode QR...</Loading>
          )}
        </div>
      );
    case 'online':
      return <OnlineShape state={state} view={view} />;
  }
}

function OfflineShape({ state, byTouch, view, primary, onLinkAgain }: Omit<ShapeProps, 'qr'>) {
  return (
    <div className="flex flex-col gap-4">
      <Headline icon={<Unplug aria-hidden size={26} />} view={view}>
        {byTouch &&
          onLinkAgain &&
          view.truth === 'never-linked' &&
          'Di HP ini dengan kode; Start Bot menampilkan kode QR untuk di-scan HP lain.'}
      </Headline>
      <RestrictionNote restriction={state.restriction} answers={false} />
      {view.tone === 'bad' && onLinkAgain && (
        <Button kind={primary === 'again' ? 'primary' : 'secondary'} className="sm:self-start" onClick={onLinkAgain}>
          Hubungkan lagi
        </Button>
      )}
      <HelpLink guide={state.reason === 'restricted' || state.reason === 'banned' ? 'nomor-dibatasi' : 'menghubungkan-whatsapp'} />
    </div>
  );
}

function OnlineShape({ state, view }: Pick<ShapeProps, 'state' | 'view'>) {
  const way = ways[view.truth];
  return (
    <div className="flex flex-col gap-4">
      <div data-tone={view.tone} className={`flex items-center gap-3 rounded-md px-4 py-3 text-2xl font-extrabold ${surfaces[view.tone]}`}>
        <StatusDot state={dots[view.tone]} label="" hideLabel />
        <h2 className="min-w-0 wrap-anywhere">{view.title}</h2>
      </div>
      {/* The sentence of a normal state is only read out. If it were visible, this card would be higher
          than the space reserved for it. */}
      <div className={view.tone === 'good' ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'}>
        <p className="min-w-0 flex-[1_1_16rem]">{view.sentence}</p>
        {way && (
          <Link to={way.to} className={buttonClass('primary')}>
            {way.label}
          </Link>
        )}
      </div>
      {state.detail && <p className="text-soft">{state.detail}</p>}
      <dl className="flex gap-x-10 gap-y-2 max-lg:gap-x-4 max-sm:flex-col sm:flex-wrap">
        <Fact icon={<Phone aria-hidden size={18} />} name="Nomor">
          {state.phone ? formatPhone(state.phone) : 'Tidak tersedia'}
        </Fact>
        <Fact icon={<Clock aria-hidden size={18} />} name="Aktif sejak">
          {state.since ? formatMoment(new Date(state.since)) : 'Tidak tersedia'}
        </Fact>
        <Fact icon={<MessageCircle aria-hidden size={18} />} name="Pesan terakhir">
          {state.lastMessageAt ? formatMoment(new Date(state.lastMessageAt)) : 'Belum ada pesan'}
        </Fact>
      </dl>
      {/* the note about the restriction says more than "limited" */}
      {state.health && !(state.restriction && state.health.level === 'limited') && <HealthLine health={state.health} />}
      <RestrictionNote restriction={state.restriction} answers={answersLeads(view.truth)} />
    </div>
  );
}

type HeadlineProps = { icon: ReactNode; view: BotView; children?: ReactNode };

function Headline({ icon, view: { title, tone, sentence }, children }: HeadlineProps) {
  return (
    <div className="flex items-start gap-4">
      <span data-tone={tone} className={`flex size-14 shrink-0 items-center justify-center rounded-full ${surfaces[tone]}`}>
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-xl font-bold wrap-anywhere">{title}</h2>
        <p className="mt-1 text-soft">
          {sentence} {children}
        </p>
      </div>
    </div>
  );
}

/** Heading of the linking steps. The steps themselves have the colour of the next step. */
function StepHeading({ view: { title, tone, sentence } }: { view: BotView }) {
  return (
    <div>
      <h2 data-tone={tone} className="flex items-center gap-2 text-lg font-bold">
        <StatusDot state={dots[tone]} label="" hideLabel />
        {title}
      </h2>
      <p className="mt-1 text-soft">{sentence}</p>
    </div>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative ps-8">
      <dt className="text-sm text-soft max-sm:text-xs">
        <span className="absolute inset-y-0 start-0 flex items-center">{icon}</span>
        {name}
      </dt>
      <dd className="font-semibold max-lg:text-sm sm:whitespace-nowrap">{children}</dd>
    </div>
  );
}

const healthWords = { good: 'baik', careful: 'hati-hati', limited: 'dibatasi' } as const;

/** Health of the number according to WhatsApp, in one line. */
function HealthLine({ health: { level, text, until } }: { health: NonNullable<BotState['health']> }) {
  return (
    <p className={classNames('flex items-start gap-2 text-sm', level !== 'good' && 'text-warn-ink')}>
      {level !== 'good' && <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />}
      <span className="min-w-0">
        <strong>Kesehatan nomor: {healthWords[level]}.</strong> {text}
        {until && ` Sampai ${formatMoment(new Date(until))}.`}
      </span>
    </p>
  );
}

/** `answers` is true when the bot still answers chats that are in progress, because nothing else prevents it. */
function RestrictionNote({ restriction, answers }: { restriction: BotState['restriction']; answers: boolean }) {
  if (!restriction) return null;
  return (
    <Banner tone="warn" action={<BannerHelp guide="nomor-dibatasi" />}>
      {restriction.kind === 'until'
        ? `WhatsApp membatasi pesan ke kontak baru sampai ${formatMoment(new Date(restriction.until))}.`
        : 'WhatsApp membatasi pesan ke kontak baru dan tidak menyebut sampai kapan. Kami mencoba lagi nanti.'}
      {answers && ' Chat yang sedang berjalan tetap dibalas.'} Jangan memulai chat baru dari HP sampai pembatasan berakhir.
    </Banner>
  );
}
