import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, type ReactNode } from 'react';
import { hours, type BotHours } from '#contracts/http/bot/hours';
import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import { dayNames, type OpeningHours } from '#contracts/values/bot/opening-hours';
import { limits } from '#contracts/values/limits';
import { TimeZone } from '#contracts/values/time-zones';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { schemaError } from '../../../forms/schema-error.js';
import { useStoredForm } from '../../../forms/stored-form.js';
import { atomWithQuery, useAtomValue } from '../../../state/atoms.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button } from '../../../ui/forms/button.js';
import { inputClass, TextField } from '../../../ui/forms/field.js';
import { FormFooter } from '../../../ui/forms/form-footer.js';
import { Select } from '../../../ui/forms/select.js';
import { Switch } from '../../../ui/forms/switch.js';
import { Fold, FoldFailed } from '../../../ui/layout/fold.js';
import { HelpLink } from '../../../ui/layout/help-link.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { hoursFor, hoursSummary, passesMidnight, whenWords, withDay, withTime } from './hours.rules.js';

const hoursAtom = atomWithQuery(() => ({
  queryKey: queryKeys.botHours,
  queryFn: ({ signal }) => call(hours.read, { signal }),
}));

const choices: readonly AnswersWhen[] = ['always', 'outside-hours', 'unanswered'];
const zones = TimeZone.options.map((value) => ({ value, label: value }));

/** Settings for when the bot answers. Renders nothing until they are loaded. */
export function HoursCard() {
  const { data, isError, refetch } = useAtomValue(hoursAtom);
  const stored = useMemo(() => data && { ...data, hours: dayNames.map((_, day) => data.hours[day] ?? null) }, [data]);
  if (!stored) return isError ? <FoldFailed title="Kapan bot membalas" onRetry={() => void refetch()} /> : null;
  return <HoursForm stored={stored} />;
}

/** The error text of the first broken rule of a field with several parts. */
function firstText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : Object.values(error).map(firstText).find(Boolean);
}

function HoursForm({ stored }: { stored: BotHours }) {
  const cache = useQueryClient();
  const { form, values, isChanged, discard, saved } = useStoredForm<BotHours>('bot-hours', stored, (typed) =>
    schemaError('BotHours', typed),
  );
  const { isPending, mutate } = useMutation({
    // When the stored `when` has a value that this page does not know, the request leaves it unchanged unless the
    // owner chooses another one.
    mutationFn: ({ when, ...others }: BotHours) => call(hours.save, { body: { ...others, ...(when !== stored.when && { when }) } }),
    onSuccess: (_, typed) => {
      cache.setQueryData(queryKeys.botHours, typed);
      saved(typed, typed);
      // The displayed bot state depends on these hours, so its data is fetched again.
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
      notify('✅ Jam bot berhasil disimpan.');
    },
    onError: showError('❌ Gagal menyimpan jam bot.'),
  });
  const { errors } = form.formState;
  const change = (next: OpeningHours) => form.setValue('hours', next, { shouldValidate: form.formState.isSubmitted });
  const choose = (when: AnswersWhen) => {
    form.setValue('when', when);
    change(hoursFor(when, values.hours));
  };

  return (
    <Fold id="jam-bot" title="Kapan bot membalas" summary={hoursSummary(stored)} isChanged={isChanged}>
      <form noValidate onSubmit={form.handleSubmit((typed) => mutate(typed))} className="flex flex-col gap-4">
        <WhenChoice when={values.when} onChoose={choose} />
        {values.when === 'unanswered' && (
          <div className="sm:max-w-64">
            <TextField
              label="Tunggu berapa menit?"
              hint="Dihitung dari pesan pertama pelanggan yang belum dijawab."
              inputMode="numeric"
              type="number"
              min={limits.answersAfterMinutesMin}
              max={limits.answersAfterMinutesMax}
              error={errors.afterMinutes?.message}
              {...form.register('afterMinutes', { valueAsNumber: true })}
            />
          </div>
        )}
        {values.when === 'outside-hours' && (
          <Days hours={values.hours} stored={stored.hours} error={firstText(errors.hours)} onChange={change}>
            <Select label="Zona waktu" value={values.zone} options={zones} onChange={(zone) => form.setValue('zone', zone)} />
          </Days>
        )}
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isPending}>
          <Button type="submit" kind="secondary" busy={isPending} busyLabel="Menyimpan...">
            Simpan Jam
          </Button>
        </FormFooter>
      </form>
      {!isChanged && <HelpLink guide="jam-kerja">Tentang jam kerja bot</HelpLink>}
    </Fold>
  );
}

function WhenChoice({ when, onChoose }: { when: AnswersWhen; onChoose: (when: AnswersWhen) => void }) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">Kapan bot membalas</legend>
      {choices.map((one) => {
        const [label, hint] = whenWords[one];
        return (
          <label
            key={one}
            className={classNames(
              'flex min-h-11 gap-3 rounded-md border px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              one === when ? 'border-brand bg-brand-soft' : 'border-edge hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={one === when}
              onChange={() => onChoose(one)}
              aria-describedby={`${name}-${one}`}
              aria-label={label}
              className="mt-1 size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span id={`${name}-${one}`} className="block text-sm text-soft">
                {hint}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

type DaysProps = {
  hours: OpeningHours;
  stored: OpeningHours;
  error: string | undefined;
  onChange: (hours: OpeningHours) => void;
  children: ReactNode;
};

function Days({ hours, stored, error, onChange, children }: DaysProps) {
  const errorId = useId();
  return (
    <div role="group" aria-label="Jam buka toko" aria-describedby={error && errorId} className="flex flex-col gap-3">
      <ul className="divide-y rounded-md border px-3">
        {dayNames.map((name, day) => {
          const times = hours[day] ?? null;
          return (
            <li key={name} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
              <Switch label={name} checked={times !== null} onChange={(isOpen) => onChange(withDay(hours, day, isOpen, stored))} />
              {times ? (
                <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full max-sm:pb-1.5">
                  <TimeInput
                    label={`${name}, buka`}
                    value={times.opens}
                    onChange={(time) => onChange(withTime(hours, day, 'opens', time))}
                  />
                  <span className="text-soft">sampai</span>
                  <TimeInput
                    label={`${name}, tutup`}
                    value={times.closes}
                    onChange={(time) => onChange(withTime(hours, day, 'closes', time))}
                  />
                  {passesMidnight(times) && <span className="text-xs text-soft">hari berikutnya</span>}
                </span>
              ) : (
                <span className="text-soft">Tutup</span>
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad-ink">
          {error}
        </p>
      )}
      <div className="sm:max-w-64">{children}</div>
    </div>
  );
}

function TimeInput({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(inputClass, 'min-w-0 flex-1 px-2! max-sm:[&::-webkit-calendar-picker-indicator]:hidden')}
    />
  );
}
