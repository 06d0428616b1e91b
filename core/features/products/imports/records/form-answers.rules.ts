import { namedColumn } from '../column-names.rules.js';
import { priceKindOf, wordsOf } from '../../price-columns.rules.js';

/*
 * Exports of Google Forms and other forms. They have one row per answer, with its time. The answers name products,
 * but are orders or opinions of people.
 */

type Rows = readonly (readonly string[])[];

const timeHeading =
  /^(?:time ?stamp|(?:cap|stempel) waktu|(?:start|completion) time|waktu (?:mulai|selesai|penyelesaian|pengisian|submit)|(?:submitted|created) at|submission date|tanggal (?:pengisian|submit))$/;
/**
 * Number of first columns that are searched for the time. Forms write other columns before it, such as the number of
 * the answer.
 */
const timeWithin = 4;
const person =
  /\b(?:e ?mail|nama (?:lengkap|anda|kamu|kakak|pemesan|pembeli|pelanggan|customer|responden|penerima)|whats ?app|no(?:mor)? (?:wa|hp|telp|telepon)|alamat|usia|umur|jenis kelamin|respondent)\b/;
/** A time as forms write it: "2026/11/20 9:15:22 AM GMT+7", "20/11/2026 9.15", or "46346.385" in a workbook. */
const moment = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|^\d{5}(?:[.,]\d+)?$/;
/**
 * Minimum rank of a heading that certainly names a product, such as "Nama produk". A heading of a lower rank, such as
 * "Nama", may name a person.
 */
const sureNameRank = 3;

/** Number of rows that are searched for the headings of a list of people. */
const headingRows = 15;
const phone = /^(?:no(?:mor)? )?(?:hp|wa|whats ?app|telp|telepon)\b/;
const otherContact = /^(?:alamat\b(?! gudang)|jabatan\b|nik\b|ktp\b|email\b)/;
const personName =
  /^(?:nama (?:lengkap|pelanggan|customer|pembeli|karyawan|pegawai|anggota|member|kontak|konsumen|pemesan)|pelanggan|customer|karyawan)$/;
/** Words for prices for customers, in headings without the word "harga". */
const charge = /\b(?:sewa|tarif|biaya|rate|rp)\b/;

/**
 * True for a list of customers or staff: it has names with telephone numbers or addresses, but neither products nor
 * prices.
 */
export function isListOfPeople(rows: Rows): boolean {
  return rows.slice(0, headingRows).some((row) => {
    const headings = row.map(wordsOf);
    const hasPhone = headings.some((one) => phone.test(one));
    // "Nama" and "Alamat" may be those of rooms to let
    const isOfPeople = headings.some((one) => personName.test(one))
      ? hasPhone || headings.some((one) => otherContact.test(one))
      : hasPhone && headings.includes('nama');
    const isOfProducts = row.some((heading) => {
      const named = namedColumn(heading);
      return priceKindOf(heading) !== null || (named?.field === 'name' && named.rank > 1);
    });
    return isOfPeople && !isOfProducts && !headings.some((one) => charge.test(one));
  });
}

/** True for the answers of a form about people, unlike a form in which a shop collects its own products and prices. */
export function isFormAnswers(rows: Rows): boolean {
  const at = rows.findIndex((row) => row.some((cell) => cell !== ''));
  const headings = rows[at] ?? [];
  const time = headings.slice(0, timeWithin).findIndex((heading) => timeHeading.test(wordsOf(heading)));
  if (time < 0) return false;
  const times = rows.slice(at + 1).flatMap((row) => ((row[time] ?? '') === '' ? [] : [row[time]!]));
  if (times.length === 0 || !times.every((cell) => moment.test(cell))) return false;
  const isOfProducts =
    headings.some((heading) => (namedColumn(heading)?.rank ?? 0) >= sureNameRank && namedColumn(heading)!.field === 'name') &&
    headings.some((heading) => !heading.includes('?') && priceKindOf(heading) !== null);
  return !isOfProducts && headings.some((heading) => heading.includes('?') || person.test(wordsOf(heading)));
}
