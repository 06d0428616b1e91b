import { MessageCircleOff } from 'lucide-react';
import { Button } from '../../../ui/forms/button.js';
import { ChatBubble, SystemLine, type Voice, WhyButton } from '../../../ui/data/chat-bubble.js';
import { RichText } from '../../../ui/data/rich-text.js';
import { formatClock, formatDayHeading } from '../../../ui/data/format-time.js';
import { authorOf } from '../chat.rules.js';
import { MessageMedia } from './message-media.js';
import type { Outgoing, ThreadRow } from './thread.rules.js';
import type { MessageView, QuoteView } from '#contracts/http/chat/chat';
import { unsentWords } from '#contracts/values/unsent-words';
import type { MessageOrigin } from '#contracts/values/statuses';

type MessageRowProps = {
  row: ThreadRow;
  now: Date;
  /** Why the message has no answer. Null when it has one or needs none. */
  missing?: string | null;
  onRetry: (one: Outgoing) => void;
  onDiscard: (one: Outgoing) => void;
  onExplain: (messageId: string) => void;
  /** -1 excludes the row from the Tab order; it is reached with the arrow keys. */
  tabIndex?: 0 | -1;
};

/** Text for message kinds without a text of their own. */
const wordless: Partial<Record<MessageView['kind'], string>> = {
  location: '📍 Lokasi',
  contact: '👤 Kontak',
  order: '🛒 Pesanan',
  call: '📞 Panggilan tak terjawab',
  deleted: '🚫 Pesan ini telah dihapus.',
  unreadable: 'Pesan ini tidak dapat dibaca. Buka di HP Anda.',
  other: 'Pesan ini hanya dapat dilihat di HP Anda.',
};

/** Text for a quoted attachment. */
const attached: Partial<Record<MessageView['kind'], string>> = {
  image: 'Foto',
  voice: 'Pesan suara',
  audio: 'Audio',
  video: 'Video',
  document: 'Dokumen',
  sticker: 'Stiker',
};

function wordsOf({ body, kind }: QuoteView): string {
  return [attached[kind], body || wordless[kind]].filter(Boolean).join(' · ');
}

function voiceOf({ fromMe, sender }: Pick<MessageView, 'fromMe' | 'sender'>): Voice {
  if (fromMe) return 'lead';
  return sender === 'owner' ? 'owner' : 'bot';
}

/** Source of an automatic message or a broadcast, which no person wrote in this chat. */
const origins: Readonly<Record<MessageOrigin, string>> = {
  app: 'pesan otomatis WhatsApp Business',
  'meta-ai': 'AI Meta',
  notice: 'pemberitahuan bisnis',
  broadcast: 'pesan siaran',
};

function noteOf({ cameFrom, editedAt, origin, reaction }: MessageView): { note?: string } {
  const notes = [origin && origins[origin], cameFrom, editedAt && 'diedit', reaction && `reaksi ${reaction}`].filter(Boolean);
  return notes.length > 0 ? { note: notes.join(' · ') } : {};
}

function quotedAuthor({ sender }: QuoteView): string {
  return sender === null ? 'Kutipan' : authorOf({ fromMe: sender === 'lead', sender });
}

function MissingReply({ children }: { children: string }) {
  return (
    <p className="mt-1.5 flex items-center gap-1.5 border-t pt-1.5 text-xs font-semibold text-warn-ink">
      <MessageCircleOff aria-hidden size={14} className="shrink-0" /> {children}
    </p>
  );
}

export function MessageRow({ row, now, missing, onRetry, onDiscard, onExplain, tabIndex }: MessageRowProps) {
  switch (row.kind) {
    case 'day':
      return (
        <div className="flex justify-center py-3">
          <span className="rounded-full border bg-card px-3 py-1 text-xs font-medium text-soft">{formatDayHeading(row.moment, now)}</span>
        </div>
      );
    case 'system':
      return <SystemLine>{row.words}</SystemLine>;
    case 'message': {
      const { message, moment } = row;
      return (
        <ChatBubble
          voice={voiceOf(message)}
          author={authorOf(message)}
          time={moment ? formatClock(moment) : ''}
          // a message that was withheld has not failed: the line below says why it was not sent
          {...(!message.fromMe && !message.unsent && { way: message.status })}
          {...(message.quoted && {
            quoted: { author: quotedAuthor(message.quoted), words: wordsOf(message.quoted), voice: message.quoted.sender },
          })}
          {...noteOf(message)}
          {...(message.sender === 'bot' &&
            !message.fromMe && { aside: <WhyButton tabIndex={tabIndex} onPress={() => onExplain(message.id)} /> })}
          media={(message.media || message.hasPreview) && <MessageMedia message={message} tabIndex={tabIndex} />}
          action={
            message.unsent ? <MissingReply>{unsentWords[message.unsent]}</MissingReply> : missing && <MissingReply>{missing}</MissingReply>
          }
        >
          {/* the button already shows the file's name */}
          {message.body === '' || message.body === message.media?.name ? (
            !message.media && (wordless[message.kind] ?? '')
          ) : (
            <RichText tabIndex={tabIndex}>{message.body}</RichText>
          )}
        </ChatBubble>
      );
    }
    case 'outgoing': {
      const { outgoing } = row;
      const failed = outgoing.state === 'failed';
      return (
        <ChatBubble
          voice="owner"
          author="Anda"
          time={formatClock(outgoing.at)}
          way={failed ? 'failed' : 'queued'}
          action={
            failed && (
              <div className="mt-2 flex justify-end gap-2">
                <Button kind="ghost" tabIndex={tabIndex} onClick={() => onDiscard(outgoing)}>
                  Hapus
                </Button>
                <Button kind="secondary" tabIndex={tabIndex} onClick={() => onRetry(outgoing)}>
                  Kirim lagi
                </Button>
              </div>
            )
          }
        >
          <RichText tabIndex={tabIndex}>{outgoing.body}</RichText>
        </ChatBubble>
      );
    }
  }
}
