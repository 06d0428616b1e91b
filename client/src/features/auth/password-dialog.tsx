import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { loginSessions } from '#contracts/http/account/login-sessions';
import { ApiError, isUnauthorized, errorText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { useContractForm } from '../../forms/contract-form.js';
import { schemaError } from '../../forms/schema-error.js';
import { Button } from '../../ui/forms/button.js';
import { PasswordField } from '../../ui/forms/password-field.js';
import { Dialog } from '../../ui/overlay/dialog.js';

function wordsOf(error: Error): string {
  const isOffline = error instanceof ApiError && error.status === 0;
  return isOffline
    ? 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.'
    : errorText(error, 'Password tidak dapat diperiksa. Coba lagi.');
}

/** Asks for the password before an especially harmful action. */
export function PasswordDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const formId = useId();
  const form = useContractForm({ password: '' }, (values) => schemaError('ConfirmPassword', values));
  const { isPending, mutate, error } = useMutation({
    mutationFn: (body: { password: string }) => call(loginSessions.confirmPassword, { body }),
    onSuccess: () => onAnswer(true),
    onError: (reason) => isUnauthorized(reason) && onAnswer(false),
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Masukkan password Anda"
      description="Demi keamanan akun, kami memintanya sekali lagi sebelum melanjutkan."
      footer={
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            Batal
          </Button>
          <Button type="submit" form={formId} busy={isPending} busyLabel="Memeriksa...">
            Lanjutkan
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.handleSubmit((values) => mutate(values))}>
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          error={form.formState.errors.password?.message ?? (error ? wordsOf(error) : undefined)}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  );
}
