import { useState } from 'react';
import type { DoubtfulRow, ImportPreview } from '#contracts/http/bot/product-imports';
import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { formatRupiah } from '#contracts/values/selling/money';
import type { RowAnswer } from '#contracts/values/selling/import-answers';
import { Button } from '../../ui/forms/button.js';
import { inputClass } from '../../ui/forms/field.js';
import { classNames } from '../../ui/theme/class-names.js';

type Props = {
  preview: ImportPreview;
  answers: ReadonlyMap<number, RowAnswer>;
  onAnswer: (row: number, answer: RowAnswer | null) => void;
};

/** Rows with a suspicious price. Each can be kept, skipped, or given another price. */
export function DoubtfulRows({ preview: { doubtful, doubtfulTotal }, answers, onAnswer }: Props) {
  if (doubtful.length === 0) return null;
  return (
    <section aria-label="Baris yang perlu dipastikan" className="rounded-md border border-warn/50 p-3">
      <p className="mb-2 font-semibold">{doubtfulTotal} baris perlu Anda pastikan</p>
      <ul className="flex flex-col divide-y text-sm sm:max-h-96 sm:overflow-y-auto">
        {doubtful.map((one) => (
          <Row key={one.row} one={one} answer={answers.get(one.row) ?? null} onAnswer={(answer) => onAnswer(one.row, answer)} />
        ))}
        {doubtfulTotal > doubtful.length && <li className="py-2">dan {doubtfulTotal - doubtful.length} baris lagi.</li>}
      </ul>
    </section>
  );
}

function Row({ one, answer, onAnswer }: { one: DoubtfulRow; answer: RowAnswer | null; onAnswer: (answer: RowAnswer | null) => void }) {
  const { place, name, reason, priceIdr, otherwise, takesPrice, canKeep } = one;
  const [isWriting, setIsWriting] = useState(false);
  const done = answer ?? (otherwise === 'ask' ? null : otherwise);
  const toggle = (wanted: RowAnswer) => onAnswer(answer === wanted ? null : wanted);
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <p className="wrap-anywhere">
        <span className="font-semibold">
          {place}
          {name && ` (${name})`}:
        </span>{' '}
        {reason}
      </p>
      {isWriting ? (
        <PriceField
          label={`Harga ${name || place}`}
          onPrice={(price) => {
            setIsWriting(false);
            onAnswer(price);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          {canKeep && (
            <Choice isOn={done === 'keep'} onClick={() => toggle('keep')}>
              {priceIdr === null ? 'Pakai tanpa harga' : `Pakai ${formatRupiah(priceIdr)}`}
            </Choice>
          )}
          {takesPrice && (
            <Choice isOn={typeof done === 'number'} onClick={() => setIsWriting(true)}>
              {typeof done === 'number' ? formatRupiah(done) : 'Tulis harga'}
            </Choice>
          )}
          <Choice isOn={done === 'drop'} onClick={() => toggle('drop')}>
            Lewati
          </Choice>
        </div>
      )}
    </li>
  );
}

function Choice({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={classNames(
        // on phones the choices of a row fill its lines
        'min-h-11 rounded-md border px-2 text-sm font-semibold max-sm:grow sm:px-3',
        isOn ? 'border-brand bg-brand-soft text-brand-ink' : 'border-edge/60 bg-card hover:bg-sunken',
      )}
    >
      {children}
    </button>
  );
}

function PriceField({ label, onPrice }: { label: string; onPrice: (priceIdr: number) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  function save() {
    const price = readRupiah(text);
    if (price === null) setIsWrong(true);
    else onPrice(price);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        autoFocus
        inputMode="text"
        placeholder="Rp 35.000"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
        className={classNames(inputClass, 'max-w-40')}
      />
      <Button kind="secondary" onClick={save}>
        Simpan harga
      </Button>
      {isWrong && <p className="text-sm text-bad-ink">Harga tidak terbaca. Contoh: 35000 atau 35rb.</p>}
    </div>
  );
}
