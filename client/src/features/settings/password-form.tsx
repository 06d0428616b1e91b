import { useMutation } from '@tanstack/react-query';
import { account } from '#contracts/http/account/account';
import { errorWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { useContractForm } from '../../forms/contract-form.js';
import { schemaError } from '../../forms/schema-error.js';
import { keepSessionDuring, storeToken } from '../../state/session.js';
import { Button } from '../../ui/forms/button.js';
import { PasswordField } from '../../ui/forms/password-field.js';

type Values = { currentPassword: string; newPassword: string; confirmation: string };
const empty: Values = { currentPassword: '', newPassword: '', confirmation: '' };

/** Checks the specification's only rule first (both passwords are the same), then the contract's rules. */
function check(values: Values) {
  const isSame = values.newPassword === values.confirmation;
  return isSame ? schemaError('ChangePassword', values) : { field: 'confirmation' as const, text: '❌ Password baru tidak cocok.' };
}

/** Changes the password. The response contains a new token, which keeps this browser logged in. */
export function PasswordForm({ onMessage }: { onMessage: (text: string) => void }) {
  const form = useContractForm<Values>(empty, check);
  const { isPending, mutate } = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      keepSessionDuring(async () => {
        const { token } = await call(account.changePassword, { body: { currentPassword, newPassword } });
        if (token !== '') storeToken(token);
      }),
    onSuccess: () => {
      onMessage('✅ Password berhasil diubah.');
      form.reset(empty);
    },
    onError: (error) => onMessage(errorWithReason(error, '❌ Gagal mengubah password.')),
  });
  const submit = form.handleSubmit(
    (values) => mutate(values),
    ({ confirmation }) => confirmation?.message && onMessage(confirmation.message),
  );
  const bind = (field: keyof Values) => ({ required: true, error: form.formState.errors[field]?.message, ...form.register(field) });

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField label="Password lama" autoComplete="current-password" {...bind('currentPassword')} />
      <PasswordField label="Password baru" autoComplete="new-password" {...bind('newPassword')} />
      <PasswordField label="Konfirmasi password baru" autoComplete="new-password" required {...form.register('confirmation')} />
      <Button type="submit" busy={isPending} busyLabel="Menyimpan..." className="sm:self-start">
        Ubah Password
      </Button>
    </form>
  );
}
