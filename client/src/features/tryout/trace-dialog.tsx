import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ReplyTraceView } from '../chat/replies/reply-trace.js';

type TraceProps = { trace: ReplyTrace; open: boolean; onOpenChange: (open: boolean) => void };

/** Explains an answer of the bot in the try-out. */
export function TraceDialog({ trace, open, onOpenChange }: TraceProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Mengapa bot menjawab begini?"
      description="Yang dibaca dan dipakai bot untuk balasan ini."
    >
      <ReplyTraceView trace={trace} />
    </Dialog>
  );
}
