import { call, element } from './api.js';
import { startCamera } from './camera.js';
import { Chat } from './chat.js';
import { startFaults } from './faults.js';
import { startMails } from './mails.js';
import { startModel } from './model.js';
import { startPayments } from './payments.js';
import { startPhones } from './phones.js';
import { startGuide } from './start.js';

const views = [
  ['phones', '☎', 'Telepon'],
  ['chat', '✉', 'Chat'],
  ['mails', '@', 'Email'],
  ['payments', 'Rp', 'Bayar'],
  ['model', '✦', 'AI'],
  ['faults', '⚡', 'Gangguan'],
];
const sides = ['mails', 'payments', 'model', 'faults'];

/** Shows one part of the page; on wide screens, phones and chat stay beside it. */
export function show(view) {
  document.body.dataset.view = view;
  const side = sides.includes(view) ? view : (sides.find((id) => !document.querySelector(`#${id}`).hidden) ?? 'mails');
  for (const id of sides) document.querySelector(`#${id}`).hidden = id !== side;
  for (const made of document.querySelectorAll('#bottom button')) made.ariaPressed = String(made.dataset.view === view);
  for (const made of document.querySelectorAll('#side-tabs button')) made.ariaPressed = String(made.dataset.view === side);
}

function navigation() {
  for (const [id, icon, label] of views) {
    const make = (content) => {
      const made = element(
        'button',
        { type: 'button', onclick: () => show(id) },
        content,
        element('span', { className: 'count', hidden: true }),
      );
      made.dataset.view = id;
      return made;
    };
    document.querySelector('#bottom').append(make([element('b', { textContent: icon, ariaHidden: 'true' }), label]));
    if (sides.includes(id)) document.querySelector('#side-tabs').append(make(label === 'Bayar' ? 'Pembayaran' : label));
  }
}

/** Number of items behind a tab; nothing is shown for 0. */
function count(view, howMany) {
  for (const node of document.querySelectorAll(`button[data-view="${view}"] .count`)) {
    node.hidden = howMany === 0;
    node.textContent = howMany > 99 ? '99+' : howMany;
  }
}

/** One event source per simulator; `all` is called after a reconnect, to load everything again. */
function listen(path, handlers, onState) {
  const source = new EventSource(path);
  for (const [name, handler] of Object.entries(handlers)) source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
  source.addEventListener('open', () => onState(true));
  source.addEventListener('error', () => onState(false));
}

navigation();
show(matchMedia('(max-width: 1080px)').matches ? 'phones' : 'mails');
const ready = await call('GET', '/ready');
document.querySelector('#addresses dl').append(
  ...Object.entries(ready)
    .filter(([name]) => name !== 'event')
    .flatMap(([name, value]) => [element('dt', { textContent: name }), element('dd', { textContent: value })]),
);

const live = document.querySelector('#live');
const phones = startPhones({
  openChat: (number) => {
    chat.open(number);
    show('chat');
  },
});
const chat = new Chat(phones);
const guide = startGuide(ready, { openChat: openAsCustomer });
phones.onChange((list) => {
  guide.phones(list);
  count('phones', list.length);
  count(
    'chat',
    list.reduce((sum, { unread }) => sum + unread, 0),
  );
});
const camera = startCamera(phones, { onChange: guide.codes });
const mails = startMails({
  onChange: (all) => {
    guide.mails(all);
    count('mails', all.length);
  },
});
const payments = startPayments(ready, { onCount: (open) => count('payments', open) });
const model = startModel(ready, { onCount: (asked) => count('model', asked) });
startFaults(ready, { onCount: (active) => count('faults', active) });

/** The chat of a customer with the bot; it always exists. */
async function openAsCustomer() {
  const lead = phones.list.find(({ devices }) => devices.length === 0) ?? (await phones.create());
  if (!lead) return;
  chat.open(lead.number);
  show('chat');
}

async function reload() {
  payments.reload();
  model.reload();
  await Promise.all([phones.reload(), chat.reload(), camera.reload(), mails.reload()]);
}
listen(
  '/control/events',
  { mail: mails.add, camera: camera.show, order: payments.reload, notification: payments.reload, model: model.reload },
  (on) => {
    live.className = on ? 'live on' : 'live';
    live.textContent = on ? 'langsung' : 'terputus, menyambung lagi…';
    if (on) void reload();
  },
);
if (ready.whatsapp) {
  const changed = () => phones.reload();
  listen(
    '/control/whatsapp/events',
    {
      phone: changed,
      pairing: changed,
      passkey: changed,
      unlinked: changed,
      connect: changed,
      disconnect: changed,
      message: (event) => {
        chat.message(event);
        phones.reload();
      },
      changed: (event) => chat.changed(event),
      status: (event) => chat.status(event),
      typing: (event) => chat.typing(event),
    },
    (on) => on && void phones.reload().then(() => chat.reload()),
  );
}
