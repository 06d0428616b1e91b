import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { account } from '#contracts/http/account/account';
import { errorWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { useContractForm } from '../../forms/contract-form.js';
import { schemaError } from '../../forms/schema-error.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { TextField } from '../../ui/forms/field.js';
import { OtpField } from '../../ui/forms/otp-field.js';

type EmailFormProps = { current: string; onMessage: (text: string) => void };

const failure = '❌ Gagal memperbarui email.';

/**
 * Changes the login address in two steps. The owner enters the new address, then the code that was sent to it. The
 * change takes effect with the code.
 */
export function EmailForm({ current, onMessage }: EmailFormProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  const leave = () => {
    setAsked(null);
    setBack(true);
  };
  return asked === null ? (
    <AskForm current={current} onMessage={onMessage} isBack={isBack} onAsked={setAsked} />
  ) : (
    <CodeForm newEmail={asked} onMessage={onMessage} onDone={leave} />
  );
}

type AskFormProps = EmailFormProps & {
  /** True after the form for the code has closed. That form had the focus, so this form takes it back. */
  isBack: boolean;
  onAsked: (newEmail: string) => void;
};

function AskForm({ current, onMessage, isBack, onAsked }: AskFormProps) {
  const form = useContractForm({ newEmail: '' }, (values) => schemaError('UpdateEmail', values));
  const { isPending, mutate } = useMutation({
    mutationFn: ({ newEmail }: { newEmail: string }) => call(account.updateEmail, { body: { newEmail } }),
    onSuccess: (_, { newEmail }) => onAsked(newEmail.trim()),
    onError: (error) => onMessage(errorWithReason(error, failure)),
  });
  const submit = form.handleSubmit(
    (values) => mutate(values),
    ({ newEmail }) => onMessage(`${failure}\n${newEmail?.message ?? ''}`),
  );

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Email baru"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        placeholder={current}
        autoFocus={isBack}
        {...form.register('newEmail')}
      />
      <Button type="submit" busy={isPending} busyLabel="Menyimpan..." className="sm:self-start">
        Simpan
      </Button>
    </form>
  );
}

type CodeFormProps = { newEmail: string; onMessage: (text: string) => void; onDone: () => void };

/** Entry of the code sent to the new address. The old address stays valid until then. */
function CodeForm({ newEmail, onMessage, onDone }: CodeFormProps) {
  const cache = useQueryClient();
  const form = useContractForm({ otp: '' }, (values) => schemaError('ConfirmEmail', values));
  const { field: otp } = useController({ control: form.control, name: 'otp' });
  const { isPending, mutate } = useMutation({
    mutationFn: (body: { otp: string }) => call(account.confirmEmail, { body }),
    onSuccess: () => {
      onMessage('✅ Email berhasil diperbarui.');
      void cache.invalidateQueries({ queryKey: queryKeys.profile });
      onDone();
    },
    onError: (error) => onMessage(errorWithReason(error, failure)),
  });

  return (
    <form onSubmit={form.handleSubmit((values) => mutate(values))} className="flex flex-col gap-4">
      <Banner tone="info">
        Kami mengirim kode 6 digit ke {newEmail}. Email akun baru berganti setelah kode itu Anda masukkan di sini.
      </Banner>
      <OtpField value={otp.value} onChange={otp.onChange} disabled={isPending} autoFocus error={form.formState.errors.otp?.message} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" busy={isPending} busyLabel="Menyimpan..." disabled={otp.value.length === 0}>
          Konfirmasi
        </Button>
        <Button kind="secondary" onClick={onDone} disabled={isPending}>
          Batal
        </Button>
      </div>
    </form>
  );
}
