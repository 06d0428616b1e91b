import { sampleQuestionMaxChars } from '#contracts/values/sample-shops';
import { ChatBubble } from '../../ui/data/chat-bubble.js';
import { buttonClass } from '../../ui/forms/button.js';
import { landingContent as content } from './landing-content.js';
import { Section } from './landing-parts.js';
import { trialLink } from './trial-link.js';

const chip =
  'inline-flex min-h-11 items-center rounded-full border bg-card px-4 text-sm font-semibold text-soft hover:text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2';

/**
 * Three fictional shops that any visitor may ask. This is only markup: `sample-shops.ts` adds the behaviour
 * when the server reports the shops as open. Until then the section is hidden.
 */
export function TryOut() {
  const { title, intro, shops, note } = content.tryOut;
  return (
    <Section id="coba" data-sample-shops hidden className="[[hidden]]:hidden" title={title} intro={intro}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col gap-4">
          <fieldset>
            <legend className="mb-2 font-bold">Pilih usahanya</legend>
            <div className="flex flex-wrap gap-2">
              {shops.map(({ id, name }, index) => (
                <label key={id} className={chip}>
                  <input type="radio" name="toko-contoh" value={id} defaultChecked={index === 0} className="sr-only" />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <div>
            <p className="mb-2 font-bold">Tanyakan, misalnya</p>
            <div data-sample-questions className="flex flex-col items-start gap-2" />
          </div>
          <p className="text-sm text-soft">{note}</p>
        </div>
        <div className="flex flex-col overflow-hidden rounded-card border bg-page">
          <div
            data-sample-talk
            role="log"
            aria-label="Chat uji coba"
            tabIndex={0}
            className="flex h-52 flex-col sm:h-80 overflow-y-auto bg-sunken py-3"
          />
          <form data-sample-form className="flex items-end gap-2 border-t bg-card p-3">
            <label className="min-w-0 flex-1">
              <span className="sr-only">Pesan Anda sebagai pelanggan</span>
              <input
                name="pesan"
                autoComplete="off"
                maxLength={sampleQuestionMaxChars}
                placeholder="Tulis seperti pelanggan Anda"
                className="min-h-11 w-full rounded-md border bg-page px-3 text-base"
              />
            </label>
            <button type="submit" className={buttonClass('primary')}>
              Kirim
            </button>
          </form>
          <p data-sample-state role="status" className="px-3 pb-3 text-sm text-soft empty:hidden" />
        </div>
      </div>
      <p className="mt-4 sm:mt-6">
        <a href={trialLink} className={buttonClass('primary')}>
          Coba gratis dengan usaha Anda
        </a>
      </p>
      <template data-sample-bubble="lead">
        <ChatBubble voice="lead" author="Anda, sebagai pelanggan" time="">
          …
        </ChatBubble>
      </template>
      <template data-sample-bubble="bot">
        <ChatBubble voice="bot" author="Bot" time="">
          …
        </ChatBubble>
      </template>
    </Section>
  );
}
