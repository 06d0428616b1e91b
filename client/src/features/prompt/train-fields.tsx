import { Suspense, useRef } from 'react';
import type { PromptSettings } from '#contracts/http/bot/prompt';
import { limits } from '#contracts/values/limits';
import { NumberChoice } from '../number-choice/number-choice.js';
import { numberField } from '../../forms/digits.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { TextAreaField, TextField } from '../../ui/forms/field.js';
import { TextLink } from '../../ui/layout/text-link.js';
import { SenderPlaceState } from './sender-place.js';
import { photosAtFirst } from './prompt.rules.js';
import { TrainHelp } from './train-help.js';
import type { TrainForm } from './use-train-form.js';
import { part } from '../../ui/layout/part.js';

const ProductPhotos = part(() => import('./product-photos.js'), 'ProductPhotos');

type FieldsProps = { train: TrainForm };

/** Props of a form field: its registration and validation error. */
function bind({ form }: TrainForm, field: keyof PromptSettings) {
  return { error: form.formState.errors[field]?.message, ...form.register(field) };
}

/** The main prompt with its writing aids. @param rows height of its field */
export function PromptField({ train, rows }: FieldsProps & { rows: number }) {
  const { prompt, secondary_prompt: products } = train.values;
  const { ref, ...field } = bind(train, 'prompt');
  const input = useRef<HTMLTextAreaElement>(null);
  const write = (text: string, caret: number | null) => {
    train.form.setValue('prompt', text);
    const element = input.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(caret ?? 0, caret ?? 0);
    // browsers do not scroll to a caret that was set by a script
    element.scrollTop = caret === null ? 0 : (element.scrollHeight * caret) / Math.max(text.length, 1) - element.clientHeight / 2;
  };
  return (
    <>
      <TextAreaField
        label="Prompt Utama"
        rows={rows}
        hint="Ceritakan usaha, harga, jam buka, cara order, dan gaya bahasa bot Anda."
        counter={{ count: prompt.length, limit: limits.promptMaxChars }}
        maxLength={limits.promptMaxChars}
        {...field}
        ref={(element) => {
          ref(element);
          input.current = element;
        }}
      />
      <TrainHelp prompt={prompt} products={products} onWrite={write} />
    </>
  );
}

/** Products and their photos. */
export function ProductFields({ train }: FieldsProps) {
  const { secondary_prompt: products } = train.values;
  const addProduct = (line: string) => {
    // Reads the text again, because the owner may have changed it during the upload.
    const before = train.form.getValues('secondary_prompt').trimEnd();
    train.form.setValue('secondary_prompt', [before, line].filter((one) => one !== '').join('\n'));
  };
  return (
    <>
      <TextAreaField
        label="Nama & Link Foto Produk (opsional)"
        rows={5}
        hint="Satu produk per baris, contoh: Kaos polos hitam - https://…/kaos.jpg. Link Google Drive dan Dropbox juga bisa."
        counter={{ count: products.length, limit: limits.secondaryPromptMaxChars }}
        maxLength={limits.secondaryPromptMaxChars}
        {...bind(train, 'secondary_prompt')}
      />
      <Suspense fallback={<PhotosToCome text={products} />}>
        <ProductPhotos text={products} onAdd={addProduct} />
      </Suspense>
      <p className="text-sm text-soft">
        Harga, berat, dan stok bisa ditulis di{' '}
        <TextLink inline to="/produk">
          daftar produk
        </TextLink>
        .
      </p>
    </>
  );
}

/** Placeholder with the height of the photos, so that the button below does not move under a finger. */
function PhotosToCome({ text }: { text: string }) {
  const count = Math.min(text.match(/https?:\/\/|unggahan:/g)?.length ?? 0, photosAtFirst);
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <Skeleton className="h-11 w-40" />
      {count > 0 && (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} className="h-18" />
          ))}
        </div>
      )}
    </div>
  );
}

/** Sender location for parcels, and the number that receives event notifications. */
export function DeliveryFields({ train }: FieldsProps) {
  const { error, ...notifyNumber } = bind(train, 'nomor_notifikasi');
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          label="Kecamatan Pengirim Untuk Cek Ongkir (opsional)"
          maxLength={limits.districtMaxChars}
          placeholder="Contoh: Tebet, Jakarta Selatan"
          {...bind(train, 'alamat')}
        />
        {train.isDistrictSaved && <SenderPlaceState />}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          label="Nomor Notifikasi Peristiwa"
          inputMode="tel"
          placeholder="62812234567890"
          hint="Contoh 62812234567890. Nomor luar negeri dengan + di depan."
          error={error}
          {...numberField(notifyNumber)}
        />
        <NumberChoice
          typed={train.values.nomor_notifikasi}
          onChoose={(number) => train.form.setValue('nomor_notifikasi', number, { shouldDirty: true })}
        />
      </div>
    </div>
  );
}
