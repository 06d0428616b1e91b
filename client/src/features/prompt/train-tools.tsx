import { FlaskConical, GitCompareArrows, History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.js';
import type { TrainForm } from './use-train-form.js';
import { part } from '../../ui/layout/part.js';

const TryOutOver = part(() => import('./train-try-out.js'), 'TryOutOver');
const VersionsDialog = part(() => import('./versions-dialog.js'), 'VersionsDialog');
const CompareDialog = part(() => import('../tryout/compare-dialog.js'), 'CompareDialog');

export type Tool = 'try' | 'versions' | 'compare';

type ToolsProps = {
  train: TrainForm;
  /** True when the try-out is already shown beside the form. */
  isWide: boolean;
  onOpen: (tool: Tool) => void;
};

/** Tools for the training texts: try them, compare their effect, restore earlier versions. */
export function TrainTools({ train, isWide, onOpen }: ToolsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {!isWide && (
        <Button kind="secondary" icon={<FlaskConical aria-hidden size={18} />} className="px-3! text-sm" onClick={() => onOpen('try')}>
          Coba bot
        </Button>
      )}
      {train.unsaved && (
        <Button kind="secondary" icon={<GitCompareArrows aria-hidden size={18} />} className="text-sm" onClick={() => onOpen('compare')}>
          Apa yang berubah
        </Button>
      )}
      <Button kind="ghost" className="px-3! text-sm xl:-ms-3" icon={<History aria-hidden size={18} />} onClick={() => onOpen('versions')}>
        Versi sebelumnya
      </Button>
    </div>
  );
}

/** Dialogs of the tools. Rendered outside the form: a submit inside one of them would also submit the form. */
export function ToolWindows({ train, open, onClose }: { train: TrainForm; open: Tool | null; onClose: () => void }) {
  // compares the text as it was when the dialog opened
  const [compared] = useState(train.unsaved);
  return (
    <Suspense>
      {open === 'try' && <TryOutOver typed={train.unsaved} onClose={onClose} />}
      {open === 'versions' && <VersionsDialog form={train.form} onClose={onClose} />}
      {open === 'compare' && compared && <CompareDialog prompts={compared} onClose={onClose} />}
    </Suspense>
  );
}
