import { useMutation } from '@tanstack/react-query';
import { bot, PairingCode } from '#contracts/http/bot';
import { troubleText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { useContractForm } from '../../forms/contract-form.js';
import { digitsField } from '../../forms/digits.js';
import { schemaTrouble } from '../../forms/schema-trouble.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { TextField } from '../../ui/forms/field.js';
import { Dialog } from '../../ui/overlay/dialog.js';

/** Linking without a camera: the number goes in, eight characters to type on the phone come back with the status. */
export function PairingDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const form = useContractForm({ phone: '' }, (values) => schemaTrouble(PairingCode, values));
  const { isPending, mutate, error } = useMutation({
    mutationFn: (body: { phone: string }) => call(bot.pairingCode, { body }),
    onSuccess: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tautkan dengan kode"
      description="Untuk menautkan di ponsel yang sama, tanpa memindai QR."
    >
      <form onSubmit={form.handleSubmit((values) => mutate(values))} className="flex flex-col gap-4">
        <TextField
          label="Nomor WhatsApp bot"
          required
          inputMode="numeric"
          autoComplete="tel"
          placeholder="62812234567890"
          error={form.formState.errors.phone?.message}
          {...digitsField(form.register('phone'))}
        />
        {error && <Banner>{troubleText(error, '❌ Gagal meminta kode. Coba lagi.')}</Banner>}
        <Button type="submit" busy={isPending} busyLabel="Meminta kode...">
          Minta kode
        </Button>
      </form>
    </Dialog>
  );
}
