import { useQuery } from '@tanstack/react-query';
import { chat } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { BannerHelp } from '../../../ui/layout/help-link.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { ReplyTraceView } from './reply-trace.js';

type StoryProps = { messageId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Explains why the bot wrote this message: what it read and did, and the cost. */
export function StoryDialog({ messageId, open, onOpenChange }: StoryProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Mengapa bot menjawab begini?"
      description="Yang dibaca dan dipakai bot untuk balasan ini."
    >
      <Story messageId={messageId} />
    </Dialog>
  );
}

function Story({ messageId }: { messageId: string }) {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.story(messageId),
    queryFn: ({ signal }) => call(chat.reason, { params: { messageId }, signal }),
    staleTime: Infinity,
  });
  if (isPending) return <Loading />;
  if (!data)
    return (
      <Banner tone="bad" action={<BannerHelp />}>
        Gagal memuat penjelasan. Tutup lalu coba lagi.
      </Banner>
    );
  if (!data.story)
    return <p>Pesan ini dikirim otomatis, misalnya follow-up atau balasan panggilan, bukan jawaban untuk pesan pelanggan.</p>;
  return <ReplyTraceView trace={data.story} messages={data.messages} />;
}
