import { Suspense, useState } from 'react';
import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import type { BotState } from '#contracts/http/bot/bot';
import { formatPhone, normalizePhone } from '#contracts/values/people/phone';
import { errorText } from '../../../api/api-error.js';
import { useContractForm } from '../../../forms/contract-form.js';
import { NumberChoice } from '../../number-choice/number-choice.js';
import { numberField, typedNumber } from '../../../forms/digits.js';
import { schemaError } from '../../../forms/schema-error.js';
import { useAtomValue } from '../../../state/atoms.js';
import { useDraftPlace } from '../../../state/use-draft.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Loading, Spinner } from '../../../ui/feedback/spinner.js';
import { Button } from '../../../ui/forms/button.js';
import { TextField } from '../../../ui/forms/field.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { promptAtom } from '../../prompt/prompt-state.js';
import { toTrainFields } from '../../prompt/prompt.rules.js';
import { endedWords } from './link.rules.js';
import { Linked } from './linked.js';
import { BadgeQuestion } from './official-badge.js';
import { PairingCode } from './pairing-code.js';
import { LinkSteps } from './step-art.js';
import { useLink } from './use-link.js';
import { part } from '../../../ui/layout/part.js';

const PasskeyPanel = part(() => import('../passkey/passkey-panel.js'), 'PasskeyPanel');

type LinkSheetProps = { state: BotState; open: boolean; onOpenChange: (open: boolean) => void };

/**
 * Linking on a single phone, without a camera: enter the number, type the received code in WhatsApp, then
 * continue with the next step.
 */
export function LinkSheet({ state, open, onOpenChange }: LinkSheetProps) {
  const link = useLink(state);
  const [phone, setPhone] = useNumber(state.phone);
  const [isAdvised, setAdvised] = useState(false);
  const form = useContractForm({ phone }, (values) => schemaError('PairingCode', values));
  const ask = (next: string) => {
    setPhone(next);
    link.ask(next);
  };
  const changeNumber = () => {
    // The answer about the badge applied to the previous number.
    setAdvised(false);
    link.changeNumber();
  };
  const isLinked = link.stage === 'linked';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isLinked ? 'WhatsApp terhubung' : 'Hubungkan dengan kode'}
      description={link.stage === 'number' ? 'Cukup satu HP: kode diketik di WhatsApp HP ini, tanpa scan QR.' : undefined}
    >
      <div aria-live="polite" className="flex flex-col gap-4">
        {link.stage === 'number' && (
          <form onSubmit={form.handleSubmit((values) => ask(values.phone))} className="flex flex-col gap-4">
            <TextField
              label="Nomor WhatsApp bot"
              required
              inputMode="tel"
              autoComplete="tel"
              placeholder="0812 3456 7890"
              hint="Nomor yang dipakai pelanggan untuk menghubungi Anda."
              error={form.formState.errors.phone?.message}
              {...numberField(form.register('phone'))}
            />
            <NumberChoice typed={form.watch('phone')} onChoose={(number) => form.setValue('phone', number, { shouldValidate: true })} />
            {link.error && <Banner>{errorText(link.error, '❌ Gagal meminta kode. Coba lagi.')}</Banner>}
            <BadgeQuestion
              isAdvised={isAdvised}
              onAdvise={setAdvised}
              goOn={(answer) => (
                <Button type="submit" kind={answer === 'no' ? 'primary' : 'ghost'} busy={link.asking} busyLabel="Meminta kode...">
                  {answer === 'no' ? 'Tidak, minta kode' : 'Tetap minta kode'}
                </Button>
              )}
            />
          </form>
        )}
        {link.stage === 'waiting' && (
          <p role="status" className="flex min-h-32 items-center gap-3 text-soft">
            <Spinner size={24} /> {state.detail ?? 'Menunggu WhatsApp. Biasanya beberapa detik.'}
          </p>
        )}
        {link.stage === 'code' && (
          <>
            <PairingCode code={state.pairingCode ?? ''} until={state.pairingCodeUntil} />
            <LinkSteps />
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
              {phone !== '' && <span>Untuk nomor {formatPhone(normalizePhone(phone))}</span>}
              <Button kind="ghost" className="text-sm" onClick={changeNumber}>
                Ganti nomor
              </Button>
            </div>
          </>
        )}
        {link.stage === 'passkey' && state.passkey && (
          <Suspense fallback={<Loading>Memuat langkah passkey…</Loading>}>
            <h3 className="text-lg font-bold">{botTruthWords['asks-passkey'][0]}</h3>
            <PasskeyPanel passkey={state.passkey} />
          </Suspense>
        )}
        {link.stage === 'ended' && (
          <>
            <Banner tone="warn">{endedWords(state)}</Banner>
            <div className="grid gap-2">
              <Button busy={link.asking} busyLabel="Meminta kode..." onClick={() => link.ask(phone)}>
                Minta kode baru
              </Button>
              <Button kind="ghost" onClick={changeNumber}>
                Ganti nomor
              </Button>
            </div>
          </>
        )}
        {isLinked && <Linked state={state} onLeave={() => onOpenChange(false)} />}
      </div>
    </Dialog>
  );
}

/** Initial number: the linked one, else the one that was typed last on this device, else the owner's own. */
function useNumber(linked: string | null): readonly [string, (phone: string) => void] {
  const draft = useDraftPlace('link-number');
  const { data: settings } = useAtomValue(promptAtom);
  const [first] = useState(() => {
    const typed = draft.read();
    return (linked && typedNumber(linked)) ?? (typeof typed === 'string' ? typed : '') ?? '';
  });
  const [typed, setTyped] = useState<string | null>(null);
  const known = first || (settings ? toTrainFields(settings).nomor_notifikasi : '');
  return [
    typed ?? known,
    (phone) => {
      setTyped(phone);
      draft.keep(phone);
    },
  ];
}
