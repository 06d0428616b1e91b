import { useState, type FormEvent } from 'react';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { TextField } from '../../ui/forms/field.js';
import { PasswordField } from '../../ui/forms/password-field.js';
import { registerTrouble, type RegisterForm as Form } from './register.rules.js';

type RegisterFormProps = { busy: boolean; message: string | null; submitLabel: string; onSubmit: (form: Form) => void };

/** Registration fields; the five rules run in their order on submit and the first broken one is shown and focused. */
export function RegisterForm({ busy, message, submitLabel, onSubmit }: RegisterFormProps) {
  const [form, setForm] = useState<Form>({ fullName: '', email: '', password: '', confirmation: '', accepted: false });
  const [trouble, setTrouble] = useState<ReturnType<typeof registerTrouble>>(null);
  const bind = (field: 'fullName' | 'email' | 'password' | 'confirmation') => ({
    name: field,
    required: true,
    value: form[field],
    error: trouble?.field === field ? trouble.text : undefined,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = registerTrouble(form);
    setTrouble(found);
    if (found) event.currentTarget.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    else onSubmit(form);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField label="Nama Lengkap" autoComplete="name" {...bind('fullName')} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" hint="Gunakan alamat Gmail" {...bind('email')} />
      <PasswordField label="Password" autoComplete="new-password" hint="Minimal 8 karakter" {...bind('password')} />
      <PasswordField label="Konfirmasi Password" autoComplete="new-password" {...bind('confirmation')} />
      <div className="flex items-start gap-1 text-sm">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="accepted"
            checked={form.accepted}
            onChange={(event) => setForm({ ...form, accepted: event.target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          Saya menyetujui
        </label>
        <a
          href="/terms-and-conditions"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          Syarat &amp; Ketentuan
        </a>
      </div>
      {trouble?.field === 'accepted' && <Banner>{trouble.text}</Banner>}
      {message && <Banner tone={message.includes('success') ? 'good' : 'bad'}>{message}</Banner>}
      <Button type="submit" busy={busy} busyLabel="Memproses..." disabled={!form.accepted}>
        {submitLabel}
      </Button>
    </form>
  );
}
