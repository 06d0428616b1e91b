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
  ['satu<br />dua <em>miring</em>', 'satu\ndua _miring_'],
  ['<h2>Harga</h2><p>75.000</p>', 'Harga75.000'],
  ['<ul><li>satu</li><li>dua</li></ul>', '- satu\n- dua'],
  ['75&nbsp;ribu', '75 ribu'],
  ['a\rb\0', 'a\nb'],
  ['a\n  ```json\nx\n  ```', 'a\n  ```\nx\n  ```'],
  ['lihat ```abc\nx```', 'lihat ```abc\nx```'],
  ['a\uE000b `x`', 'ab `x`'],
  ['Blok # 5 ya', 'Blok # 5 ya'],
  ['Halo\n  ##  Judul ##  ', 'Halo\n*Judul*'],
  ['## Kaos #1', '*Kaos #1*'],
  ['a\n\n# #\n\nb', 'a\n\nb'],
  ['Ini __Harga__ spesial', 'Ini *Harga* spesial'],
  ['nama__a__ saya', 'nama__a__ saya'],
  ['__A__ ~~B~~', '*A* ~B~'],
  ['*  satu', '- satu'],
  ['ya - [x] Kaos', 'ya - [x] Kaos'],
  ['Halo\n  - [x]  Kaos', 'Halo\n  - Kaos'],
  ['[ Toko ](https://a.id/tel:62)', 'Toko: https://a.id/tel:62'],
  ['[https://a.id](https://a.id)', 'https://a.id'],
  ['[+62812](tel:+62812)', '+62812'],
  ['[tel:+62812](tel:+62812)', '+62812'],
  ['| a | b |\nc', '| a | b |\nc'],
  ['Halo\n | a | b | \n  |---|---|  \n | 1 | 2 | ', 'Halo\n- 1: 2'],
  ['| P | H | S |\n|---|---|---|\n| Kaos |  | 3 |\n| Topi |  |  |', '- Kaos: S 3\n- Topi'],
  ['| P |  | S |\n|---|---|---|\n| Kaos | merah | 3 |', '- Kaos: merah, S 3'],
])('markdown %j becomes %j', (markdown, shown) => {
  expect(toWhatsappText(markdown)).toBe(shown);
});

/** Typical texts of shops in Indonesia. */
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
