import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { startPublicPage } from './public-behaviour.js';
import { Landing } from './landing.js';
import { landingContent } from './landing-content.js';
import { sampleLinesMax } from '#contracts/values/sample-shops';
import { startSampleShops } from './sample-shops.js';

interface Asked {
  readonly address: string;
  readonly body: unknown;
  readonly answer: (response: Response) => void;
}

const realFetch = globalThis.fetch;
/**
 * Node's own AbortController, which the test environment sets. The tests replace it, because jsdom's listeners accept
 * only signals from a page.
 */
const nodesController = globalThis.AbortController;

let asked: Asked[] = [];
let leaving = new AbortController();
let stop = (): void => undefined;

beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.AbortController = (frame.contentWindow as Window & typeof globalThis).AbortController;
  frame.remove();
  asked = [];
  leaving = new AbortController();
  localStorage.clear();
  delete window.fbq;
  globalThis.fetch = ((address: string, { body }: RequestInit = {}) =>
    new Promise((answer) =>
      asked.push({ address, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer }),
    )) as typeof fetch;
  render(<Landing />);
  // A browser that parses markup puts the children of a template into its `content`. React does not, so the test
  // moves them.
  for (const template of document.querySelectorAll('template')) template.content.append(...template.childNodes);
});

afterEach(() => {
  stop();
  stop = () => undefined;
  leaving.abort();
  globalThis.fetch = realFetch;
  globalThis.AbortController = nodesController;
});

const find = <Found extends HTMLElement>(selector: string): Found => document.querySelector<Found>(selector)!;
const answered = (fields: object, status = 200) => new Response(JSON.stringify(fields), { status });

function startWith(facts: object, status = 200): void {
  stop = startPublicPage(document);
  expect(asked.map(({ address }) => address)).toEqual(['/api/public-config']);
  asked[0]!.answer(answered(facts, status));
}

const supportLink = () => find<HTMLAnchorElement>('[data-support-link]');
const notice = () => find('[data-pixel-notice]');

test('the link to support gets the number of the operator, and a first sentence', async () => {
  startWith({ supportWhatsapp: '6281200001111' });
  await waitFor(() => expect(supportLink().hidden).toBe(false));
  expect(supportLink().href).toBe(`https://wa.me/6281200001111?text=${encodeURIComponent(landingContent.greeting)}`);
  expect(notice().hidden).toBe(true);
  expect(find('[data-sample-shops]').hidden).toBe(true);
});

test('the page stays as it was built when the server answers with an error', async () => {
  const before = document.body.innerHTML;
  startWith({ supportWhatsapp: '6281200001111', metaPixelId: '4711' }, 500);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(document.body.innerHTML).toBe(before);
});

test.each([
  ['Izinkan', 'yes', true],
  ['Tolak', 'no', false],
])('"%s" is kept as the answer "%s", and the question goes', async (label, kept, isLoaded) => {
  startWith({ metaPixelId: '4711' });
  await waitFor(() => expect(notice().hidden).toBe(false));
  expect(window.fbq).toBeUndefined();
  [...notice().querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click();
  expect(localStorage.getItem('pixelConsent')).toBe(kept);
  expect(notice().hidden).toBe(true);
  expect(window.fbq !== undefined).toBe(isLoaded);
});

test.each(['yes', 'no'])('who has answered "%s" before is not asked again', async (kept) => {
  localStorage.setItem('pixelConsent', kept);
  startWith({ metaPixelId: '4711', supportWhatsapp: '6281200001111' });
  await waitFor(() => expect(supportLink().hidden).toBe(false));
  expect(notice().hidden).toBe(true);
  expect(window.fbq !== undefined).toBe(kept === 'yes');
});

test('a click on a link to the registration is recorded, others are not, and none after the page was left', async () => {
  localStorage.setItem('pixelConsent', 'yes');
  startWith({ metaPixelId: '4711' });
  await waitFor(() => expect(window.fbq).toBeDefined());
  const names = () => window.fbq!.queue!.filter(([what]) => what === 'track').map(([, name]) => name);
  document.addEventListener('click', (event) => event.preventDefault(), { signal: leaving.signal }); // jsdom opens no pages
  find('a[href="#pricing"]').click();
  expect(names()).toEqual(['PageView']);
  find('a[href^="/register"]').click();
  expect(names()).toEqual(['PageView', 'PageView', 'InitiateCheckout']);
  stop();
  find('a[href^="/register"]').click();
  expect(names()).toHaveLength(3);
});

const section = () => find('[data-sample-shops]');
const talk = () => [...section().querySelectorAll('[data-sample-talk] .whitespace-pre-wrap')].map(({ textContent }) => textContent);
const state = () => section().querySelector('[data-sample-state]')!.textContent;
const sendButton = () => section().querySelector<HTMLButtonElement>('form button')!;
const { greeting, shops, waiting, failed } = landingContent.tryOut;

function sendLine(text: string): void {
  section().querySelector<HTMLInputElement>('[name=pesan]')!.value = text;
  sendButton().click();
}

function choose(shop: string): void {
  const field = section().querySelector<HTMLInputElement>(`[value=${shop}]`)!;
  field.checked = true;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a question to a sample shop is sent with what was said before, and answered in bubbles', async () => {
  startSampleShops(section(), leaving.signal);
  expect(talk()).toEqual([greeting.fashion]);
  sendLine('  ');
  expect(asked).toEqual([]);
  sendLine(' Ada gamis? ');
  expect(talk()).toEqual([greeting.fashion, 'Ada gamis?']);
  expect([state(), sendButton().disabled]).toEqual([waiting, true]);
  sendLine('Halo?');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ address: '/api/try-out/shops/fashion', body: { messages: [{ role: 'lead', body: 'Ada gamis?' }] } });
  asked[0]!.answer(answered({ bubbles: ['Ada, Kak.', 'Warna apa?'] }));
  await waitFor(() => expect(talk().slice(1)).toEqual(['Ada gamis?', 'Ada, Kak.', 'Warna apa?']));
  expect([state(), sendButton().disabled]).toEqual(['', false]);
  sendLine('Navy');
  expect(asked[1]!.body).toEqual({
    messages: [
      { role: 'lead', body: 'Ada gamis?' },
      { role: 'bot', body: 'Ada, Kak.' },
      { role: 'bot', body: 'Warna apa?' },
      { role: 'lead', body: 'Navy' },
    ],
  });
});

test.each([
  ['the reason of the server', { error: 'Terlalu banyak pertanyaan.' }, 429, 'Terlalu banyak pertanyaan.'],
  ['that no answer came', {}, 500, failed],
])('a question without an answer shows %s, and goes along with the next one', async (_, fields, status, shown) => {
  startSampleShops(section(), leaving.signal);
  sendLine('Ada gamis?');
  asked[0]!.answer(answered(fields, status));
  await waitFor(() => expect(state()).toBe(shown));
  sendLine('Halo?');
  expect(asked[1]!.body).toEqual({
    messages: [
      { role: 'lead', body: 'Ada gamis?' },
      { role: 'lead', body: 'Halo?' },
    ],
  });
});

test('another shop begins anew with its own questions, and an answer for the one before is not shown', async () => {
  startSampleShops(section(), leaving.signal);
  const offered = () => [...section().querySelectorAll('[data-sample-questions] button')].map(({ textContent }) => textContent);
  expect(offered()).toEqual(shops[0].questions);
  sendLine('Ada gamis?');
  choose('kuliner');
  expect([talk(), offered()]).toEqual([[greeting.kuliner], shops[1].questions]);
  asked[0]!.answer(answered({ bubbles: ['Ada, Kak.'] }));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  expect(talk()).toEqual([greeting.kuliner]);
  section().querySelector<HTMLButtonElement>('[data-sample-questions] button')!.click();
  expect(asked[1]).toMatchObject({
    address: '/api/try-out/shops/kuliner',
    body: { messages: [{ role: 'lead', body: shops[1].questions[0] }] },
  });
});

test('what was sent leaves the field, what is typed meanwhile stays, and a question cannot be pressed twice', async () => {
  startSampleShops(section(), leaving.signal);
  const field = section().querySelector<HTMLInputElement>('[name=pesan]')!;
  const form = section().querySelector('form')!;
  const question = () => section().querySelector<HTMLButtonElement>('[data-sample-questions] button')!;
  sendLine('Ada gamis?');
  expect(field.value).toBe('');
  field.value = 'Warna apa?';
  form.requestSubmit();
  question().click();
  expect([field.value, asked.length]).toEqual(['Warna apa?', 1]);
  asked[0]!.answer(answered({ bubbles: ['Ada, Kak.'] }));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  form.requestSubmit();
  expect([field.value, asked.length]).toEqual(['', 2]);
});

test('a long talk is sent without its first lines', async () => {
  startSampleShops(section(), leaving.signal);
  for (let nth = 0; nth < sampleLinesMax; nth += 1) {
    sendLine(`Baris ${nth}`);
    asked[nth]!.answer(answered({ bubbles: [] }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  }
  sendLine('Terakhir');
  const { messages } = asked.at(-1)!.body as { messages: { body: string }[] };
  expect([messages.length, messages[0]!.body, messages.at(-1)!.body]).toEqual([sampleLinesMax, 'Baris 1', 'Terakhir']);
});

test('an answer that comes when the page was left is not shown, and nothing more is sent', async () => {
  startSampleShops(section(), leaving.signal);
  sendLine('Ada gamis?');
  leaving.abort();
  asked[0]!.answer(answered({ bubbles: ['Ada, Kak.'] }));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  expect(talk()).toEqual([greeting.fashion, 'Ada gamis?']);
  choose('kuliner');
  expect(talk()[0]).toBe(greeting.fashion);
});

test('a visitor without a connection reads that no answer came', async () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
  startSampleShops(section(), leaving.signal);
  sendLine('Ada gamis?');
  await waitFor(() => expect([state(), sendButton().disabled]).toEqual([failed, false]));
});

test.each([true, false, undefined])(
  'the sample shops (%s) are there when the operator has them, and begin when they come near',
  async (sampleShops) => {
    const watched: { element: Element; margin: string | undefined; see: (isIntersecting: boolean) => void; isEnded: boolean }[] = [];
    globalThis.IntersectionObserver = class {
      readonly #see: (entries: { isIntersecting: boolean }[]) => void;
      readonly #margin: string | undefined;
      constructor(see: (entries: { isIntersecting: boolean }[]) => void, how?: { rootMargin?: string }) {
        [this.#see, this.#margin] = [see, how?.rootMargin];
      }
      observe(element: Element) {
        watched.push({ element, margin: this.#margin, see: (isIntersecting) => this.#see([{ isIntersecting }]), isEnded: false });
      }
      disconnect() {
        for (const one of watched) one.isEnded = true;
      }
      // cast: a part of the browser, which jsdom lacks
    } as never;
    startWith({ sampleShops, supportWhatsapp: '6281299990000' });
    await waitFor(() => expect(supportLink().hidden).toBe(false));
    expect([section().hidden, watched.length]).toEqual([sampleShops !== true, sampleShops === true ? 1 : 0]);
    if (sampleShops !== true) return;
    const [watch] = watched;
    expect([watch!.element === section(), watch!.margin]).toEqual([true, '600px']);
    watch!.see(false);
    expect([watch!.isEnded, talk()]).toEqual([false, []]);
    watch!.see(true);
    expect(watch!.isEnded).toBe(true);
    await waitFor(() => expect(talk()).toEqual([greeting.fashion]));
    watch!.isEnded = false;
    stop();
    expect(watch!.isEnded).toBe(true);
  },
);
