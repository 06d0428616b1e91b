import { Download, ListChecks } from 'lucide-react';
import { Button } from '../../ui/forms/button.js';
import { download } from './download.js';

/** Actions for the whole list. @param onChoose missing for people who may not change products */
export function ProductTools({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className="flex flex-wrap max-sm:-ms-2 sm:-me-3">
      {onChoose && (
        <Button kind="ghost" className="px-2! text-sm sm:px-3!" icon={<ListChecks aria-hidden size={18} />} onClick={onChoose}>
          Pilih
        </Button>
      )}
      <Button
        kind="ghost"
        className="px-2! text-sm sm:px-3!"
        icon={<Download aria-hidden size={18} />}
        onClick={() => void download('exportAll', 'xlsx')}
      >
        Unduh Excel
      </Button>
      <Button
        kind="ghost"
        className="px-2! text-sm sm:px-3!"
        icon={<Download aria-hidden size={18} />}
        onClick={() => void download('exportAll', 'csv')}
      >
        Unduh CSV
      </Button>
    </div>
  );
}
