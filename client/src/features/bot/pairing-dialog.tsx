import { useState, type FormEvent } from 'react';
import { bot } from '#contracts/http/bot';
import { troubleText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { TextField } from '../../ui/forms/field.js';

/** Linking without a camera: the number goes in, eight characters to type on the phone come back with the status. */
export function PairingDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [phone, setPhone] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      await call(bot.pairingCode, { body: { phone } });
      onOpenChange(false);
    } catch (error) {
      setTrouble(troubleText(error, '❌ Gagal meminta kode. Coba lagi.'));
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tautkan dengan kode"
      description="Untuk menautkan di ponsel yang sama, tanpa memindai QR."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Nomor WhatsApp bot"
          required
          inputMode="numeric"
          autoComplete="tel"
          placeholder="62812234567890"
          value={phone}
          onChange={(event) => setPhone(event.target.value.replace(/\D/g, ''))}
        />
        {trouble && <Banner>{trouble}</Banner>}
        <Button type="submit" busy={busy} busyLabel="Meminta kode...">
          Minta kode
        </Button>
      </form>
    </Dialog>
  );
}
