import { expect, test } from '@jest/globals';
import { termsTitle } from '../legal/terms-content.js';
import { landingContent } from './landing-content.js';
import { publicDocuments } from './prerendered.js';

/* The page as visitors and search engines get it before any code runs. */
const { landing, terms } = publicDocuments('https://toko.example');

/** Texts that the markup does not contain: names of pictures and colours, and texts that are shown later. */
const notShown = new Set(['title', 'description', 'greeting', 'tryOut.waiting', 'tryOut.failed']);
const choices = /\.(?:icon|by|art|id|tone|side)$|^tryOut\.(?:greeting\.|shops\.\d+\.questions)/;

function textsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return notShown.has(path) || choices.test(path) ? [] : [value];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`));
}

const readable = (markup: string): string =>
  markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('the landing page shows every text of its content', () => {
  const page = readable(landing.markup);
  const texts = textsOf(landingContent);
  const timesIn = (text: string, all: readonly string[]): number => all.filter((one) => one === text).length;
  const missing = texts.filter((text) => page.split(text).length - 1 < timesIn(text, texts));
  expect(missing).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});

test.each([
  ['landing', landing, ['/', '#features', '#pricing', '/login', '/register?packageId=ai-trial', '/terms-and-conditions', 'https://wa.me/']],
  ['terms', terms, ['/', '/login']],
])('the links of the %s page lead to a part of it, or to a page of the panel', (_, { markup }, addresses) => {
  const links = [...new Set([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address!))];
  expect(links.filter((address) => !address.startsWith('#') || addresses.includes(address)).toSorted()).toEqual(addresses.toSorted());
  const parts = links.filter((address) => address.startsWith('#'));
  expect(parts.filter((address) => !markup.includes(` id="${address.slice(1)}"`))).toEqual([]);
});

test('what depends on the server’s answer is hidden until then', () => {
  const hidden = [...landing.markup.matchAll(/<\w+ [^>]*?(data-[a-z-]+)="[^>]*? hidden=""/g)].map(([, mark]) => mark);
  expect(hidden.toSorted()).toEqual(['data-pixel-notice', 'data-sample-shops', 'data-support-link']);
});

test('search engines get the title, the description and the questions of the page', () => {
  const { title, description, questions } = landingContent;
  expect(landing).toMatchObject({ title, description, path: '/' });
  expect(landing.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'SoftwareApplication',
      name: 'Whatsapp Bot AI',
      inLanguage: 'id',
      url: 'https://toko.example/',
      description,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'IDR' },
    }),
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question: name, answer: text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }),
  ]);
  expect(terms).toMatchObject({ path: '/terms-and-conditions', structuredData: [] });
  expect(terms.title).toContain(termsTitle);
  expect(new Set([terms.title, terms.description, landing.title, landing.description]).size).toBe(4);
});
