import { Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/forms/button.js';
import { TextAreaField, TextField } from '../../ui/forms/field.js';
import { OtpField } from '../../ui/forms/otp-field.js';
import { PasswordField } from '../../ui/forms/password-field.js';
import { Select } from '../../ui/forms/select.js';
import { Switch } from '../../ui/forms/switch.js';
import { Section } from './section.js';

const kinds = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function FormParts() {
  const [otp, setOtp] = useState('482');
  const [on, setOn] = useState(true);
  const [choice, setChoice] = useState<'a' | 'b'>('a');
  return (
    <>
      <Section title="Button">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col gap-2">
            <Button kind={kind}>{kind}</Button>
            <Button kind={kind} icon={<Play aria-hidden size={18} />}>
              Ikon
            </Button>
            <Button kind={kind} disabled>
              Mati
            </Button>
            <Button kind={kind} busy busyLabel="Menyimpan...">
              Simpan
            </Button>
          </div>
        ))}
        <IconButton label="Hapus">
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </Section>
      <Section title="Field">
        <div className="grid w-full gap-4 sm:grid-cols-3">
          <TextField label="Biasa" placeholder="Contoh" />
          <TextField label="Dengan petunjuk" hint="Hanya angka" defaultValue="62812" />
          <TextField label="Salah" error="Hanya email Gmail yang diperbolehkan." defaultValue="a@b.c" />
          <TextField label="Mati" disabled defaultValue="Tidak dapat diubah" />
          <TextAreaField label="Teks panjang" counter={{ count: 12, limit: 100 }} defaultValue="Halo {nama}!" />
          <TextAreaField label="Hanya baca" readOnly placeholder="Tidak dapat diisi." />
        </div>
      </Section>
      <Section title="PasswordField">
        <PasswordField label="Password" defaultValue="rahasia123" />
        <PasswordField label="Salah" error="Password minimal 8 karakter." defaultValue="123" />
      </Section>
      <Section title="OtpField">
        <OtpField label="Kode OTP" value={otp} onChange={setOtp} />
        <OtpField label="Salah" value="123456" error="Kode OTP salah." onChange={() => undefined} />
        <OtpField label="Mati" value="" disabled onChange={() => undefined} />
      </Section>
      <Section title="Switch">
        <Switch label="Aktif" checked={on} onChange={setOn} />
        <Switch label="Nonaktif" checked={false} onChange={() => undefined} />
        <Switch label="Terkunci" checked disabled onChange={() => undefined} />
      </Section>
      <Section title="Select">
        <Select
          label="Pilihan"
          value={choice}
          options={[
            { value: 'a', label: 'Semua' },
            { value: 'b', label: 'Galat' },
          ]}
          onChange={setChoice}
          className="w-40"
        />
        <Select label="Mati" disabled value="a" options={[{ value: 'a', label: 'Semua' }]} onChange={() => undefined} className="w-40" />
      </Section>
    </>
  );
}
