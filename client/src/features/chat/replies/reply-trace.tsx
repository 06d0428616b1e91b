import type { MessageReason } from '#contracts/http/chat/chat';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { factLabels } from '#contracts/values/people/contact-facts';
import { formatMoment } from '../../../ui/data/format-time.js';
import { Disclosure } from '../../../ui/layout/disclosure.js';
import { adviceFor, checkSentence, heldTitle, judgementSentence } from './held-answers.rules.js';
import { toolWords, traceFigures, whatWasRead } from './reply-trace.rules.js';

type Messages = MessageReason['messages'];

/** Text colour per author, matching the message bubbles. */
const voiceInk: Record<Messages[number]['sender'], string> = { lead: 'text-soft', bot: 'text-brand-ink', owner: 'text-warn-ink' };

/** How the bot produced an answer: the input that it read, the tools with their results, and the cost. */
export function ReplyTraceView({ trace, messages = [] }: { trace: ReplyTrace; messages?: Messages }) {
  const { read, tools, held = [], judged = [] } = trace;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {read && (
        <Disclosure title={`Membaca ${whatWasRead(read)}`}>
          <ReadView read={read} messages={messages} />
        </Disclosure>
      )}
      {held.map((one, index) => (
        <Disclosure key={index} title={heldTitle(one, held.length > 1 ? index + 1 : null)}>
          {one.text !== '' && <p className="break-words whitespace-pre-wrap">{one.text}</p>}
          {one.checks.map((check, at) => (
            <p key={at} className="mt-1 break-words text-warn-ink">
              {checkSentence(check)}
            </p>
          ))}
          <p className="mt-1 text-soft">{adviceFor(one)}</p>
        </Disclosure>
      ))}
      {judged.length > 0 && (
        <Disclosure title="Diperiksa lagi oleh AI">
          {judged.map((one, index) => (
            <div key={index} className="mt-1 break-words">
              <p>“{one.sentence}”</p>
              <p className="text-soft">{judgementSentence(one)}</p>
            </div>
          ))}
        </Disclosure>
      )}
      {tools.length === 0 ? (
        <p>Dijawab tanpa alat tambahan.</p>
      ) : (
        tools.map((tool, index) => {
          const { title, given } = toolWords(tool);
          return (
            <Disclosure key={index} title={title}>
              {given.map(([name, value]) => (
                <p key={name} className="break-words">
                  <span className="text-soft">{name}:</span> {value}
                </p>
              ))}
              <p className="mt-1 text-soft">Hasil:</p>
              <p className="break-words whitespace-pre-wrap">{tool.result}</p>
            </Disclosure>
          );
        })
      )}
      <Disclosure title="Rincian teknis">
        <p className="text-soft">{traceFigures(trace)}</p>
      </Disclosure>
    </div>
  );
}

function ReadView({ read, messages }: { read: NonNullable<ReplyTrace['read']>; messages: Messages }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">Prompt, daftar produk dan pengaturan Anda selalu ikut dibaca.</p>
      {read.summary !== '' && <Part title="Ringkasan chat lama">{read.summary}</Part>}
      {read.facts.length > 0 && (
        <Part title="Catatan pelanggan">
          {read.facts.map(({ kind, value }) => `${kind === null ? 'Catatan' : factLabels[kind]}: ${value}`).join('\n')}
        </Part>
      )}
      {messages.length > 0 && (
        <div>
          <p className="font-semibold">Pesan</p>
          <ol className="mt-1 flex max-h-72 flex-col gap-2 overflow-y-auto" tabIndex={0} aria-label="Pesan yang dibaca">
            {messages.map((message, index) => (
              <li key={index} className="break-words">
                <span className="text-xs text-soft">
                  <b className={voiceInk[message.sender]}>
                    {message.sender === 'lead' ? 'Leads' : message.sender === 'owner' ? 'Anda' : 'Bot'}
                  </b>{' '}
                  · {formatMoment(new Date(message.at))}
                </span>
                <br />
                {message.body}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="break-words whitespace-pre-wrap">{children}</p>
    </div>
  );
}
