import { useWatch } from 'react-hook-form';
import { useContractForm } from '../../forms/contract-form.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { EmailField } from './email-field.js';
import { TextField } from '../../ui/forms/field.js';
import { PasswordField } from '../../ui/forms/password-field.js';
import type { RegisterForm as Form } from './register.rules.js';
import { registerActions } from './use-register.js';

type RegisterFormProps = { busy: boolean; message: string | null; submitLabel: string; onSubmit: (form: Form) => void };

const empty: Form = { fullName: '', email: '', password: '', confirmation: '', accepted: false };

/**
 * Registration fields. On submit the five rules run in order; the first broken one is shown and its field
 * focused.
 */
export function RegisterForm({ busy, message, submitLabel, onSubmit }: RegisterFormProps) {
  const form = useContractForm<Form>(empty, async (values) => (await registerActions()).registerError(values));
  const accepted = useWatch({ control: form.control, name: 'accepted' });
  const { errors } = form.formState;
  const bind = (field: 'fullName' | 'email' | 'password' | 'confirmation') => ({
    required: true,
    error: errors[field]?.message,
    ...form.register(field),
  });

  return (
    <form onSubmit={form.handleSubmit((values) => onSubmit(values))} noValidate className="flex flex-col gap-5">
      <TextField label="Nama Lengkap" autoComplete="name" {...bind('fullName')} />
      <EmailField hint="Gunakan alamat Gmail" {...bind('email')} />
      <PasswordField label="Password" autoComplete="new-password" hint="Minimal 8 karakter" {...bind('password')} />
      <PasswordField label="Konfirmasi Password" autoComplete="new-password" {...bind('confirmation')} />
      <div className="flex items-start gap-1 text-sm">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 shrink-0 accent-brand" {...form.register('accepted')} />
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
      {errors.accepted?.message && <Banner>{errors.accepted.message}</Banner>}
      {message && <Banner tone={message.includes('success') ? 'good' : 'bad'}>{message}</Banner>}
      <Button type="submit" busy={busy} busyLabel="Memproses..." disabled={!accepted}>
        {submitLabel}
      </Button>
    </form>
  );
}
