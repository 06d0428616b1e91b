import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { VirtualList, type VirtualListProps } from './virtual-list.js';
import { keepingFocus, VirtualRows } from './virtual-rows.js';

/*
 * Long lists in both directions. Some start at their first row. A chat starts at its end and loads older rows above.
 */

const viewPixels = 400;
const rowPixels = 40;

const sizes = { offsetHeight: viewPixels, offsetWidth: 300, clientHeight: viewPixels } as const;
/** Scrolled boxes whose scroll event is still pending. As in a browser, the event comes later. */
let scrolled: Element[] = [];
/** The arguments of each call of `scrollTo`: the target position and the behaviour. */
let scrolls: (ScrollToOptions | undefined)[] = [];

// jsdom lacks element sizes, scrolling and `ResizeObserver`.
for (const [name, value] of Object.entries(sizes)) {
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return name === 'offsetHeight' && this.role === 'listitem' ? rowPixels : value;
    },
  });
}
Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return Number.parseFloat(this.querySelector<HTMLElement>('[role=list]')?.style.height ?? '0');
  },
});
HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions) {
  scrolls.push(to);
  this.scrollTop = to?.top ?? 0;
  scrolled.push(this);
  // cast: the list calls only one of its forms
} as never;

/** By element, the function that reports a change of the element's size to its observer. */
const watched = new Map<Element, () => void>();
class Observer {
  readonly #own = new Set<Element>();
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(element: Element): void {
    this.#own.add(element);
    watched.set(element, () => this.#tell([], this));
  }
  unobserve(element: Element): void {
    this.#own.delete(element);
    watched.delete(element);
  }
  disconnect(): void {
    for (const one of this.#own) watched.delete(one);
  }
}
globalThis.ResizeObserver = Observer;

beforeEach(() => {
  [scrolled, scrolls] = [[], []];
});
afterEach(cleanup);

/** Sends the pending scroll events until nothing moves any more. */
async function settle(): Promise<void> {
  do {
    const boxes = scrolled.splice(0);
    await act(async () => {
      for (const box of boxes) fireEvent.scroll(box);
    });
  } while (scrolled.length > 0);
}

const texts = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `row ${at + from}`);

const itself = (item: string) => item;
const asButton: VirtualListProps<string>['render'] = (item, place) => (
  <button type="button" tabIndex={place}>
    {item}
  </button>
);
function List({ items = texts(100), ...rest }: Partial<VirtualListProps<string>>) {
  return <VirtualRows label="Pesan" items={items} keyOf={itself} estimate={rowPixels} render={asButton} {...rest} />;
}

const box = () => screen.getByRole('list', { name: 'Pesan' }).parentElement!;
const rows = () => screen.getAllByRole('listitem');
const shown = () => rows().map((one) => one.textContent);
const stops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => one.textContent);
/** Simulates that the reader scrolls. The browser moves the box before it sends the scroll event. */
async function scrollTo(top: number): Promise<void> {
  box().scrollTop = top;
  await act(async () => void fireEvent.scroll(box()));
  await settle();
}
const allPixels = 100 * rowPixels;
const endTop = allPixels - viewPixels;

test.each([
  ['start', 'rows', undefined, 'row 0'],
  ['start', 'controls', undefined, 'row 0'],
  ['end', 'rows', undefined, 'row 99'],
  ['end', 'controls', undefined, 'row 99'],
  ['start', 'controls', 3, 'row 3'],
  ['end', 'rows', 97, 'row 97'],
] as const)(
  'a list that begins at its %s, with arrows between %s and the entry %s, is entered at %s',
  async (anchor, arrows, entry, stop) => {
    render(<List {...{ anchor, arrows, entry }} />);
    await settle();
    expect(stops()).toEqual([stop]);
  },
);

test.each(['start', 'end'] as const)('without arrows, a list that begins at its %s is scrolled with the keyboard', async (anchor) => {
  render(<List anchor={anchor} />);
  await settle();
  expect([box().tabIndex, shown().includes(anchor === 'start' ? 'row 0' : 'row 99')]).toEqual([0, true]);
});

test.each([
  ['start', 0, endTop],
  ['end', endTop, 0],
] as const)(
  'more rows of a list that begins at its %s are asked for near the far end, and again when that page has come',
  async (anchor, near, far) => {
    let asked = 0;
    const list = (props: Partial<VirtualListProps<string>> = {}) => <List anchor={anchor} onNearFarEnd={() => (asked += 1)} {...props} />;
    const { rerender } = render(list({ awaitsMore: true }));
    await settle();
    expect(asked).toBe(0);
    await scrollTo(near);
    expect(asked).toBe(0);
    await scrollTo(far);
    expect(asked).toBe(1);
    rerender(list({ awaitsMore: false }));
    await settle();
    const before = asked;
    rerender(list({ awaitsMore: true }));
    await settle();
    expect(asked).toBe(before + 1);
  },
);

test('a list that does not fill its box asks for more rows at once', async () => {
  let asked = 0;
  render(<List items={texts(3)} onNearFarEnd={() => (asked += 1)} />);
  await settle();
  expect(asked).toBe(1);
});

test('an empty list asks for nothing', async () => {
  let asked = 0;
  render(<List items={[]} anchor="end" onNearFarEnd={() => (asked += 1)} />);
  await settle();
  expect(asked).toBe(0);
});

const awayButton = (goToEnd: () => void) => (
  <button type="button" onClick={goToEnd}>
    Ke bawah
  </button>
);
const isAway = () => screen.queryByRole('button', { name: 'Ke bawah' }) !== null;

test.each([
  [endTop, false],
  [endTop - 119, false],
  [endTop - 121, true],
  [0, true],
])('a reader at %s pixels is away from the end: %s; a new row is followed by the others alone', async (top, away) => {
  const { rerender } = render(<List anchor="end" away={awayButton} />);
  await settle();
  expect([isAway(), box().scrollTop]).toEqual([false, endTop]);
  await scrollTo(top);
  expect(isAway()).toBe(away);
  scrolls = [];
  rerender(<List anchor="end" away={awayButton} items={texts(101)} />);
  await settle();
  expect([isAway(), box().scrollTop]).toEqual([away, away ? top : endTop + rowPixels]);
});

test('the button leads smoothly to the end, where it is gone', async () => {
  render(<List anchor="end" away={awayButton} />);
  await settle();
  await scrollTo(0);
  scrolls = [];
  fireEvent.click(screen.getByRole('button', { name: 'Ke bawah' }));
  await settle();
  expect([scrolls[0]?.behavior, box().scrollTop, isAway()]).toEqual(['smooth', endTop, false]);
});

test('a box that becomes smaller keeps the end in view for its readers, and nothing else', async () => {
  const { unmount } = render(<List anchor="end" />);
  await settle();
  const resize = () => act(() => watched.get(box())!());
  box().scrollTop = endTop - 200;
  resize();
  expect(box().scrollTop).toBe(allPixels);
  await scrollTo(100);
  resize();
  expect(box().scrollTop).toBe(100);
  unmount();
  expect(watched.size).toBe(0);
});

test('older rows that come above do not move what is read', async () => {
  const { rerender } = render(<List anchor="end" items={texts(100, 100)} />);
  await settle();
  await scrollTo(1_000);
  const seen = shown()[10]!;
  const offset = () =>
    Number(/\((-?\d+)px/.exec(screen.getByText(seen).closest<HTMLElement>('[role=listitem]')!.style.transform)![1]) - box().scrollTop;
  const before = offset();
  rerender(<List anchor="end" items={texts(150, 50)} />);
  await settle();
  expect(offset()).toBe(before);
});

test('the row with the focus stays rendered while others are read', async () => {
  render(<List arrows="controls" />);
  await settle();
  act(() => screen.getByRole('button', { name: 'row 2' }).focus());
  await scrollTo(2_000);
  expect([shown().includes('row 2'), shown().includes('row 3'), shown()[0]]).toEqual([true, false, 'row 2']);
  act(() => screen.getByRole('button', { name: 'row 2' }).blur());
  expect(shown().includes('row 2')).toBe(false);
});

test.each([
  ['in the list', 'row 1', 'row 1'],
  ['elsewhere', 'Kirim', 'Kirim'],
])('rows that are replaced while the focus is %s', async (_where, name, after) => {
  function Page() {
    const [nth, setNth] = useState(1);
    const replace = () => flushSync(() => setNth(nth + 1));
    return (
      <>
        <button type="button" onDoubleClick={() => keepingFocus('Pesan', replace)}>
          Kirim
        </button>
        <List key={nth} arrows="controls" />
      </>
    );
  }
  render(<Page />);
  await settle();
  const focused = screen.getByRole('button', { name });
  act(() => focused.focus());
  fireEvent.doubleClick(screen.getByRole('button', { name: 'Kirim' }));
  expect(document.activeElement?.textContent).toBe(after);
  expect(document.activeElement === focused).toBe(name === 'Kirim');
});

test('before the rows are measured, those at the open end are there, with one stop for Tab', async () => {
  // as high as seven rows
  window.innerHeight = 7 * rowPixels - 1;
  const list = (props: Pick<VirtualListProps<string>, 'label' | 'anchor' | 'arrows'>) => (
    <VirtualList {...props} items={texts(30)} keyOf={itself} estimate={rowPixels} render={asButton} />
  );
  render(
    <>
      {list({ label: 'kontak', arrows: 'controls' })}
      {list({ label: 'pesan', anchor: 'end', arrows: 'rows' })}
      {list({ label: 'log', anchor: 'end' })}
    </>,
  );
  const rowsOf = (label: string) => [...screen.getByRole('list', { name: label }).querySelectorAll<HTMLElement>('[role=listitem]')];
  const places = (label: string) => rowsOf(label).map((one) => [one.textContent, one.ariaPosInSet ?? one.getAttribute('aria-posinset')]);
  const ends = (first: number) => texts(7, first).map((text, at) => [text, `${first + at + 1}`]);
  expect([places('kontak'), places('pesan'), places('log')]).toEqual([ends(0), ends(23), ends(23)]);
  const stopsOf = (label: string) => rowsOf(label).flatMap((one) => (one.querySelector('button')!.tabIndex === 0 ? [one.textContent] : []));
  expect([stopsOf('kontak'), stopsOf('pesan'), stopsOf('log').length]).toEqual([['row 0'], [], 7]);
  expect(rowsOf('log').every((one) => one.getAttribute('aria-setsize') === '30')).toBe(true);
  await waitFor(() => expect(rowsOf('kontak').length).toBeGreaterThan(7));
  await settle();
  expect(rowsOf('pesan').at(-1)!.textContent).toBe('row 29');
});
