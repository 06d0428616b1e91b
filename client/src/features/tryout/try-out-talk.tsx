import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { ChatBubble, TypingBubble, WhyButton } from '../../ui/data/chat-bubble.js';
import { RichText } from '../../ui/data/rich-text.js';
import { StoredPhoto } from '../photos/stored-photo.js';
import type { TryLine } from './use-try-out.js';

/**
 * Caption of a photo. For the bot, a photo is text (`[Foto] …`). The panel shows the photo itself, so it displays
 * only the caption.
 */
function captionOf(body: string): string {
  return body.replace(/^\[Foto\]\s*/, '');
}

type TryOutTalkProps = {
  lines: readonly TryLine[];
  thinking: boolean;
  onExplain: (trace: ReplyTrace) => void;
};

/** The lines of the conversation. A newly opened screen has none and does not wait for this code. */
export function TryOutTalk({ lines, thinking, onExplain }: TryOutTalkProps) {
  return (
    <>
      {lines.map(({ role, body, photoId, trace }, index) => (
        <ChatBubble
          key={index}
          voice={role === 'lead' ? 'lead' : 'bot'}
          author={role === 'lead' ? 'Leads' : 'Bot'}
          time=""
          {...(trace && { aside: <WhyButton onPress={() => onExplain(trace)} /> })}
          media={photoId && <StoredPhoto id={photoId} alt={captionOf(body)} className="max-h-64 rounded-md" />}
        >
          <RichText>{photoId ? captionOf(body) : body}</RichText>
        </ChatBubble>
      ))}
      {thinking && <TypingBubble side="right" words="Bot sedang menyusun jawaban…" />}
    </>
  );
}
