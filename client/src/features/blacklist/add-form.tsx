import { useStoredForm } from '../../forms/stored-form.js';
import { NumberChoice } from '../number-choice/number-choice.js';
import { filteredField, numberOnly } from '../../forms/digits.js';
import { schemaError } from '../../forms/schema-error.js';
import { Button } from '../../ui/forms/button.js';
import { TextField } from '../../ui/forms/field.js';
import { useAddToBlacklist } from './use-blacklist.js';

type Values = { number: string };
const empty: Values = { number: '' };

/** Keeps only characters that a number allows, or that a username allows when the input begins with `@`. */
function onlyKey(typed: string): string {
  return typed.startsWith('@') ? `@${typed.toLowerCase().replace(/[^a-z0-9_.]/g, '')}` : numberOnly(typed);
}

/** Empty input is only logged. Input that cannot be a number or username shows an error. */
const check = (values: Values) => (values.number === '' ? null : schemaError('AddExcluded', values));

/** Adds a number or username. Input that could not be saved stays in the field. */
export function AddForm() {
  const { saving, add } = useAddToBlacklist();
  const { form, forget } = useStoredForm<Values>('blacklist', empty, check);
  const submit = form.handleSubmit(({ number }) => {
    if (number === '') console.error('Nomor blacklist kosong.');
    else
      add(number, () => {
        if (form.getValues('number') !== number) return;
        form.reset(empty);
        forget();
      });
  });

  return (
    <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row">
      <div className="flex-1">
        <TextField
          label="Nomor WhatsApp"
          hint="Atau @username, bagi yang menyembunyikan nomornya."
          autoComplete="off"
          placeholder="62812234567890"
          error={form.formState.errors.number?.message}
          {...filteredField(form.register('number'), onlyKey)}
        />
        <NumberChoice typed={form.watch('number')} onChoose={(number) => form.setValue('number', number, { shouldValidate: true })} />
      </div>
      {/* aligned with the field, not with its hint: the label above is 26 px high */}
      <div className="flex flex-col sm:mt-6.5">
        <Button type="submit" busy={saving} busyLabel="Menyimpan...">
          Simpan
        </Button>
      </div>
    </form>
  );
}
