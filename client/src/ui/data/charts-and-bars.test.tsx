import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.js';
import { Chart } from './chart.js';
import { Ticks, TypingBubble, type BubbleWay } from './chat-bubble.js';
import { PriceCard } from './price-card.js';
import { QrPanel } from './qr-panel.js';
import { QuotaBar } from './quota-bar.js';
import { StatTile, StatTiles } from './stat-tile.js';
import { StatusDot } from './status-dot.js';
import { Table } from './table.js';

afterEach(cleanup);

test.each([
  [0, 0, '100%', 'bad'],
  [0, 100, '0%', 'brand'],
  [79, 100, '79%', 'brand'],
  [80, 100, '80%', 'warn'],
  [99, 100, '99%', 'warn'],
  [100, 100, '100%', 'bad'],
  [150, 100, '100%', 'bad'],
])('a bar of %s used out of %s is filled by %s, in the colour %s', (used, limit, width, colour) => {
  render(<QuotaBar used={used} limit={limit} label="Kuota" />);
  const bar = screen.getByRole('progressbar', { name: 'Kuota' });
  const fill = bar.firstElementChild as HTMLElement;
  expect([fill.style.width, fill.classList.contains(`bg-${colour}`)]).toEqual([width, true]);
  expect([bar.getAttribute('aria-valuemax'), bar.getAttribute('aria-valuenow')]).toEqual([String(limit), String(used)]);
});

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `${at + 1}`, longLabel: `Hari ${at + 1}`, value: 10 * (at + 1) }));
const cells = () => [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
const tip = () => {
  const shown = screen.queryByRole('status');
  return shown && [...shown.querySelectorAll('p')].map(({ textContent }) => textContent);
};

test.each([
  [
    undefined,
    [
      ['Tanggal', 'Jumlah pesan'],
      ['Hari 1', '10'],
      ['Hari 2', '20'],
    ],
    ['Hari 2', '20 pesan'],
  ],
  [
    [7, 8],
    [
      ['Tanggal', 'Jumlah pesan', '30 hari sebelumnya'],
      ['Hari 1', '10', '7'],
      ['Hari 2', '20', '8'],
    ],
    ['Hari 2', '20 pesan', '30 hari sebelumnya: 8'],
  ],
])('a chart compared with %j says so in its table, its lines and the day that is read', (before, table, day) => {
  const { container } = render(<Chart title="Pesan" unit="pesan" points={days(2)} {...(before && { before })} />);
  expect(cells()).toEqual(table);
  // The paths are the area, the line and, with a comparison, the line of the earlier period.
  expect(container.querySelectorAll('path')).toHaveLength(before ? 3 : 2);
  expect(tip()).toBeNull();
  fireEvent.focus(screen.getByRole('img'));
  expect(tip()).toEqual(day);
});

test.each([
  ['own days are the highest', [10, 20], [3, 4]],
  ['the days before are the highest', [10, 20], [300, 4]],
  ['every day is empty', [0, 0], [0, 0]],
])('a chart draws no line above its top grid line: %s', (_what, values, before) => {
  const points = values.map((value, at) => ({ label: `${at}`, longLabel: `Hari ${at}`, value }));
  const { container } = render(<Chart title="Pesan" unit="pesan" points={points} before={before} />);
  const top = Math.min(...[...container.querySelectorAll('g > line')].map((line) => Number(line.getAttribute('y1'))));
  const heights = [...container.querySelectorAll('path')].flatMap((path) =>
    [...path.getAttribute('d')!.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y)),
  );
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(top);
});

test('a chart is read day by day, and no further than its ends', () => {
  render(<Chart title="Pesan" unit="pesan" points={days(4)} />);
  const chart = screen.getByRole('img');
  const read = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'a'].map((key) => {
    fireEvent.keyDown(chart, { key });
    return tip()?.[0];
  });
  expect(read.map((day) => day?.slice(-1)).join('')).toBe('323112444');
  fireEvent.blur(chart);
  expect(tip()).toBeNull();
});

test.each([
  [1, 'M330.0'],
  [2, 'M40.0'],
])('a chart of %s points has its first one at its place', (count, start) => {
  const { container } = render(<Chart title="Pesan" unit="pesan" points={days(count)} />);
  expect(container.querySelector('path.stroke-brand')!.getAttribute('d')).toMatch(new RegExp(`^${start},`));
});

const soon = () => new Date(Date.now() + 40_000).toISOString();
const past = new Date(0).toISOString();
test.each([
  [soon(), 2, 5, null, /^Berlaku \d+ detik lagi · kode 2 dari 5$/, false],
  [soon(), null, 5, null, /^Berlaku \d+ detik lagi$/, false],
  [soon(), 2, null, null, /^Berlaku \d+ detik lagi$/, false],
  [null, 2, 5, null, /^Kode berganti sendiri\. · kode 2 dari 5$/, false],
  [past, null, null, null, /^Berlaku 0 detik lagi$/, true],
  [past, null, null, 'Centang resmi?', /^Berlaku 0 detik lagi$/, false],
])('a QR code until %s, number %s of %s, under “%s”', (...[expiresAt, attempt, attempts, cover, line, isRenewed]) => {
  const { container } = render(<QrPanel url="/qr.png" {...{ expiresAt, attempt, attempts, cover }} />);
  expect(container.querySelector('figcaption')!.textContent).toMatch(line);
  expect(screen.queryByText('Mengambil kode baru…') !== null).toBe(isRenewed);
  expect(screen.queryByText('Centang resmi?') !== null).toBe(cover !== null);
  expect(screen.getByRole('img').className.includes('opacity-10')).toBe(expiresAt === past);
});

test.each([
  [0, 'Belum ada', ['Belum ada']],
  [0, undefined, ['Nama']],
  [1, 'Belum ada', ['Nama', 'Baris 1']],
  [2, 'Belum ada', ['Nama', 'Baris 1', 'Baris 2']],
])('a table of %s rows with the words “%s” for none', (count, empty, lines) => {
  const rows = Array.from({ length: count }, (_, at) => `Baris ${at + 1}`);
  const column = { head: 'Nama', cell: (row: string) => row };
  const { container } = render(<Table caption="Daftar" columns={[column]} rows={rows} rowKey={(row) => row} empty={empty} />);
  const shown = container.querySelector('table')
    ? [...container.querySelectorAll('th, td')].map((one) => one.textContent)
    : [container.textContent];
  expect(shown).toEqual(lines);
});

test.each<[BubbleWay, string, boolean]>([
  ['queued', 'Menunggu dikirim', false],
  ['sent', 'Terkirim', false],
  ['delivered', 'Diterima', false],
  ['read', 'Dibaca', false],
  ['failed', 'Gagal terkirim', true],
])('a message that is %s says “%s”; to be seen in words: %s', (way, words, isWritten) => {
  render(<Ticks way={way} />);
  expect([screen.getByTitle(words).textContent, screen.getByText(words).className === 'sr-only']).toEqual([words, !isWritten]);
});

test('whoever types does so on their own side', () => {
  const sideOf = (side: 'left' | 'right') => render(<TypingBubble side={side} words="…" />).container.firstElementChild!.className;
  expect([sideOf('left'), sideOf('right')].map((one) => /justify-\w+/.exec(one)?.[0])).toEqual(['justify-start', 'justify-end']);
});

test.each([
  [false, false, null],
  [true, false, 'Paling diminati'],
  [false, true, 'Aktif'],
  [true, true, 'Aktif'],
])('the card of a package that is featured: %s, active: %s, is marked “%s”', (featured, active, mark) => {
  render(<PriceCard name="Basic" price="Rp 1" replies="1" validity="1 bulan" features={[]} action={null} {...{ featured, active }} />);
  expect(screen.queryByText(/^(Paling diminati|Aktif)$/)?.textContent ?? null).toBe(mark);
  expect(screen.getByRole('article').className.includes('ring-2')).toBe(active);
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  [{}, ['Rp 1', '1 balasan AI', 'Berlaku 1 bulan']],
  [{ perReply: 'Rp 2 per balasan' }, ['Rp 1', '1 balasan AI', 'Rp 2 per balasan', 'Berlaku 1 bulan']],
  [{ note: 'Langsung aktif.' }, ['Rp 1', '1 balasan AI', 'Berlaku 1 bulan', 'Langsung aktif.']],
])('the card of a package says of it: %j', (more, lines) => {
  const { container } = render(
    <PriceCard name="Basic" price="Rp 1" replies="1" validity="1 bulan" features={['Foto']} action={null} {...more} />,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lines);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual(['Foto']);
});

test('a figure is hidden while it loads, and what is below the figures is there only when it is given', () => {
  const tile = (loading: boolean) => <StatTile label="Total" value="7" icon={null} loading={loading} note="hari ini" />;
  const { container, rerender } = render(<StatTiles>{tile(true)}</StatTiles>);
  expect(container.textContent).toBe('Totalhari ini');
  rerender(<StatTiles below="Closing">{tile(false)}</StatTiles>);
  expect(container.textContent).toBe('Total7hari iniClosing');
  rerender(<StatTiles>{tile(false)}</StatTiles>);
  expect([container.textContent, container.firstElementChild!.children.length]).toEqual(['Total7hari ini', 1]);
});

test('a person has a hue of their own; without an id there is none', () => {
  const hueOf = (id?: string) => {
    const shown = render(<Avatar name="Budi" {...(id !== undefined && { id })} />).container.firstElementChild as HTMLElement;
    return [shown.style.getPropertyValue('--hue') !== '', shown.classList.contains('by-hue'), shown.textContent];
  };
  expect([hueOf(), hueOf('1')]).toEqual([
    [false, false, 'B'],
    [true, true, 'B'],
  ]);
});

test.each([
  ['live', 'bg-brand', true],
  ['waiting', 'bg-warn', false],
  ['off', 'bg-edge', false],
  ['unknown', 'border-warn', false],
  ['dead', 'bg-bad', false],
] as const)('a dot that is %s has the colour %s, and pulses only while the bot lives: %s', (state, colour, pulses) => {
  const { container } = render(<StatusDot state={state} label="Bot" />);
  const dot = container.querySelector('[aria-hidden]')!;
  expect([dot.lastElementChild!.classList.contains(colour), dot.querySelector('.animate-live') !== null]).toEqual([true, pulses]);
});

test.each([
  [undefined, false],
  [true, true],
])('the label of a dot is read, also when it is not seen (%s)', (hideLabel, isHidden) => {
  render(<StatusDot state="live" label="Bot aktif" {...(hideLabel && { hideLabel })} />);
  expect(screen.getByText('Bot aktif').className === 'sr-only').toBe(isHidden);
});
