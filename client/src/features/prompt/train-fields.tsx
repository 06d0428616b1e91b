import { lazy, Suspense } from 'react';
import { limits } from '#contracts/values/limits';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { TextAreaField, TextField } from '../../ui/forms/field.js';
import { TextLink } from '../../ui/layout/text-link.js';
import { SenderPlaceState } from './sender-place.js';
import { digitsOnly, photosAtFirst, type TrainForm } from './prompt.rules.js';

const ProductPhotos = lazy(async () => ({ default: (await import('./product-photos.js')).ProductPhotos }));

type FieldsProps = { form: TrainForm; onChange: (change: Partial<TrainForm>) => void };

/** Main prompt and products. */
export function PromptFields({ form, onChange }: FieldsProps) {
  return (
    <>
      <TextAreaField
        label="Prompt Utama"
        name="prompt"
        rows={10}
        hint="Ceritakan usaha, harga, jam buka, cara order, dan gaya bahasa bot Anda."
        counter={{ count: form.prompt.length, limit: limits.promptMaxChars }}
        maxLength={limits.promptMaxChars}
        value={form.prompt}
        onChange={(event) => onChange({ prompt: event.target.value })}
      />
      <TextAreaField
        label="Nama & Link Foto Produk (opsional)"
        name="secondary_prompt"
        rows={5}
        hint="Satu produk per baris, contoh: Kaos polos hitam - https://…/kaos.jpg. Tautan Google Drive dan Dropbox juga bisa."
        counter={{ count: form.secondaryPrompt.length, limit: limits.secondaryPromptMaxChars }}
        maxLength={limits.secondaryPromptMaxChars}
        value={form.secondaryPrompt}
        onChange={(event) => onChange({ secondaryPrompt: event.target.value })}
      />
      <Suspense fallback={<PhotosToCome text={form.secondaryPrompt} />}>
        <ProductPhotos
          text={form.secondaryPrompt}
          onAdd={(line) => onChange({ secondaryPrompt: [form.secondaryPrompt.trimEnd(), line].filter((one) => one !== '').join('\n') })}
        />
      </Suspense>
      <p className="text-sm text-soft">
        Harga, berat, dan stok bisa ditulis di <TextLink to="/produk">daftar produk</TextLink>.
      </p>
    </>
  );
}

/** As high as the photos will be, so that the button below does not move under a finger. */
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

/** Where parcels leave from, and who is told about events. */
export function DeliveryFields({ form, isDistrictSaved, onChange }: FieldsProps & { isDistrictSaved: boolean }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          label="Kecamatan Pengirim Untuk Cek Ongkir (opsional)"
          name="alamat"
          maxLength={limits.districtMaxChars}
          placeholder="Contoh: Tebet, Jakarta Selatan"
          value={form.district}
          onChange={(event) => onChange({ district: event.target.value })}
        />
        {isDistrictSaved && <SenderPlaceState />}
      </div>
      <TextField
        label="Nomor Notifikasi Peristiwa"
        name="nomor_notifikasi"
        inputMode="numeric"
        placeholder="62812234567890"
        hint="Hanya angka, contoh 62812234567890"
        maxLength={20}
        value={form.notifyNumber}
        onChange={(event) => onChange({ notifyNumber: digitsOnly(event.target.value) })}
      />
    </div>
  );
}
