import { attempt, button, call, element, emptyState, gathered } from './api.js';
import { bubble } from './bubble.js';
import { Composer } from './composer.js';

const typingShownMs = 12_000;
const nearEndPx = 120;

/** One conversation as one phone shows it: "sebagai" names that phone, "dengan" the other one. */
export class Chat {
  constructor(phones) {
    this.phones = phones;
    this.rows = [];
    // new messages scroll the view only when it is at the end; pictures grow after they are inserted
    this.stuck = true;
    this.me = element('select', { className: 'field', onchange: () => this.opened() });
    this.other = element('select', { className: 'field', onchange: () => this.opened() });
    this.thread = element('div', { className: 'thread', role: 'log', ariaLabel: 'Pesan' });
    this.typingNote = element('div', { className: 'typing', hidden: true });
    this.composer = new Composer(() => ({ from: this.me.value, to: this.other.value }));
    this.loadNewer = gathered(() => this.load(true));
    this.thread.addEventListener('scroll', () => {
      this.stuck = this.thread.scrollHeight - this.thread.scrollTop - this.thread.clientHeight < nearEndPx;
    });
    this.thread.addEventListener('load', () => this.stuck && this.toEnd(), true);
    document.querySelector('#chat').append(this.head(), this.thread, this.composer.node);
    phones.onChange((list) => this.fill(list));
  }

  head() {
    const swap = button('⇄', () => this.swap(), 'swap');
    swap.title = 'Tukar sudut pandang';
    swap.ariaLabel = swap.title;
    return element(
      'div',
      { className: 'chat-head' },
      element('label', {}, 'Sebagai', this.me),
      swap,
      element('label', {}, 'Dengan', this.other),
    );
  }

  swap() {
    [this.me.value, this.other.value] = [this.other.value, this.me.value];
    this.opened();
  }

  /** Keeps the selection when phones change. The initial one is a customer who writes to a bot. */
  fill(list) {
    const kept = [this.me.value, this.other.value];
    for (const select of [this.me, this.other]) {
      select.replaceChildren(
        ...list.map(({ name, number, devices }) =>
          element('option', { value: number, textContent: `${name}${devices.length > 0 ? ' (bot)' : ''} · ${number}` }),
        ),
      );
    }
    const linked = list.find(({ devices }) => devices.length > 0) ?? list[0];
    const others = list.filter(({ number }) => number !== linked?.number);
    const lead = others.find(({ devices }) => devices.length === 0) ?? others[0];
    const known = (number) => list.some((phone) => phone.number === number);
    this.me.value = known(kept[0]) ? kept[0] : (lead?.number ?? '');
    this.other.value = known(kept[1]) ? kept[1] : (linked?.number ?? '');
    if (this.me.value !== kept[0] || this.other.value !== kept[1]) void this.load();
  }

  /** Opens the chat as this phone, with the most likely other phone. */
  open(number) {
    const { list } = this.phones;
    const isBot = (phone) => phone?.devices.length > 0;
    const wanted = list.find((phone) => phone.number === number);
    const others = list.filter((phone) => phone.number !== number);
    const partner = others.find((phone) => isBot(phone) !== isBot(wanted)) ?? others[0];
    this.me.value = number;
    if (this.other.value === number || !this.other.value) this.other.value = partner?.number ?? '';
    this.opened();
  }

  opened() {
    this.typingNote.hidden = true;
    this.stuck = true;
    void this.load();
    this.composer.focus();
  }

  reload() {
    return this.load();
  }

  /** All messages of the selected chat, or with `newer` only new ones. */
  async load(newer = false) {
    const [mine, theirs] = [this.me.value, this.other.value];
    if (!mine || !theirs || mine === theirs) {
      this.rows = [];
      return this.draw();
    }
    const after = newer ? (this.rows.at(-1)?.seq ?? 0) : 0;
    const loaded = await attempt(() => call('GET', `/whatsapp/phones/${mine}/messages?with=${theirs}&after=${after}`));
    if (!loaded || this.me.value !== mine || this.other.value !== theirs) return;
    const known = new Set(newer ? this.rows.map(({ seq }) => seq) : []);
    this.rows = [...(newer ? this.rows : []), ...loaded.messages.filter(({ seq }) => !known.has(seq))];
    this.draw();
    await this.markRead();
  }

  async markRead() {
    if (document.hidden || !this.rows.some(({ direction, status }) => direction === 'in' && status !== 'read')) return;
    await call('POST', `/whatsapp/phones/${this.me.value}/read`, { from: this.other.value }).catch(() => undefined);
  }

  draw() {
    const wasStuck = this.stuck;
    this.thread.replaceChildren(
      ...(this.rows.length > 0 ? this.rows.map((row, at) => this.bubble(row, at)) : [this.hint()]),
      this.typingNote,
    );
    if (wasStuck) this.toEnd();
  }

  bubble(row, at) {
    const quoted = row.quotedId && this.rows.find(({ id }) => id === row.quotedId);
    const change = (path, body) =>
      attempt(() => call('POST', `/whatsapp/phones/${this.me.value}/${path}`, { to: this.other.value, ...body }));
    return bubble(row, {
      before: this.rows[at - 1],
      quoted,
      acts: {
        quote: ({ id, text }) => this.composer.quote(id, text),
        remove: ({ id }) => change('delete', { id }),
        edit: ({ id, text: old }) => {
          const words = prompt('Teks baru:', old);
          if (words) void change('edit', { id, text: words });
        },
      },
    });
  }

  /** A message of the open chat was edited or deleted. */
  changed({ number }) {
    if (number === this.me.value) void this.load();
  }

  toEnd() {
    this.stuck = true;
    this.thread.scrollTop = this.thread.scrollHeight;
  }

  hint() {
    const same = this.me.value !== '' && this.me.value === this.other.value;
    const start = same ? 'Pilih dua telepon yang berbeda.' : 'Belum ada pesan. Sapa duluan sebagai pelanggan.';
    const words = this.me.value === '' ? 'Buat dulu telepon di kolom sebelah.' : start;
    return emptyState('Percakapan', words, { style: 'margin:auto' });
  }

  /** The simulator's events of every phone. Only those of the open chat are shown. */
  message(event) {
    if (event.number !== this.me.value || event.row.with !== this.other.value) return;
    if (event.row.direction === 'in') this.typingNote.hidden = true;
    this.loadNewer();
  }

  status({ number, id, status }) {
    const row = number === this.me.value && this.rows.find((one) => one.id === id && one.direction === 'out');
    if (!row) return;
    row.status = status;
    this.draw();
  }

  typing({ number, from, state }) {
    if (number !== this.me.value || from !== this.other.value) return;
    this.typingNote.textContent = state === 'recording' ? 'sedang merekam' : 'sedang mengetik';
    this.typingNote.hidden = state === 'paused';
    if (this.stuck) this.toEnd();
    clearTimeout(this.typingTimer);
    this.typingTimer = setTimeout(() => {
      this.typingNote.hidden = true;
    }, typingShownMs);
  }
}
