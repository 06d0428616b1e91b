import { Zap } from 'lucide-react';
import { Suspense, useState, type RefObject } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import type { QuickReply } from '#contracts/http/chat/quick-replies';
import { IconButton } from '../../../ui/forms/button.js';
import { useAttached, useAttachedBar } from '../attach/use-attached.js';
import { useIncomingFiles } from '../attach/use-incoming-files.js';
import { filledIn, withWords } from '../replies/quick-replies.rules.js';
import { fetchCode, part } from '../../../ui/layout/part.js';
import { useAnswering } from '../replies/use-answering.js';
import { useSlash } from '../replies/use-slash.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { Composer } from './composer.js';
import type { useComposer } from './use-thread.js';

const AttachButton = part(() => import('../attach/attach-button.js'), 'AttachButton');

const AttachedBar = part(() => import('../attach/attached-bar.js'), 'AttachedBar');

const OpenQuestion = part(() => import('../replies/open-questions.js'), 'OpenQuestion');

const QuickRepliesDialog = part(() => import('../replies/quick-replies-dialog.js'), 'QuickRepliesDialog');

const SlashList = part(() => import('../replies/slash-list.js'), 'SlashList');

type ThreadComposerProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  contact: ContactView;
  composer: ReturnType<typeof useComposer>;
  /** Called after each message, before it is delivered. */
  onSend: () => void;
};

/** The answer box of a thread: text, attachments and quick replies. */
export function ThreadComposer({ ref: field, contact, composer, onSend }: ThreadComposerProps) {
  const [quick, setQuick] = useState(false);
  const { files, add, remove } = useAttached(contact);
  const hasFiles = files.length > 0;
  const [onBar, sendAttached] = useAttachedBar(files);
  const isDraggedOver = useIncomingFiles(() => field.current, add);
  const answering = useAnswering(contact, composer.draft, composer.setDraft);
  // A text with files goes to the lead directly, so it is not an answer that the bot passes on.
  const isAnswer = answering.isAnswering && !hasFiles;
  const { filter, setActive, extra, close, list } = useSlash(composer.draft);
  const choose = (reply: QuickReply) => {
    const words = filledIn(reply.body, contact);
    if (reply.photoId)
      void fetchCode(() => import('../replies/reply-photo.js')).then(({ attachReplyPhoto }) => attachReplyPhoto(reply, add));
    const draft = filter === null ? withWords(composer.draft, words) : words;
    close(draft);
    composer.setDraft(draft);
  };
  useShortcuts({
    write: () => field.current?.focus(),
    quick: () => {
      if (composer.draft.trim() !== '') return setQuick(true);
      composer.setDraft('/');
      field.current?.focus();
    },
  });
  return (
    <>
      {isDraggedOver && (
        <p className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-card border-2 border-dashed border-brand bg-brand-soft/90 p-6 text-center text-lg font-bold text-brand-ink">
          Lepas di sini untuk melampirkan
        </p>
      )}
      <Suspense>{answering.bar && <OpenQuestion {...answering.bar} isAnswering={isAnswer} />}</Suspense>
      <Suspense>
        {hasFiles && (
          <AttachedBar
            ref={onBar}
            contact={contact}
            files={files}
            onRemove={remove}
            onSent={({ clientId }, caption) => {
              remove(clientId);
              if (caption !== null) composer.setDraft('', caption);
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {filter !== null && (
          <SlashList ref={list} filter={filter} contact={contact} onActive={setActive} onChoose={choose} onManage={() => setQuick(true)} />
        )}
      </Suspense>
      <Composer
        ref={field}
        draft={composer.draft}
        onChange={composer.setDraft}
        onSend={() => {
          if (hasFiles) sendAttached(composer.draft);
          else if (isAnswer) answering.send();
          else composer.send();
          onSend();
        }}
        hasMore={hasFiles}
        extra={extra}
        {...(hasFiles && { placeholder: 'Tambah keterangan…' })}
        {...(isAnswer && {
          name: 'Jawaban Anda',
          sendName: 'Jawab lewat bot',
          placeholder: 'Jawaban lewat bot…',
        })}
        leading={
          <div className="flex">
            <Suspense fallback={<span className="size-11" />}>
              <AttachButton onAttach={add} />
            </Suspense>
            <IconButton label="Balasan cepat" onClick={() => setQuick(true)}>
              <Zap aria-hidden size={20} />
            </IconButton>
          </div>
        }
      />
      <Suspense>
        {quick && (
          <QuickRepliesDialog
            onClose={() => setQuick(false)}
            onChoose={(reply) => {
              choose(reply);
              setQuick(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
