import { attempt, button, call, element } from './api.js';
import { pictureBase64, voiceBase64 } from './media.js';
import { questions } from './sample.js';

const composingEveryMs = 3_000;

/** Sends text, pictures and voice notes of the selected phone; `pair()` returns sender and recipient. */
export class Composer {
  constructor(pair) {
    this.pair = pair;
    this.composingAt = 0;
    this.text = element('textarea', {
      className: 'field',
      rows: 1,
      placeholder: 'Tulis pesan…',
      ariaLabel: 'Pesan',
      oninput: () => this.composing(),
    });
    this.text.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      void this.sendText(this.text.value);
    });
    this.quoting = element('button', { type: 'button', className: 'quoting', hidden: true, onclick: () => this.unquote() });
    this.node = this.form();
  }

  /** Makes the next text a reply to that message. */
  quote(id, words) {
    this.quotedId = id;
    this.quoting.hidden = false;
    this.quoting.textContent = `Membalas: ${words || 'pesan'} (klik untuk batal)`;
    this.focus();
  }

  unquote() {
    this.quotedId = undefined;
    this.quoting.hidden = true;
  }

  focus() {
    this.text.focus({ preventScroll: true });
  }

  form() {
    const picture = element('input', { type: 'file', accept: 'image/*', hidden: true, onchange: () => this.sendPicture(picture.files[0]) });
    const submit = (event) => {
      event.preventDefault();
      void this.sendText(this.text.value);
    };
    return element(
      'form',
      { className: 'compose', onsubmit: submit },
      element(
        'div',
        { className: 'quick' },
        ...questions.map((words) => element('button', { type: 'button', textContent: words, onclick: () => this.sendText(words) })),
      ),
      this.quoting,
      element(
        'div',
        { className: 'row', style: 'align-items:end' },
        this.text,
        element('button', { className: 'btn primary', textContent: 'Kirim' }),
      ),
      element(
        'div',
        { className: 'row wrap' },
        button('Foto…', () => picture.click(), 'small'),
        picture,
        button('Bukti transfer', () => this.sendPicture(null), 'small'),
        button('Suara', () => this.sendVoice(), 'small'),
        button('Panggil', () => this.call({ video: false }), 'small'),
        button('Panggil video', () => this.call({ video: true }), 'small'),
        this.kinds(),
      ),
    );
  }

  composing() {
    if (Date.now() - this.composingAt < composingEveryMs || !this.text.value) return;
    this.composingAt = Date.now();
    const { from, to } = this.pair();
    void call('POST', `/whatsapp/phones/${from}/chatstate`, { to, state: 'composing' }).catch(() => undefined);
  }

  async send(body) {
    const { from, to } = this.pair();
    this.composingAt = 0;
    if (to) await attempt(() => call('POST', `/whatsapp/phones/${from}/send`, { to, ...body }));
  }

  /** A call that nobody takes. */
  async call(body) {
    const { from, to } = this.pair();
    if (to) await attempt(() => call('POST', `/whatsapp/phones/${from}/call`, { to, ...body }), 'Panggilan tak terjawab.');
  }

  /** Ready-made messages of all other kinds that people send. */
  kinds() {
    const select = element('select', {
      className: 'field',
      ariaLabel: 'Jenis pesan lain',
      style: 'width:auto',
      onchange: () => {
        void this.send({ kind: select.value });
        select.value = '';
      },
    });
    select.append(element('option', { value: '', textContent: 'Lainnya…' }));
    void call('GET', '/whatsapp/kinds').then(
      (names) => select.append(...names.map((name) => element('option', { value: name, textContent: name }))),
      () => undefined,
    );
    return select;
  }

  /** Returns the text of the field and empties it. */
  taken() {
    const words = this.text.value.trim();
    this.text.value = '';
    return words;
  }

  async sendText(words) {
    if (!words.trim()) return;
    if (words === this.text.value) this.text.value = '';
    const { quotedId } = this;
    this.unquote();
    await this.send({ text: words.trim(), ...(quotedId ? { quotedId } : {}) });
  }

  async sendPicture(file) {
    const caption = this.taken();
    await this.send({ image: { base64: await pictureBase64(file), mimetype: 'image/jpeg', ...(caption ? { caption } : {}) } });
  }

  async sendVoice() {
    const words = this.taken() || prompt('Apa yang diucapkan?', 'Kak, kopi Gayo masih ada?');
    if (!words) return;
    const voice = await attempt(() => voiceBase64(words));
    if (voice) await this.send({ voice });
  }
}
