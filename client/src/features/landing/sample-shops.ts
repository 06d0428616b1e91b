import { sampleLinesMax, sampleShops, type SampleShop } from '#contracts/values/sample-shops';
import { landingContent } from './landing-content.js';

type Line = { role: 'lead' | 'bot'; body: string };

const { shops, greeting, waiting, failed } = landingContent.tryOut;
const longestWaitMs = 45_000;

/** A chat bubble for one line. The page contains an empty template for each side. */
function bubbleOf(section: HTMLElement, { role, body }: Line): DocumentFragment {
  const { content } = section.querySelector<HTMLTemplateElement>(`[data-sample-bubble=${role}]`)!;
  const bubble = content.cloneNode(true) as DocumentFragment;
  bubble.querySelector('.whitespace-pre-wrap')!.textContent = body;
  return bubble;
}

/**
 * Sends the conversation to a sample shop. Returns the bubbles of the shop's bot, or a sentence that says why the bot
 * does not answer. Parses the response without the contract schemas, because they would be larger than this module.
 */
async function ask(shop: SampleShop, lines: readonly Line[]): Promise<string[] | string> {
  try {
    const response = await fetch(`/api/try-out/shops/${shop}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: lines.slice(-sampleLinesMax) }),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const answer = (await response.json()) as { bubbles?: unknown; error?: unknown };
    if (response.ok && Array.isArray(answer.bubbles)) return answer.bubbles.map(String);
    return typeof answer.error === 'string' ? answer.error : failed;
  } catch {
    return failed;
  }
}

/** Lets visitors chat with the fictional shops. The conversation is kept only in this page. */
export function startSampleShops(section: HTMLElement, signal: AbortSignal): void {
  const find = <Found extends HTMLElement>(mark: string) => section.querySelector<Found>(`[data-sample-${mark}]`)!;
  const [talk, form, state, questions] = [find('talk'), find<HTMLFormElement>('form'), find('state'), find('questions')];
  const field = form.elements.namedItem('pesan') as HTMLInputElement;
  const send = form.querySelector('button')!;
  let shop: SampleShop = sampleShops[0];
  let lines: Line[] = [];
  let busy = false;

  function add(line: Line): void {
    lines.push(line);
    talk.append(bubbleOf(section, line));
    talk.scrollTop = talk.scrollHeight;
  }

  function open(next: SampleShop): void {
    const { questions: offered } = shops.find(({ id }) => id === next)!;
    shop = next;
    lines = [];
    state.textContent = '';
    talk.replaceChildren(bubbleOf(section, { role: 'bot', body: greeting[next] }));
    const buttons = offered.map((question) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = question;
      button.className = 'min-h-11 rounded-md border bg-card px-3 text-start text-sm hover:bg-sunken';
      button.onclick = () => void say(question);
      return button;
    });
    questions.replaceChildren(...buttons);
  }

  async function say(body: string): Promise<void> {
    if (busy || body === '') return;
    const asked = shop;
    setBusy(true);
    add({ role: 'lead', body });
    const spoken = lines;
    const answer = await ask(asked, lines);
    setBusy(false);
    if (lines !== spoken || signal.aborted) return; // another shop was opened
    if (typeof answer === 'string') {
      // Lines without an answer stay in the conversation, so the next message sends them again.
      state.textContent = answer;
      return;
    }
    for (const bubble of answer) add({ role: 'bot', body: bubble });
  }

  function setBusy(next: boolean): void {
    busy = next;
    send.disabled = next;
    state.textContent = next ? waiting : '';
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const body = field.value.trim();
      if (busy || body === '') return;
      field.value = '';
      void say(body);
    },
    { signal },
  );
  section.addEventListener(
    'change',
    ({ target }) => {
      const chosen = sampleShops.find((id) => target instanceof HTMLInputElement && target.type === 'radio' && target.value === id);
      if (chosen) open(chosen);
    },
    { signal },
  );
  open(shop);
}
