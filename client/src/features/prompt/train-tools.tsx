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
  /** The try-out stands beside the form already. */
  isWide: boolean;
  onOpen: (tool: Tool) => void;
};

/** What an owner does with the texts besides writing them: try them, see what they change, go back to earlier ones. */
export function TrainTools({ train, isWide, onOpen }: ToolsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {!isWide && (
        <Button kind="secondary" icon={<FlaskConical aria-hidden size={18} />} className="text-sm" onClick={() => onOpen('try')}>
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

/** Their windows. They stand outside the form: what is sent in one of them would send the form too. */
export function ToolWindows({ train, open, onClose }: { train: TrainForm; open: Tool | null; onClose: () => void }) {
  // while it is open it compares what was typed when it was opened
  const [compared] = useState(train.unsaved);
  return (
    <Suspense>
      {open === 'try' && <TryOutOver typed={train.unsaved} onClose={onClose} />}
      {open === 'versions' && (
        <VersionsDialog
          onClose={onClose}
          onRestore={({ prompt, secondary_prompt }) => {
            train.form.setValue('prompt', prompt);
            train.form.setValue('secondary_prompt', secondary_prompt);
            onClose();
          }}
        />
      )}
      {open === 'compare' && compared && <CompareDialog prompts={compared} onClose={onClose} />}
    </Suspense>
  );
}
