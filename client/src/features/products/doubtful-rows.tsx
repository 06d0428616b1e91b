import { useState } from 'react';
import type { DoubtfulRow, ImportPreview } from '#contracts/http/bot/product-imports';
import { editableRupiah, formatRupiah } from '#contracts/values/selling/money';
import type { RowAnswer } from '#contracts/values/selling/import-answers';
import { Button } from '../../ui/forms/button.js';
import { inputClass } from '../../ui/forms/field.js';
import { classNames } from '../../ui/theme/class-names.js';
import type { ImportSession } from './import-session.js';
import { smallPriceWords, typedPrice } from './prices/typed-price.rules.js';

type Props = {
  session: Pick<ImportSession, 'answers' | 'written'> & { readonly shown: Pick<ImportPreview, 'doubtful' | 'doubtfulTotal'> };
  onAnswer: (row: number, answer: RowAnswer | null) => void;
  /** Receives the text while the owner types another price. Null when the owner has finished. */
  onWrite: (row: number, text: string | null) => void;
};

/** Rows with a suspicious price. Each can be kept, skipped, or given another price. */
export function DoubtfulRows({ session: { shown, answers, written }, onAnswer, onWrite }: Props) {
  const { doubtful, doubtfulTotal } = shown;
  if (doubtful.length === 0) return null;
  return (
    <section aria-label="Baris yang perlu dipastikan" className="rounded-md border border-warn/50 p-3">
      <p className="mb-2 font-semibold">{doubtfulTotal} baris perlu Anda pastikan</p>
      <ul className="flex flex-col divide-y text-sm sm:max-h-96 sm:overflow-y-auto">
        {doubtful.map((one) => (
          <Row
            key={one.row}
            one={one}
            answer={answers.get(one.row) ?? null}
            text={written.get(one.row) ?? null}
            onAnswer={(answer) => onAnswer(one.row, answer)}
            onWrite={(text) => onWrite(one.row, text)}
          />
        ))}
        {doubtfulTotal > doubtful.length && <li className="py-2">dan {doubtfulTotal - doubtful.length} baris lagi.</li>}
      </ul>
    </section>
  );
}

type RowProps = {
  one: DoubtfulRow;
  answer: RowAnswer | null;
  /** The text that the owner has typed so far as another price. Null while the owner types none. */
  text: string | null;
  onAnswer: (answer: RowAnswer | null) => void;
  onWrite: (text: string | null) => void;
};

function Row({ one, answer, text, onAnswer, onWrite }: RowProps) {
  const { place, name, reason, priceIdr, kinds, otherwise, takesPrice, canKeep } = one;
  // The field takes the focus only after the owner has opened it. When the window opens again with the field already
  // shown, an early focus would prevent the window from recording the element to which it returns the focus.
  const [takesFocus, setTakesFocus] = useState(false);
  const done = answer ?? (otherwise === 'ask' ? null : otherwise);
  const write = () => {
    setTakesFocus(true);
    onWrite(typeof answer === 'number' ? editableRupiah(answer) : '');
  };
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
      {text !== null ? (
        <PriceField
          label={`Harga ${name || place}`}
          text={text}
          takesFocus={takesFocus}
          onType={onWrite}
          onPrice={(price) => {
            onWrite(null);
            onAnswer(price);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          {canKeep && (
            <Choice isOn={done === 'keep'} onClick={() => toggle('keep')}>
              {kinds > 0 ? `Pakai ${kinds} varian` : priceIdr === null ? 'Pakai tanpa harga' : `Pakai ${formatRupiah(priceIdr)}`}
            </Choice>
          )}
          {takesPrice && (
            <Choice isOn={typeof done === 'number'} onClick={write}>
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

type PriceFieldProps = {
  label: string;
  text: string;
  takesFocus: boolean;
  onType: (text: string) => void;
  onPrice: (priceIdr: number) => void;
};

function PriceField({ label, text, takesFocus, onType, onPrice }: PriceFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  function save() {
    const price = typedPrice(text);
    if (price.kind === 'none' || price.kind === 'unread') return setProblem('Harga tidak terbaca. Contoh: 35000 atau 35rb.');
    if (price.kind === 'usual' || asked === text) return onPrice(price.priceIdr);
    setAsked(text);
    setProblem(`${smallPriceWords(price.priceIdr)} Kalau sudah benar, tekan Simpan harga lagi.`);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        autoFocus={takesFocus}
        inputMode="text"
        placeholder={'Rp\u00a035.000'}
        value={text}
        onChange={(event) => {
          setProblem(null);
          onType(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && save()}
        className={classNames(inputClass, 'max-w-40')}
      />
      <Button kind="secondary" onClick={save}>
        Simpan harga
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
