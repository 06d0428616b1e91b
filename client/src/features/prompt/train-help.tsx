import { ChevronDown, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../ui/theme/class-names.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { completenessOf, furtherHeadings, topics, withHeading } from './completeness.rules.js';
import { templates, type Template } from './templates.js';

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors hover:bg-sunken disabled:cursor-default';

/** Maximum number of missing headings that are offered at once. The others are below the examples. */
const wantedAtFirst = 2;

type TrainHelpProps = {
  prompt: string;
  products: string;
  /** Puts a new text into the field. `caret`: position to continue writing, or null. */
  onWrite: (text: string, caret: number | null) => void;
};

/** Writing aids: the missing parts of the text, its headings, and examples to start with. */
export function TrainHelp({ prompt, products, onWrite }: TrainHelpProps) {
  const isEmpty = prompt.trim() === '';
  const { told, missing, blanks } = completenessOf(prompt, products);
  const write = (heading: string) => {
    const { text, caret } = withHeading(prompt, heading);
    onWrite(text, caret);
  };
  const lacking = missing.map(({ heading }) => heading);
  const wanted = isEmpty ? [] : lacking.slice(0, wantedAtFirst);
  const others = [...lacking.filter((heading) => !wanted.includes(heading)), ...furtherHeadings];
  return (
    <div className="flex flex-col gap-3">
      {isEmpty ? (
        <Templates prompt={prompt} onWrite={onWrite} />
      ) : (
        <>
          <Completeness told={told.length} missing={missing.map(({ lacks }) => lacks)} blanks={blanks} />
          {wanted.length > 0 && <Headings label="Judul untuk ditulis" headings={wanted} onChoose={write} isWanted />}
        </>
      )}
      <More title={isEmpty ? 'Tulis sendiri per judul' : 'Contoh dan judul lain'}>
        {!isEmpty && <Templates prompt={prompt} onWrite={onWrite} />}
        <Headings label="Judul lain" headings={others} onChoose={write} />
      </More>
    </div>
  );
}

/** How many of the usual topics the text covers, and which are missing. */
function Completeness({ told, missing, blanks }: { told: number; missing: readonly string[]; blanks: number }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <div
          role="meter"
          aria-label="Kelengkapan tulisan"
          aria-valuemin={0}
          aria-valuemax={topics.length}
          aria-valuenow={told}
          aria-valuetext={`${told} dari ${topics.length}`}
          className="h-2 flex-1 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${(told / topics.length) * 100}%` }} />
        </div>
        <span className="text-sm font-semibold tabular-nums">
          {told} dari {topics.length}
        </span>
      </div>
      <p className="text-sm text-soft">
        {missing.length === 0
          ? 'Hal yang paling sering ditanyakan sudah lengkap.'
          : `Belum tertulis: ${missing.join(', ')}. Ketuk judulnya untuk menulis.`}
        {blanks > 0 && ` Masih ada ${blanks} bagian dalam [kurung siku] yang perlu Anda isi.`}
      </p>
    </div>
  );
}

type HeadingsProps = { label: string; headings: readonly string[]; onChoose: (heading: string) => void; isWanted?: boolean };

function Headings({ label, headings, onChoose, isWanted }: HeadingsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {headings.map((heading) => (
        <button
          key={heading}
          type="button"
          onClick={() => onChoose(heading)}
          className={classNames(chip, isWanted ? 'border-warn text-warn-ink' : 'text-soft')}
        >
          <Plus aria-hidden size={16} /> {heading}
        </button>
      ))}
    </div>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-brand-ink"
      >
        {title} <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen && children}
    </div>
  );
}

function Templates({ prompt, onWrite }: Pick<TrainHelpProps, 'prompt' | 'onWrite'>) {
  const [asked, setAsked] = useState<Template | null>(null);
  return (
    <div role="group" aria-label="Contoh tulisan" className="flex flex-col gap-2">
      <p className="text-sm text-soft">Pilih yang paling mirip dengan usaha Anda, lalu isi bagian dalam [kurung siku].</p>
      <div className="flex flex-wrap gap-2">
        {templates.map((one) => (
          <button
            key={one.name}
            type="button"
            onClick={() => (prompt.trim() === '' ? onWrite(one.text, null) : setAsked(one))}
            className={`${chip} border-edge/60`}
          >
            {one.name}
          </button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Ganti dengan contoh?"
        confirmLabel="Ganti"
        onConfirm={() => {
          if (asked) onWrite(asked.text, null);
          setAsked(null);
        }}
      >
        Tulisan di Prompt Utama diganti dengan contoh {asked?.name}. Yang sudah tersimpan tetap ada sampai Anda menyimpan.
      </ConfirmDialog>
    </div>
  );
}
