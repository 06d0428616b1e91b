import { expect, test } from '@jest/globals';
import { layOut } from './mail-layout.rules.js';

const plain = { subject: 'Perihal', greeting: 'Halo Rina,', paragraphs: ['Satu.', 'Dua.'] };
const signature = 'Salam,\nTim Whatsapp Bot AI';

test('a letter is a greeting, its paragraphs and the signature, as text', () => {
  const { subject, text } = layOut(plain);
  expect(subject).toBe('Perihal');
  expect(text).toBe(['Halo Rina,', 'Satu.', 'Dua.', signature].join('\n\n'));
});

test('code and link come before the other parts', () => {
  const letter = { ...plain, code: '123456', link: { text: 'Buka panel', url: 'https://panel.example/a?b=1&c=2' }, after: ['Tiga.'] };
  expect(layOut(letter).text).toBe(
    ['Halo Rina,', 'Satu.', 'Dua.', '    123456', 'Buka panel: https://panel.example/a?b=1&c=2', 'Tiga.', signature].join('\n\n'),
  );
});

/** The text of a letter that a reader sees, paragraph by paragraph. */
function shown(html: string): string[] {
  return [...html.matchAll(/<p [^>]*>(.*?)<\/p>/gs)].map(([, inner]) => inner!.replaceAll('<br>', '\n').replaceAll(/<[^>]+>/g, ''));
}

test('the HTML version has the same content', () => {
  const letter = { ...plain, code: '123456', link: { text: 'Buka panel', url: 'https://panel.example/' }, after: ['Tiga.'] };
  expect(shown(layOut(letter).html)).toEqual([
    ...['Whatsapp Bot AI', 'Halo Rina,', 'Satu.', 'Dua.', '123456', 'Buka panel', 'Tiga.'],
    signature,
  ]);
  expect(shown(layOut(plain).html)).toEqual(['Whatsapp Bot AI', 'Halo Rina,', 'Satu.', 'Dua.', signature]);
});

test('the button leads where the letter says, and one paragraph follows the other without anything between', () => {
  const { html } = layOut({ ...plain, link: { text: 'Buka', url: 'https://panel.example/a?b=1' } });
  expect(html).toContain('<a href="https://panel.example/a?b=1"');
  expect(layOut({ ...plain, after: ['Tiga.', 'Empat.'] }).html).toMatch(/Tiga\.<\/p>\n<p [^>]*>Empat\./);
  expect(html).toMatch(/Satu\.<\/p>\n<p [^>]*>Dua\./);
  const between = layOut(plain).html.split('Dua.</p>')[1]!.split('<p ')[0];
  expect(between!.trim()).toBe('');
});

test('text that owners choose never becomes markup', () => {
  const sly = `<b>"A" & 'B'</b>`;
  const { html, text } = layOut({ ...plain, subject: sly, greeting: sly, code: sly, link: { text: sly, url: `https://x/?"'` } });
  expect(html).not.toContain('<b>');
  expect(html).toContain('&#60;b&#62;&#34;A&#34; &#38; &#39;B&#39;&#60;/b&#62;');
  expect(html).toContain('href="https://x/?&#34;&#39;"');
  expect(text).toContain(sly);
});
