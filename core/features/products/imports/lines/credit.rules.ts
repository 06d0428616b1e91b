import { readPrice } from '../../import-money.rules.js';

/*
 * Credit for phones, electricity and wallets: "Telkomsel 10.000" and "Token PLN 50rb" state their value, and cost about
 * that amount.
 */

const credit =
  /^(?:(?:pulsa|token|voucher|saldo|top ?up|isi ulang) ){0,2}(?:pulsa|token|voucher|saldo|pln|listrik|telkomsel|tsel|simpati|indosat|im3|isat|xl|axis|tri|three|smartfren|by\.?u|gopay|ovo|dana|shopeepay|linkaja|e-?toll|brizzi|flazz|google play|steam)(?!\p{L})/iu;
const kinds = /\b(?:reguler|regular|transfer|prabayar|listrik|pulsa)\b/gi;
const nameMaxChars = 60;
const worthMin = 0.9;
const worthMax = 1.6;

/** True for a name that begins with credit, such as "Pulsa XL". */
export const namesCredit = (name: string): boolean => credit.test(name);

/**
 * True for credit that is sold for about the amount in its name: "Telkomsel 10.000" for 11.500. A name with other words,
 * such as "XL kaos 50rb", is not credit.
 */
export function isWorth(name: string, inName: string, price: string): boolean {
  if (name.length > nameMaxChars) return false;
  const [worth, cost] = [readPrice(inName), readPrice(price)];
  const rest = name.replace(credit, '').replace(inName, '').replace(kinds, '').trim();
  return namesCredit(name) && rest === '' && !!worth && !!cost && cost >= worthMin * worth && cost <= worthMax * worth;
}
