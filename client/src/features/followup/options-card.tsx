import { useState, type FormEvent } from 'react';
import type { FollowUpOptions } from '#contracts/http/followup';
import { limits } from '#contracts/values/limits';
import { TimeZone } from '#contracts/values/time-zones';
import { Button } from '../../ui/forms/button.js';
import { TextField } from '../../ui/forms/field.js';
import { Select } from '../../ui/forms/select.js';
import { Card } from '../../ui/layout/card.js';

const zones = TimeZone.options.map((value) => ({ value, label: value }));

type OptionsCardProps = { options: FollowUpOptions; saving: boolean; onSave: (options: FollowUpOptions) => void };

/** When follow-ups leave, and how many a day. */
export function OptionsCard({ options, saving, onSave }: OptionsCardProps) {
  const [zone, setZone] = useState(options.zone);
  const [limit, setLimit] = useState(String(options.dailyLimit));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave({ zone, dailyLimit: Number(limit) });
  }

  return (
    <Card title="Waktu kirim">
      <form onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Select label="Zona waktu" value={zone} options={zones} onChange={setZone} />
        <TextField
          label="Batas follow-up per hari"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={limits.followUpsPerDayMax}
          hint="Nomor baru mulai dari 20 per hari, lalu naik dua kali lipat setiap hari sampai batas ini."
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={saving} busyLabel="Menyimpan..." className="sm:mt-7">
          Simpan waktu
        </Button>
      </form>
    </Card>
  );
}
