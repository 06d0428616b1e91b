import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import { ReplyTraceView } from './reply-trace.js';

const trace: ReplyTrace = { model: '', tools: [], promptTokens: 0, completionTokens: 0, tookMs: 0 };
const why = (kind: string) => [{ kind, words: '' }];

test('shows what the model wrote, why it was not sent as it was, and what to do', () => {
  render(
    <ReplyTraceView
      trace={{
        ...trace,
        held: [
          { text: '', checks: why('empty') },
          { text: 'Siap Kak. [Foto terkirim]', checks: why('marks') },
        ],
      }}
    />,
  );
  const [empty, marked] = screen.getAllByRole('group').map((one) => within(one));
  expect(empty!.getByText('Jawaban ke-1 yang ditahan')).toBeTruthy();
  expect(empty!.getByText('AI tidak menulis apa-apa.')).toBeTruthy();
  expect(empty!.getByText(/lengkapi keterangan tentang hal ini di Train AI/)).toBeTruthy();
  expect(marked!.getByText('Jawaban ke-2 yang diubah')).toBeTruthy();
  expect(marked!.getByText('Siap Kak. [Foto terkirim]')).toBeTruthy();
  expect(marked!.getByText('Anda tidak perlu melakukan apa-apa.')).toBeTruthy();
});

test('an answer without held drafts shows none', () => {
  render(<ReplyTraceView trace={trace} />);
  expect(screen.queryByText(/ditahan|diubah/)).toBeNull();
});

const read: NonNullable<ReplyTrace['read']> = { messages: 3, pictures: 0, summary: '', facts: [] };
const at = '2026-11-21T07:05:00Z';
/** Renders a trace. Returns the titles of its expandable parts, the lines of the first part, and the whole text. */
const partsOf = (...[shown, messages]: [Partial<ReplyTrace>, Parameters<typeof ReplyTraceView>[0]['messages']?]) => {
  const { container, unmount } = render(<ReplyTraceView trace={{ ...trace, ...shown }} {...(messages && { messages })} />);
  const parts = [...container.querySelectorAll('details')].map((part) => ({
    title: part.querySelector('summary')!.textContent,
    lines: [...part.querySelectorAll('p, li')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
  }));
  const text = container.textContent;
  unmount();
  return { titles: parts.map(({ title }) => title), first: parts[0]!.lines, text };
};

test.each([
  [0, []],
  [1, ['Jawaban yang ditahan']],
  [2, ['Jawaban ke-1 yang ditahan', 'Jawaban ke-2 yang ditahan']],
])('%s held answers: only several are numbered', (count, titles) => {
  const held = Array.from({ length: count }, () => ({ text: 'Bisa COD', checks: why('fact') }));
  expect(partsOf({ held }).titles).toEqual([...titles, 'Rincian teknis']);
});

test.each([0, 1, 2])('%s judged sentences and used tools: each is shown, and only an answer without tools says so', (count) => {
  const nths = Array.from({ length: count }, (_, index) => index + 1);
  const { titles, first, text } = partsOf({
    judged: nths.map((nth) => ({ sentence: `Kalimat ${nth}`, found: 'unsaid', source: '' })),
    tools: nths.map((nth) => ({ name: `alat_${nth}`, arguments: `{"kota":"Bogor"}`, result: `Hasil ${nth}` })),
  });
  const judged = nths.flatMap((nth) => [`“Kalimat ${nth}”`, 'AI tidak menemukannya di keterangan Anda.']);
  expect(titles).toEqual([...(count > 0 ? ['Diperiksa lagi oleh AI'] : []), ...nths.map((nth) => `alat ${nth}`), 'Rincian teknis']);
  if (count > 0) expect(first).toEqual(judged);
  expect(text.includes('Dijawab tanpa alat tambahan.')).toBe(count === 0);
  for (const nth of nths) expect(text).toContain(`kota: BogorHasil:Hasil ${nth}`);
});

test('what was read: nothing that there is not, and each message with its writer', () => {
  const always = 'Prompt, daftar produk dan pengaturan Anda selalu ikut dibaca.';
  expect(partsOf({}).titles).toEqual(['Rincian teknis']);
  expect(partsOf({ read })).toMatchObject({ titles: ['Membaca 3 pesan', 'Rincian teknis'], first: [always] });
  expect(partsOf({ read: { ...read, summary: 'Suka kopi.' } }).first).toEqual([always, 'Ringkasan chat lama', 'Suka kopi.']);
  const facts = [
    { kind: 'name', value: 'Budi' },
    { kind: null, value: 'Datang Senin' },
  ] as const;
  expect(partsOf({ read: { ...read, facts: [...facts] } }).first).toEqual([
    always,
    'Catatan pelanggan',
    'Nama: Budi Catatan: Datang Senin',
  ]);
  const messages = (['lead', 'owner', 'bot'] as const).map((sender) => ({ sender, kind: 'text' as const, body: `dari ${sender}`, at }));
  expect(partsOf({ read }, messages).first.slice(1)).toEqual([
    'Pesan',
    expect.stringMatching(/^Leads · .* pukul 14\.05dari lead$/),
    expect.stringMatching(/^Anda · .*dari owner$/),
    expect.stringMatching(/^Bot · .*dari bot$/),
  ]);
});
