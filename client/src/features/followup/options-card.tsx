import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { followup, type FollowUpOptions } from '#contracts/http/chat/followup';
import { limits } from '#contracts/values/limits';
import { TimeZone } from '#contracts/values/time-zones';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { schemaError } from '../../forms/schema-error.js';
import { useStoredForm } from '../../forms/stored-form.js';
import { changedFields } from '../../forms/stored-form.rules.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';
import { FormFooter } from '../../ui/forms/form-footer.js';
import { TextField } from '../../ui/forms/field.js';
import { Select } from '../../ui/forms/select.js';
import { Card } from '../../ui/layout/card.js';
import { HelpLink } from '../../ui/layout/help-link.js';

const zones = TimeZone.options.map((value) => ({ value, label: value }));

/** When follow-ups are sent, and the maximum number per day. */
export function OptionsCard({ options }: { options: FollowUpOptions }) {
  const cache = useQueryClient();
  const { form, isChanged, discard, saved } = useStoredForm<FollowUpOptions>('followup-options', options, (typed) =>
    schemaError('FollowUpOptions', typed),
  );
  const { field: zone } = useController({ control: form.control, name: 'zone' });
  const { isPending, mutate } = useMutation({
    // When a stored value is one that this page does not know, the request leaves it unchanged unless the owner
    // chooses another one.
    mutationFn: (typed: FollowUpOptions) => call(followup.saveOptions, { body: changedFields(typed, options) }),
    onSuccess: (_, typed) => {
      cache.setQueryData(queryKeys.followUpOptions, typed);
      saved(typed, typed);
      notify('Pengaturan waktu berhasil disimpan.');
      // a different time zone moves scheduled follow-ups
      void cache.invalidateQueries({ queryKey: queryKeys.followUpQueue });
    },
    onError: showError('Gagal menyimpan pengaturan waktu. Periksa koneksi Anda.'),
  });

  return (
    <Card title="Waktu kirim" action={<HelpLink guide="broadcast">Soal broadcast</HelpLink>}>
      <form onSubmit={form.handleSubmit((typed) => mutate(typed))} className="grid items-start gap-4 sm:grid-cols-2">
        <Select label="Zona waktu" value={zone.value} options={zones} onChange={zone.onChange} />
        <TextField
          label="Batas follow-up per hari"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={limits.followUpsPerDayMax}
          hint="Nomor baru mulai dari 20 per hari, lalu naik dua kali lipat setiap hari sampai batas ini."
          error={form.formState.errors.dailyLimit?.message}
          {...form.register('dailyLimit', { valueAsNumber: true })}
        />
        <div className="sm:col-span-2">
          <FormFooter isChanged={isChanged} onDiscard={discard} saving={isPending}>
            <Button type="submit" kind="secondary" busy={isPending} busyLabel="Menyimpan...">
              Simpan waktu
            </Button>
          </FormFooter>
        </div>
      </form>
    </Card>
  );
}
