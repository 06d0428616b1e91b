import { Suspense } from 'react';
import type { FollowUpConfig } from '#contracts/http/chat/followup';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { part } from '../../ui/layout/part.js';
import { DayCard } from './day-card.js';
import { useFollowUpTest } from './use-followup-queue.js';
import { useFollowUp, type DayName } from './use-followup.js';

const OldChatsDialog = part(() => import('./old-chats.js'), 'OldChatsDialog');

const days: readonly { name: DayName; title: string }[] = [
  { name: 'day1', title: 'Follow-up Hari 1' },
  { name: 'day2', title: 'Follow-up Hari 2' },
  { name: 'day3', title: 'Follow-up Hari 3' },
];

/** The form with the three days in order. */
export function DaysForm({ stored }: { stored: FollowUpConfig }) {
  const { days: typed, errorOf, isChanged, discard, saving, change, submit, question, answer, dropQuestion } = useFollowUp(stored);
  const test = useFollowUpTest();
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-6">
        <ol className="relative grid gap-4 lg:grid-cols-3">
          {days.map(({ name, title }, index) => (
            <li key={name} className="relative flex flex-col max-lg:ps-11">
              <Milestone number={index + 1} last={index === days.length - 1} />
              <DayCard
                title={title}
                day={typed[name]}
                error={errorOf(name)}
                onChange={(part) => change(name, part)}
                action={
                  typed[name].enabled && (
                    <Button
                      kind="secondary"
                      className="mt-3 w-full text-sm"
                      disabled={isChanged}
                      busy={test.sending === index + 1}
                      onClick={() => test.send(index + 1)}
                    >
                      {isChanged ? 'Simpan dulu untuk mengirim contoh' : 'Kirim contoh ke nomor saya'}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ol>
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={saving} inCard={false}>
          <Button type="submit" busy={saving} busyLabel="Menyimpan...">
            Simpan Konfigurasi
          </Button>
        </FormFooter>
      </form>
      <Suspense>
        {question && (
          <OldChatsDialog first={question.first} lastDay={question.lastDay} busy={saving} onAnswer={answer} onClose={dropQuestion} />
        )}
      </Suspense>
    </>
  );
}

/** The line that connects the days. */
function Milestone({ number, last }: { number: number; last: boolean }) {
  return (
    <div aria-hidden className="flex items-center max-lg:absolute max-lg:inset-y-0 max-lg:start-0 max-lg:flex-col max-lg:pt-4 lg:mb-3">
      <span className="flex size-8 items-center justify-center rounded-full bg-brand text-sm font-bold text-on-brand">{number}</span>
      {!last && <span className="flex-1 bg-line max-lg:-mb-8 max-lg:w-0.5 lg:-me-4 lg:h-0.5" />}
    </div>
  );
}
