import { helperVersion } from '#contracts/values/passkey-helper';
import { askPasskey } from './ask-passkey.js';
import {
  grantedPanel,
  panelPatterns,
  readAttempt,
  whatsappPage,
  type Brought,
  type HelperMessage,
  type HelperOrder,
  type HelperOutcome,
} from './messages.rules.js';

/**
 * Background script of the helper. Only this script opens WhatsApp's page, starts the passkey request in that page,
 * and sends the result to the panel. It acts only when the owner starts an attempt on a panel that the owner has
 * granted before. It keeps an attempt only while the attempt runs, and stores nothing.
 */

const panelScript = 'panel-page';
/** Orders whose WhatsApp page is still loading, by tab id. */
const opening = new Map<number, HelperOrder>();

const granted = async (): Promise<string[]> => (await chrome.permissions.getAll()).origins ?? [];

/** Registers the panel script on granted panels, and nowhere else. */
async function attachToPanels(): Promise<void> {
  const matches = panelPatterns(await granted());
  const known = await chrome.scripting.getRegisteredContentScripts();
  if (known.some(({ id }) => id === panelScript)) await chrome.scripting.unregisterContentScripts({ ids: [panelScript] });
  if (matches.length === 0) return;
  const js = [`${panelScript}.js`];
  await chrome.scripting.registerContentScripts([{ id: panelScript, matches, js, runAt: 'document_idle' }]);
  for (const { id } of await chrome.tabs.query({ url: matches }))
    if (id !== undefined) await chrome.scripting.executeScript({ target: { tabId: id, frameIds: [0] }, files: js }).catch(() => undefined);
}

for (const event of [chrome.runtime.onInstalled, chrome.runtime.onStartup, chrome.permissions.onAdded, chrome.permissions.onRemoved])
  event.addListener(() => void attachToPanels().catch(() => undefined));

chrome.runtime.onMessage.addListener((message, sender, reply) => {
  if (sender.id !== chrome.runtime.id || sender.frameId !== 0 || sender.tab?.id === undefined) return undefined;
  void handle(message as HelperMessage, sender, sender.tab.id).then(reply, () => reply(null));
  return true;
});

async function handle(message: HelperMessage, sender: Sender, tabId: number): Promise<unknown> {
  switch (message.kind) {
    case 'start':
      return { isStarted: await start(message.attempt, sender, tabId) };
    case 'agreed':
      return isWhatsapp(sender) ? carryOut(message.order, tabId) : null;
    case 'refused':
      return isWhatsapp(sender) ? finish(message.order, tabId, 'NotAllowedError') : null;
    case 'waiting':
      return null;
  }
}

function isWhatsapp({ url }: Sender): boolean {
  return url?.startsWith(whatsappPage) === true;
}

async function start(given: unknown, { url }: Sender, panelTab: number): Promise<boolean> {
  const attempt = readAttempt(given, Date.now());
  const panel = grantedPanel(url, await granted());
  if (!attempt || panel === null) return false;
  const { id } = await chrome.tabs.create({ url: whatsappPage });
  if (id === undefined) return false;
  opening.set(id, { attempt, panel, panelTab });
  arrived(id, await chrome.tabs.get(id));
  return true;
}

chrome.tabs.onUpdated.addListener((tabId, _change, tab) => arrived(tabId, tab));

/**
 * Injects the confirmation once WhatsApp's page has loaded. Ignores the blank page that the tab shows first, and
 * pages to which WhatsApp redirects.
 */
function arrived(tabId: number, { status, url }: Tab): void {
  const order = opening.get(tabId);
  if (!order || status !== 'complete' || url?.startsWith(whatsappPage) !== true) return;
  opening.delete(tabId);
  void chrome.scripting
    .executeScript({ target: { tabId, frameIds: [0] }, files: ['whatsapp-page.js'] })
    .then(() => chrome.tabs.sendMessage(tabId, order))
    .catch(() => tell(order, 'unreachable'));
}

/** After the owner has agreed: runs the request in the page's main world, where password managers answer too. */
async function carryOut(order: HelperOrder, tabId: number): Promise<HelperOutcome> {
  const leftMs = Date.parse(order.attempt.until) - Date.now();
  // the tab may have been open for hours, and the panel's permission revoked since
  if (leftMs <= 0 || !readAttempt(order.attempt, Date.now())) return finish(order, tabId, 'too-late');
  if (grantedPanel(order.panel, await granted()) === null) return finish(order, tabId, 'unreachable');
  const target = { tabId, frameIds: [0] };
  const [frame] = await chrome.scripting.executeScript({ target, world: 'MAIN', func: askPasskey, args: [order.attempt.options, leftMs] });
  const asked = frame?.result;
  if (!asked || 'failure' in asked) return finish(order, tabId, asked?.failure ?? 'UnknownError');
  const { token } = order.attempt;
  return finish(order, tabId, await bring(order.panel, { token, helper: helperVersion, assertion: asked.assertion }));
}

/** @returns null when the panel accepted the request, otherwise the reason of the failure */
async function bring(panel: string, body: Brought): Promise<string | null> {
  try {
    const response = await fetch(`${panel}/api/bot/passkey/answer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify(body),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: unknown };
    return typeof error === 'string' ? error : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Returns the owner to the panel, which learns the result from its server. */
async function finish(order: HelperOrder, tabId: number, why: string | null): Promise<HelperOutcome> {
  await tell(order, why);
  if (why === null) {
    await chrome.tabs.update(order.panelTab, { active: true }).catch(() => undefined);
    await chrome.tabs.remove(tabId).catch(() => undefined);
  }
  return { why };
}

async function tell({ panelTab }: HelperOrder, why: string | null): Promise<void> {
  if (why !== null) await chrome.tabs.sendMessage(panelTab, { why }).catch(() => undefined);
}
