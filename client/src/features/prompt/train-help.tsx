import { Check, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { completenessOf, furtherHeadings, topics, withHeading } from './completeness.rules.js';
import { templates, type Template } from './templates.js';

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors hover:bg-sunken disabled:cursor-default';

type TrainHelpProps = {
  prompt: string;
  products: string;
  /** Puts a new text into the field. `caret`: position to continue writing, or null. */
  onWrite: (text: string, caret: number | null) => void;
};

/** Writing aids: templates, missing topics, and headings to add. */
export function TrainHelp({ prompt, products, onWrite }: TrainHelpProps) {
  const { told, missing, blanks } = completenessOf(prompt, products);
  const [isOpen, setOpen] = useState(false);
  const write = (heading: string) => {
    const { text, caret } = withHeading(prompt, heading);
    onWrite(text, caret);
  };
  return (
    <div className="flex flex-col gap-4">
      {prompt.trim() === '' ? (
        <Templates prompt={prompt} onWrite={onWrite} />
      ) : (
        <div className="flex flex-col gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-brand-ink"
          >
            Mulai dari contoh <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
          </button>
          {isOpen && <Templates prompt={prompt} onWrite={onWrite} />}
        </div>
      )}
      <div className="flex flex-col gap-2">
        <div className="flex items-center gap-3">
          <div
            role="meter"
            aria-label="Kelengkapan tulisan"
            aria-valuemin={0}
            aria-valuemax={topics.length}
            aria-valuenow={told.length}
            aria-valuetext={`${told.length} dari ${topics.length}`}
            className="h-2 flex-1 overflow-hidden rounded-full bg-sunken"
          >
            <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${(told.length / topics.length) * 100}%` }} />
          </div>
          <span className="text-sm font-semibold tabular-nums">
            {told.length} dari {topics.length}
          </span>
        </div>
        <p className="text-sm text-soft">
          {missing.length === 0
            ? 'Hal yang paling sering ditanyakan sudah lengkap.'
            : `Belum tertulis: ${missing.map(({ lacks }) => lacks).join(', ')}. Ketuk judulnya untuk menulis.`}
          {blanks > 0 && ` Masih ada ${blanks} bagian dalam [kurung siku] yang perlu Anda isi.`}
        </p>
        <div role="group" aria-label="Judul untuk ditulis" className="flex flex-wrap gap-2">
          {topics.map((topic) =>
            told.includes(topic) ? (
              <span key={topic.heading} className={`${chip} text-soft hover:bg-card`}>
                <Check aria-hidden size={16} /> {topic.heading}
                <span className="sr-only"> sudah tertulis</span>
              </span>
            ) : (
              <button
                key={topic.heading}
                type="button"
                onClick={() => write(topic.heading)}
                className={`${chip} border-warn text-warn-ink`}
              >
                <Plus aria-hidden size={16} /> {topic.heading}
              </button>
            ),
          )}
          {furtherHeadings.map((heading) => (
            <button key={heading} type="button" onClick={() => write(heading)} className={`${chip} text-soft`}>
              <Plus aria-hidden size={16} /> {heading}
            </button>
          ))}
        </div>
      </div>
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
