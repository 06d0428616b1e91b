import { formatPhone } from '#contracts/values/people/phone';

/** For the owner's log: a number passed to another person. */
export function movedNumberText({ name, pn }: { readonly name: string; readonly pn: string }): string {
  const who = name === '' ? 'pemilik sebelumnya' : name;
  return `Nomor ${formatPhone(pn)} sekarang milik orang lain. Chat lama dengan ${who} dipisahkan dan tidak dipakai untuk orang yang baru.`;
}

/** For the owner's log: the same person has a new number. */
export function newNumberText({ from, to }: { readonly from: string; readonly to: string }): string {
  return `Pelanggan dengan nomor ${formatPhone(from)} sekarang memakai ${formatPhone(to)}. Riwayat chatnya tetap sama.`;
}
