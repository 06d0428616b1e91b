import { expect, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { shipping } from '#contracts/http/bot/shipping';
import { limits } from '#contracts/values/limits';
import './page-socket.js';
import { answer } from './answers/answer.js';

const { findControl, formOf, isTyped, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { nameOf } = await import('./page-text.js');
const { forms } = await import('./forms.js');

/*
 * Fields in a closed group of a form whose button is outside of the group. When such a field is invalid, its group
 * opens and the field gets the focus. Otherwise the button would seem to do nothing.
 */

interface Folded {
  readonly path: string;
  readonly after?: readonly string[];
  readonly save: string;
  /** Values that make the rest of the form valid. */
  readonly first?: Readonly<Record<string, string>>;
  /**
   * By the name of a field in a group: an invalid text, and the name of the field that shows the error when it is
   * another field.
   */
  readonly refused: Readonly<Record<string, readonly [text: string, at?: string]>>;
}

const folded: Readonly<Record<string, Folded>> = {
  'the training on the page of the bot': {
    ...{ path: '/bot', save: 'button "💾 Simpan Prompt"' },
    refused: {
      'Nama & Link Foto Produk (opsional)': ['x'.repeat(limits.secondaryPromptMaxChars + 1)],
      'Kecamatan Pengirim Untuk Cek Ongkir (opsional)': ['x'.repeat(limits.districtMaxChars + 1)],
      'Nomor Notifikasi Peristiwa': ['1'.repeat(40)],
    },
  },
  'a product': {
    ...forms['a new product'],
    first: { 'Nama produk': 'Kaos' },
    refused: {
      Satuan: ['x'.repeat(21)],
      'Minimal pesan': ['tiga'],
      'Harga grosir': ['12 = murah'],
      'Harga reseller': ['mahal'],
      'Harga promo': ['mahal'],
      'Promo mulai': ['2026-11-28', 'Harga promo'],
      'Promo sampai': ['2026-11-28', 'Harga promo'],
      'Harga modal': ['mahal'],
    },
  },
};

test.each(
  Object.entries(folded).flatMap(([name, form]) =>
    Object.entries(form.refused).map(([field, [text, at]]) => ({ name, form, field, text, at })),
  ),
)(
  '$name: “$field” is refused, and its group opens',
  async ({ form: { path, after = [], save, first = {}, refused }, field, text, at = field }) => {
    // A known place is stored, because a group also opens when a place must still be chosen.
    const answers = [answer(shipping.origin, { kind: 'known', label: 'Tebet' })];
    const { settle, server } = await openScreen(path, { part: 'page', answers });
    const press = async (key: string) => {
      await perform({ kind: 'press', key }, findControl({ kind: 'press', key }, [document.body])!);
      await settle();
    };
    for (const key of after) await press(key);
    const form = formOf(findControl({ kind: 'press', key: save }, [document.body])!)!;
    const groups = [...form.querySelectorAll('details')];
    const inGroups = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>('input, textarea')].filter(isTyped));
    expect(inGroups.map((one) => nameOf(one)).toSorted()).toEqual(Object.keys(refused).toSorted());
    const opened = () => groups.filter(({ open }) => open).map((group) => group.querySelector('summary')!.textContent);
    expect(opened()).toEqual([]);
    for (const [name, value] of Object.entries({ ...first, [field]: text })) {
      const control = [...form.querySelectorAll<HTMLElement>('input, textarea')].find((one) => nameOf(one) === name)!;
      await act(async () => void fireEvent.change(control, { target: { value } }));
    }
    const heard = server.requests.length;
    await press(save);
    expect(server.requests.slice(heard)).toEqual([]);
    const broken = inGroups.filter((one) => one.getAttribute('aria-invalid') === 'true');
    expect(broken.map((one) => nameOf(one))).toEqual([at]);
    expect(document.activeElement === broken[0]).toBe(true);
    expect(opened()).toEqual([broken[0]!.closest('details')!.querySelector('summary')!.textContent]);
  },
);
