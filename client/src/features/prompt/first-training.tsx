import { useState } from 'react';
import type { PromptSettings } from '#contracts/http/bot/prompt';
import { limits } from '#contracts/values/limits';
import { formatRupiah } from '#contracts/values/selling/money';
import { useAtomValue } from '../../state/atoms.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/forms/button.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { completenessOf } from './completeness.rules.js';
import { promptAtom } from './prompt-state.js';
import { templates } from './templates.js';
import { useTrainForm } from './use-train-form.js';

type FirstTrainingProps = {
  /** Called after saving, to continue with the next step. */
  onSaved: (() => void) | undefined;
};

/**
 * The first description of the shop, on the dashboard where a new owner looks first. It shares its draft with the
 * training screen.
 */
export function FirstTraining({ onSaved }: FirstTrainingProps) {
  const { data, isError, refetch } = useAtomValue(promptAtom);
  if (data)
    return (
      <Permitted needs="training.write">
        <Form settings={data} onSaved={onSaved} />
      </Permitted>
    );
  if (isError)
    return (
      <div className="mb-4">
        <RetryBanner onRetry={() => void refetch()}>Gagal memuat prompt. Periksa koneksi Anda.</RetryBanner>
      </div>
    );
  return <Skeleton className="mb-4 h-80" />;
}

const fields = ['prompt'] as const;

function Form({ settings, onSaved }: FirstTrainingProps & { settings: PromptSettings }) {
  const train = useTrainForm(settings, fields, 'Gagal menyimpan prompt.', onSaved);
  const { prompt, secondary_prompt: products } = train.values;
  const [example, setExample] = useState<string | null>(null);
  const { missing, blanks } = completenessOf(prompt, products);
  const isEmpty = prompt.trim() === '';
  const lacks = missing.map((topic) => topic.lacks).join(', ');
  return (
    <form onSubmit={train.submit} className="mb-4 flex flex-col gap-3">
      <TextAreaField
        label="Ceritakan usaha Anda kepada bot"
        rows={6}
        maxLength={limits.promptMaxChars}
        placeholder={`Contoh: Toko Sari menjual kaos polos ${formatRupiah(75_000)}, ukuran S–XL. Order lewat chat ini, bayar transfer. Buka 08.00–17.00.`}
        hint={
          isEmpty
            ? 'Beberapa kalimat sudah cukup untuk mulai; dapat ditambah kapan saja.'
            : blanks > 0
              ? `Isi dulu ${blanks} bagian dalam [kurung siku].`
              : lacks === ''
                ? 'Hal yang paling sering ditanyakan sudah lengkap.'
                : `Belum tertulis: ${lacks}. Boleh menyusul.`
        }
        error={train.form.formState.errors.prompt?.message}
        {...train.form.register('prompt')}
      />
      {(isEmpty || prompt === example) && (
        <div role="group" aria-label="Contoh tulisan" className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-soft">Mulai dari contoh:</span>
          {templates.map(({ name, text }) => (
            <button
              key={name}
              type="button"
              aria-pressed={prompt === text}
              onClick={() => {
                setExample(text);
                train.form.setValue('prompt', text);
              }}
              className="inline-flex min-h-11 items-center rounded-full border border-edge/60 bg-card px-3.5 text-sm font-semibold transition-colors hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <Button type="submit" busy={train.saving} busyLabel="Menyimpan..." disabled={isEmpty} className="sm:self-start">
        {onSaved ? 'Simpan, lalu hubungkan WhatsApp' : 'Simpan'}
      </Button>
    </form>
  );
}
