import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { prompt, type CallReply } from '#contracts/http/prompt';
import { limits } from '#contracts/values/limits';
import { isUnauthorized, troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Switch } from '../../ui/forms/switch.js';
import { notify } from '../../ui/feedback/toast-store.js';

const callReplyAtom = atomWithQuery(() => ({
  queryKey: queryKeys.callReply,
  queryFn: ({ signal }) => call(prompt.readCallReply, { signal }),
}));

const suggestion = 'Halo Kak, maaf panggilan WhatsApp tidak kami angkat. Silakan tulis pesan di sini, ya.';

/** The answer to calls that nobody took. The text lives here until it is saved; off is saved as an empty one. */
export function CallReplyCard() {
  const cache = useQueryClient();
  const { data } = useAtomValue(callReplyAtom);
  const [typed, setTyped] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const text = typed ?? data?.text;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      const body = { text: (text ?? '').trim() };
      await call(prompt.saveCallReply, { body });
      cache.setQueryData<CallReply>(queryKeys.callReply, body);
      setTyped(null);
      notify('✅ Balasan panggilan berhasil disimpan.');
    } catch (error) {
      if (!isUnauthorized(error)) notify(troubleWithReason(error, '❌ Gagal menyimpan balasan panggilan.'));
    }
    setSaving(false);
  }

  if (text === undefined) return null;
  return (
    <Card title="Panggilan WhatsApp">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Switch label="Balas panggilan tak terjawab dengan pesan" checked={text !== ''} onChange={(on) => setTyped(on ? suggestion : '')} />
        {text !== '' && (
          <TextAreaField
            label="Pesan untuk penelepon"
            hint="Dikirim apa adanya, tanpa memakai kuota balasan AI."
            name="callReply"
            rows={3}
            maxLength={limits.callReplyMaxChars}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <Button type="submit" busy={saving} busyLabel="Menyimpan..." className="sm:self-start">
          Simpan Balasan Panggilan
        </Button>
      </form>
    </Card>
  );
}
