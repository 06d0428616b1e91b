import { helperMark, helperVersion, type FromHelper } from '#contracts/values/passkey-helper';
import { readFromPanel, type HelperMessage } from './messages.rules.js';

/**
 * Script of the helper in the panel's own page. It announces the helper and forwards attempts of the
 * logged-in owner. It accepts messages from this page only.
 */

const wakeEveryMs = 15_000;
/** Maximum wait for WhatsApp's page to load. */
const wakeForMs = 120_000;

const marked = globalThis as { passkeyHelper?: boolean };

type Saying = FromHelper extends infer One ? (One extends FromHelper ? Omit<One, 'mark' | 'to'> : never) : never;

function say(words: Saying): void {
  window.postMessage({ mark: helperMark, to: 'panel', ...words }, location.origin);
}

function send(message: HelperMessage): Promise<unknown> {
  return chrome.runtime.sendMessage(message);
}

function keepAwake(): void {
  const timer = setInterval(() => void send({ kind: 'waiting' }).catch(() => clearInterval(timer)), wakeEveryMs);
  setTimeout(() => clearInterval(timer), wakeForMs);
}

async function begin(attempt: Parameters<typeof passOn>[0]): Promise<void> {
  const isStarted = await passOn(attempt).catch(() => false);
  if (!isStarted) return say({ kind: 'ended', why: 'not-started' });
  keepAwake();
  say({ kind: 'opened' });
}

async function passOn(attempt: Extract<HelperMessage, { kind: 'start' }>['attempt']): Promise<boolean> {
  const answer = (await send({ kind: 'start', attempt })) as { isStarted?: boolean } | null;
  return answer?.isStarted === true;
}

function listen(): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window || event.origin !== location.origin) return;
    const heard = readFromPanel(event.data);
    if (heard?.kind === 'hello') say({ kind: 'here', version: helperVersion });
    else if (heard?.kind === 'start') void begin(heard.attempt);
  });
  chrome.runtime.onMessage.addListener((message, sender) => {
    const { why } = (message ?? {}) as { why?: unknown };
    if (sender.id === chrome.runtime.id && typeof why === 'string') say({ kind: 'ended', why });
    return undefined;
  });
  say({ kind: 'here', version: helperVersion });
}

// this script can be injected twice: by its registration and by the background script
if (!marked.passkeyHelper) {
  marked.passkeyHelper = true;
  listen();
}
