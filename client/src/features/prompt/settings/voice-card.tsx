import { trainingParts } from '#contracts/http/bot/training-parts';
import type { BotVoice } from '#contracts/http/bot/voice';
import { limits } from '#contracts/values/limits';
import type { AddressForm, Tone } from '#contracts/values/bot/voice';
import { call } from '../../../api/client.js';
import { useSavedForm } from '../../../api/saved-form.js';
import { schemaError } from '../../../forms/schema-error.js';
import { changedFields } from '../../../forms/stored-form.rules.js';
import { atomWithQuery, useAtomValue } from '../../../state/atoms.js';
import { Button } from '../../../ui/forms/button.js';
import { TextField } from '../../../ui/forms/field.js';
import { FormFooter } from '../../../ui/forms/form-footer.js';
import { Select } from '../../../ui/forms/select.js';
import { Fold, FoldFailed } from '../../../ui/layout/fold.js';

const queryKey = ['voice'] as const;

const voiceAtom = atomWithQuery(() => ({ queryKey, queryFn: ({ signal }) => call(trainingParts.readVoice, { signal }) }));

const formLabels: Readonly<Record<AddressForm, string>> = {
  text: 'Sesuai Prompt Utama',
  kak: 'Kak',
  'bapak-ibu': 'Bapak / Ibu',
  'mas-mbak': 'Mas / Mbak',
  bunda: 'Bunda',
  sis: 'Sis / Gan',
};

const toneLabels: Readonly<Record<Tone, string>> = {
  text: 'Sesuai Prompt Utama',
  casual: 'Santai dan akrab',
  polite: 'Sopan dan ramah',
  formal: 'Resmi, tanpa emoji',
};

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}

/** The stored values in one line, without those that are left to the training text. */
function summaryOf({ shopName, addressForm, tone }: BotVoice): string {
  const chosen = [shopName, addressForm !== 'text' && formLabels[addressForm], tone !== 'text' && toneLabels[tone]].filter(Boolean);
  return chosen.length === 0 ? 'Sesuai Prompt Utama' : chosen.join(' · ');
}

/** How the bot speaks with leads: the shop's name, the form of address and the tone. Hidden until it is loaded. */
export function VoiceCard() {
  const { data, isError, refetch } = useAtomValue(voiceAtom);
  if (!data) return isError ? <FoldFailed title="Cara bicara bot" onRetry={() => void refetch()} /> : null;
  return <VoiceForm stored={data} />;
}

function VoiceForm({ stored }: { stored: BotVoice }) {
  const { form, values, isChanged, discard, isSaving, submit } = useSavedForm('voice', stored, {
    queryKey,
    check: (typed) => schemaError('BotVoice', typed),
    // When a stored value is one that this page does not know, the request leaves it unchanged unless the owner
    // chooses another one.
    save: (typed) => call(trainingParts.saveVoice, { body: changedFields(typed, stored) }),
    savedText: '✅ Cara bicara bot berhasil disimpan.',
    failedText: '❌ Gagal menyimpan cara bicara bot.',
  });

  return (
    <Fold id="cara-bicara" title="Cara bicara bot" summary={summaryOf(stored)} isChanged={isChanged}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Nama toko"
          hint="Boleh kosong bila sudah ada di Prompt Utama."
          maxLength={limits.shopNameMaxChars}
          error={form.formState.errors.shopName?.message}
          {...form.register('shopName')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label="Sapaan"
            value={values.addressForm}
            options={optionsOf(formLabels)}
            onChange={(value) => form.setValue('addressForm', value)}
          />
          <Select
            label="Gaya bahasa"
            value={values.tone}
            options={optionsOf(toneLabels)}
            onChange={(value) => form.setValue('tone', value)}
          />
        </div>
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isSaving}>
          <Button type="submit" kind="secondary" busy={isSaving} busyLabel="Menyimpan...">
            Simpan Cara Bicara
          </Button>
        </FormFooter>
      </form>
    </Fold>
  );
}
