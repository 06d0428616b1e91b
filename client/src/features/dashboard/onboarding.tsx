import { useState } from 'react';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { Card } from '../../ui/layout/card.js';
import { classNames } from '../../ui/theme/class-names.js';
import { Button } from '../../ui/forms/button.js';
import { useLinkStep } from '../bot/link-step.js';
import { useOnboardingAway } from './onboarding-away.js';
import { isBeginner } from './beginner.rules.js';
import { Reach, ReachCard } from './reach/reach-card.js';
import { part } from '../../ui/layout/part.js';

const FirstTraining = part(() => import('../prompt/first-training.js'), 'FirstTraining');

type Step = {
  done: boolean;
  title: string;
  hint: string;
  to: string;
  /** The action of the step, when it does not lead to its page. */
  does?: 'link' | 'reach';
};

function stepsOf({ onboarding, reachable }: AnalyticsSummary): Step[] {
  return [
    { done: onboarding.trained, title: 'Isi Train AI', hint: 'Tulis tentang usaha, harga, dan cara order.', to: '/prompt' },
    {
      done: onboarding.linked,
      title: 'Hubungkan WhatsApp',
      hint: 'Dengan kode di HP ini, atau scan kode QR.',
      to: '/bot',
      does: 'link',
    },
    {
      done: reachable !== false,
      title: 'Ke mana kami kabari Anda?',
      hint: 'Nomor WhatsApp atau notifikasi HP. Sementara ini lewat email.',
      to: '/settings',
      does: 'reach',
    },
    { done: onboarding.triedOut, title: 'Uji Coba Bot', hint: 'Mengobrol dengan bot Anda di dalam panel.', to: '/uji-coba' },
    { done: onboarding.firstReply, title: 'Balasan pertama', hint: 'Tunggu pelanggan menulis, bot yang menjawab.', to: '/chat-history' },
  ];
}

/**
 * The first steps to a working bot, shown until all are completed. Unlinking the number later does not bring
 * them back.
 */
export function Onboarding({ summary }: { summary: AnalyticsSummary }) {
  const { onboarding, email } = summary;
  const steps = stepsOf(summary);
  const done = steps.filter((step) => step.done).length;
  const link = useLinkStep();
  const [isAway, putAway] = useOnboardingAway();
  const [isReachOpen, openReach] = useState(false);
  if (!isBeginner(onboarding)) return null;
  if (isAway)
    return (
      <>
        <Button kind="ghost" className="self-start text-sm" onClick={() => putAway(false)}>
          Tampilkan langkah awal ({done} dari {steps.length} selesai)
        </Button>
        {summary.reachable === false && <ReachCard email={email} />}
      </>
    );
  const next = steps.find((step) => !step.done);
  return (
    <Card
      title="Mulai dari sini"
      action={
        <span className="flex items-center gap-1 text-sm font-semibold text-soft">
          {`${done} dari ${steps.length} selesai`}
          <Button kind="ghost" className="-my-2 px-3! text-sm" onClick={() => putAway(true)}>
            Sembunyikan
          </Button>
        </span>
      }
    >
      {!onboarding.trained && <FirstTraining onSaved={onboarding.linked ? undefined : link} />}
      <ol className="grid gap-2 md:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step.title}>
            <Link
              to={step.to}
              onClick={(event) => {
                if (!step.does || step.done) return;
                event.preventDefault();
                if (step.does === 'link') link();
                else openReach(true);
              }}
              className={classNames(
                'flex h-full min-h-11 items-center gap-3 rounded-md border p-3 transition-colors hover:bg-sunken',
                step === next && 'border-brand bg-brand-soft text-brand-ink',
              )}
            >
              <span
                className={classNames(
                  'flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
                  step.done ? 'bg-brand text-on-brand' : 'border border-edge',
                )}
              >
                {step.done ? <Check aria-label="Selesai" size={18} /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className={classNames('block font-semibold', step.done && 'text-soft line-through')}>{step.title}</span>
                {!step.done && <span className={classNames('block text-sm', step !== next && 'text-soft')}>{step.hint}</span>}
              </span>
              {step === next && <ChevronRight aria-hidden size={18} className="shrink-0" />}
            </Link>
          </li>
        ))}
      </ol>
      {summary.reachable === false && (isReachOpen || next?.does === 'reach') && (
        <div className="mt-4 border-t pt-4">
          <Reach email={email} />
        </div>
      )}
    </Card>
  );
}
