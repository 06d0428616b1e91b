import { useQuery } from '@tanstack/react-query';
import { chat, type ContactView } from '#contracts/http/chat';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Banner } from '../../ui/feedback/banner.js';
import { BannerHelp } from '../../ui/layout/help-link.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { formatMoment } from '../../ui/data/format-time.js';
import { Loading } from '../../ui/feedback/spinner.js';

/** What each answer of the bot was made of: tools with their results, and its cost. */
export function StoryDialog({
  contact,
  open,
  onOpenChange,
}: {
  contact: ContactView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Mengapa bot menjawab begini?"
      description="Yang dibaca dan dipakai bot untuk setiap balasan, terbaru di atas."
    >
      <Stories contact={contact} />
    </Dialog>
  );
}

function Stories({ contact }: { contact: ContactView }) {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.story(contact.conversationId),
    queryFn: ({ signal }) => call(chat.story, { params: { phoneNumber: contact.phoneNumber }, signal }),
    staleTime: 0,
  });
  if (isPending) return <Loading />;
  if (!data)
    return (
      <Banner tone="bad" action={<BannerHelp />}>
        Gagal memuat riwayat balasan. Coba lagi.
      </Banner>
    );
  if (data.length === 0) return <p className="text-soft">Bot belum pernah membalas di percakapan ini.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {data.map((story) => (
        <li key={`${story.turn}:${story.at}`} className="rounded-md border p-3 text-sm">
          <p className="font-semibold">{formatMoment(new Date(story.at))}</p>
          <p className="text-soft">
            {(story.tookMs / 1_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} detik ·{' '}
            {(story.promptTokens + story.completionTokens).toLocaleString('id-ID')} token · {story.model}
          </p>
          {story.tools.length === 0 ? (
            <p className="mt-1">Dijawab dari prompt Anda, tanpa alat tambahan.</p>
          ) : (
            <ul className="mt-2 flex flex-col gap-2">
              {story.tools.map((tool, index) => (
                <li key={index} className="rounded-sm bg-sunken p-2">
                  <p className="font-mono text-xs font-semibold break-words">
                    {tool.name} {tool.arguments}
                  </p>
                  <p className="mt-1 break-words whitespace-pre-wrap">{tool.result}</p>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
