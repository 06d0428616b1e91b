import { call, clock, element, emptyState, gathered } from './api.js';

const keptRequests = 40;

/** The bot's requests to the language model, with the answers. */
export function startModel(ready, { onCount }) {
  const root = document.querySelector('#model');
  const list = element('div', { className: 'scroll' });
  root.append(element('header', {}, element('h2', { textContent: 'Permintaan ke model AI' })), list);

  let shown = [];

  async function load() {
    if (!ready.llm)
      return void list.replaceChildren(element('p', { className: 'empty', textContent: 'Model AI pengganti tidak dijalankan.' }));
    // requests are long, so only new ones are fetched
    const { requests, newestSeq } = await call('GET', `/llm/requests?after=${shown[0]?.seq ?? 0}`);
    const restarted = newestSeq < (shown[0]?.seq ?? 0);
    shown = [...requests.toReversed(), ...(restarted ? [] : shown)].slice(0, keptRequests);
    onCount(shown.length);
    if (requests.length > 0 && shown.length > requests.length) {
      list.prepend(...requests.toReversed().map(requestItem));
      while (list.childElementCount > keptRequests) list.lastElementChild.remove();
      return;
    }
    if (requests.length > 0) list.replaceChildren(...shown.map(requestItem));
    else if (shown.length === 0) list.replaceChildren(empty());
  }
  return { reload: gathered(() => void load().catch(() => undefined), 300) };
}

function empty() {
  return emptyState('Belum ada permintaan', 'Begitu bot menjawab, isi permintaannya terlihat di sini.');
}

/** The text of an answer in any dialect. */
function toldOf(answer) {
  const said = answer?.choices?.[0]?.message;
  if (typeof said?.content === 'string') return said.content;
  const calls = said?.tool_calls?.filter?.((one) => one?.function);
  if (calls?.length > 0) return calls.map(({ function: one }) => `→ ${one.name}(${one.arguments})`).join('\n');
  return typeof answer?.error === 'string' ? answer.error : typeof answer === 'string' ? answer : JSON.stringify(answer ?? '');
}

function requestItem({ at, status, tookMs, fault, request, answer }) {
  const last = request?.messages?.findLast?.(({ role }) => role === 'user');
  const asked =
    typeof last?.content === 'string' ? last.content : (last?.content ?? []).map((part) => part.text ?? `[${part.type}]`).join(' ');
  const told = toldOf(answer);
  const raw = element('details', { className: 'more' }, element('summary', { textContent: 'Permintaan lengkap' }));
  raw.addEventListener(
    'toggle',
    () =>
      raw.children.length === 1 &&
      raw.append(
        element('pre', {
          textContent: JSON.stringify(
            request,
            (_key, value) => (typeof value === 'string' && value.startsWith('data:') ? `${value.slice(0, 60)}…` : value),
            2,
          ),
        }),
      ),
  );
  return element(
    'article',
    { className: 'item' },
    element(
      'div',
      { className: 'row' },
      element('span', { className: `badge ${status === 200 ? 'good' : 'bad'}`, textContent: status || 'putus' }),
      fault && element('span', { className: 'badge warn', textContent: fault }),
      element('span', { className: 'grow soft', textContent: `${request?.model ?? ''} · ${tookMs} ms` }),
      element('span', { className: 'soft', textContent: clock(at) }),
    ),
    element('div', { style: 'margin-top:6px; white-space:pre-wrap', textContent: asked.slice(0, 300) }),
    element('pre', { textContent: told.slice(0, 600) }),
    raw,
  );
}
