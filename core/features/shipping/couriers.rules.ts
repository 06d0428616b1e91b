/** Couriers by code, with the names people use for them. */
const names: Readonly<Record<string, { readonly label: string; readonly written: RegExp }>> = {
  jne: { label: 'JNE', written: /^(jne|jalur nugraha)/ },
  jnt: { label: 'J&T', written: /^(j ?n ?t|j ?& ?t|j ?and ?t|j ?dan ?t)/ },
  sicepat: { label: 'SiCepat', written: /^si ?cepat/ },
  anteraja: { label: 'AnterAja', written: /^anter ?aja|^antaraja/ },
  ninja: { label: 'Ninja', written: /^ninja/ },
  tiki: { label: 'TIKI', written: /^tiki/ },
  pos: { label: 'POS', written: /^(kantor )?pos( |$)/ },
  lion: { label: 'Lion Parcel', written: /^lion/ },
  ide: { label: 'ID Express', written: /^(ide$|id ?ex|idx)/ },
  sap: { label: 'SAP', written: /^sap( |$)/ },
  wahana: { label: 'Wahana', written: /^wahana/ },
  rex: { label: 'REX', written: /^(rex|royal express)/ },
};

/** Couriers that are queried when the lead named none. One request covers all of them. */
export const usualCouriers = ['jne', 'jnt', 'sicepat', 'ninja', 'pos', 'tiki', 'lion', 'ide'];

/** The code of a courier from user input; undefined when it is not a known courier. */
export function courierCode(written: string): string | undefined {
  const text = written.toLowerCase().replace(/\s+/g, ' ').trim();
  return Object.keys(names).find((code) => names[code]!.written.test(text));
}

/** The courier name that leads know. */
export function courierLabel(code: string): string {
  return names[code]?.label ?? code.toUpperCase();
}
