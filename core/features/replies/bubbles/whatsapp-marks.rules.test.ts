import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toWhatsappText } from './whatsapp-marks.rules.js';
import { runs } from '../../../../test/support/runs.js';

test.each([
  ['**Harga** spesial', '*Harga* spesial'],
  ['***Promo***', '*Promo*'],
  ['## Daftar harga', '*Daftar harga*'],
  ['[Katalog](https://toko.id/k)', 'Katalog: https://toko.id/k'],
  ['![](https://toko.id/f.jpg)', 'https://toko.id/f.jpg'],
  ['* satu\n* dua', '- satu\n- dua'],
  ['a\n\n---\n\nb', 'a\n\nb'],
  ['ukuran 2 * 3 * 4', 'ukuran 2 * 3 * 4'],
  ['*sudah tebal*', '*sudah tebal*'],
  ['a\r\nb', 'a\nb'],
  ['__Harga__ spesial', '*Harga* spesial'],
  ['~~Rp 90.000~~', '~Rp 90.000~'],
  ['### **Promo** hari ini', '*Promo hari ini*'],
  ['**Katalog:** [klik](https://toko.id/a_b__c "judul")', '*Katalog:* klik: https://toko.id/a_b__c'],
  ['[WA](tel:+628123)', 'WA: +628123'],
  ['**https://toko.id/a**', '*https://toko.id/a*'],
  ['Halo\n\n* satu\n  * dua', 'Halo\n\n- satu\n  - dua'],
  ['- [x] Kaos\n- [ ] Topi', '- Kaos\n- Topi'],
  ['| Produk | Harga |\n|---|---:|\n| Kaos | 75.000 |\n| Topi | 50.000 |', '- Kaos: 75.000\n- Topi: 50.000'],
  ['| Produk | Harga | Stok |\n| :-- | -- | -- |\n| Kaos | 75.000 | 3 |', '- Kaos: Harga 75.000, Stok 3'],
  ['```json\n{"a": **1**}\n```', '```\n{"a": **1**}\n```'],
  ['kode `a__b__c`', 'kode `a__b__c`'],
  ['Rp 50\\.000 \\- ready\\!', 'Rp 50.000 - ready!'],
  ['satu<br>dua <b>tebal</b>', 'satu\ndua *tebal*'],
])('markdown %j becomes %j', (markdown, shown) => {
  expect(toWhatsappText(markdown)).toBe(shown);
});

/** How shops in Indonesia write. */
const phrases = [
  'Halo Kak 😊',
  'Harga kaos polos: Rp 75.000',
  'Promo *beli 2 gratis 1* hari ini!',
  '_Khusus_ area Bandung',
  '~Rp 90.000~ jadi Rp 75.000',
  'Terima kasih <3',
  'berat a < b > c',
  'ukuran 2 x 3 m, 2*3*4 cm',
  'Cek https://toko.id/kaos_polos__hitam?ref=a_b&x=**1**',
  'email: sari__shop_id@mail.id',
  'kode promo HEMAT_50_PERSEN',
  '#promo #gratisongkir',
  '[PROMO] Diskon 20%',
  'jam 08.00–17.00 | Senin-Sabtu',
  'total = 2 * 75.000 + 10.000',
  '¯\\_(ツ)_/¯',
  '(y) :) ;) ^_^ >_<',
  '```RESI123```',
];

describe('honest text', () => {
  test('comes back as it is', () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom(...phrases), fc.constantFrom(' ', '\n', '\n\n', ', ', '\n- ', '\n1. ', '\n> ', '\n+ ')), {
        minLength: 1,
        maxLength: 12,
      })
      .map((parts) =>
        parts
          .map(([phrase, between]) => phrase + between)
          .join('')
          .trim(),
      );
    fc.assert(
      fc.property(text, (said) => {
        expect(toWhatsappText(said)).toBe(said);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('whatever is written: twice is as once', () => {
    const unit = fc.constantFrom(
      '*',
      '**',
      '__',
      '_',
      '~~',
      '#',
      ' ',
      '\n',
      '- ',
      '|',
      '---',
      '`',
      '```',
      '[a](https://b.id)',
      '\\',
      'a',
      'Kak',
      '<b>',
      '</b>',
      '<br>',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), (said) => {
        const once = toWhatsappText(said);
        expect(toWhatsappText(once)).toBe(once);
      }),
      { numRuns: runs(3_000) },
    );
  });
});
