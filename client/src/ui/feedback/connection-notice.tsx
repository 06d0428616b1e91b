import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Says that live updates are down and that polling replaces them. `children` replaces this text with another problem.
 */
export function ConnectionNotice({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-2 border-b border-warn/50 bg-warn-soft px-4 py-2 text-center text-sm font-medium text-warn-ink"
    >
      <WifiOff aria-hidden size={16} className="shrink-0" />
      {children ?? 'Koneksi langsung terputus. Data diperbarui setiap 3 detik.'}
    </div>
  );
}
