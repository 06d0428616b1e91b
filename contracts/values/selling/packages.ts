/** The fixed package catalogue. Prices, quotas and validity are defined only here. */
export const packageIds = ['ai-trial', 'ai-1000', 'ai-3000', 'ai-10000', 'ai-unlimited'] as const;
export type PackageId = (typeof packageIds)[number];

export type Validity = { readonly unit: 'day' | 'month'; readonly count: number };

export interface Package {
  readonly id: PackageId;
  readonly name: string;
  /** IDR, integer. */
  readonly price: number;
  readonly ai_responses: number | 'Unlimited';
  readonly duration: string;
  readonly validity: Validity;
  readonly featured: boolean;
  readonly features: readonly string[];
}

/** Features of every package. */
export const sharedFeatures = [
  'Selalu aktif 24/7',
  'Blacklist nomor',
  'Follow-up bertahap',
  'Deteksi gambar',
  'Deteksi voice chat',
  'Cek ongkir otomatis',
  'Pengguna aktif tanpa batas',
  'Follow-up tanpa batas',
  'Kontak tanpa batas',
] as const;

const trialOnly = [
  'Chat natural untuk bisnis jualan atau jasa',
  'Beralih manual ke admin',
  'Notifikasi closing atau konversi khusus',
  'Dukungan tim',
] as const;

const month: Validity = { unit: 'month', count: 1 };

export const packages: readonly Package[] = [
  {
    id: 'ai-trial',
    name: 'Paket Trial',
    price: 0,
    ai_responses: 30,
    duration: '1 hari',
    validity: { unit: 'day', count: 1 },
    featured: false,
    features: [...sharedFeatures, ...trialOnly],
  },
  {
    id: 'ai-1000',
    name: 'Paket Basic',
    price: 50_000,
    ai_responses: 1_000,
    duration: '1 bulan',
    validity: month,
    featured: true,
    features: sharedFeatures,
  },
  {
    id: 'ai-3000',
    name: 'Paket Standard',
    price: 100_000,
    ai_responses: 3_000,
    duration: '1 bulan',
    validity: month,
    featured: false,
    features: sharedFeatures,
  },
  {
    id: 'ai-10000',
    name: 'Paket Pro',
    price: 200_000,
    ai_responses: 10_000,
    duration: '1 bulan',
    validity: month,
    featured: false,
    features: sharedFeatures,
  },
  {
    id: 'ai-unlimited',
    name: 'Paket Unlimited',
    price: 500_000,
    ai_responses: 'Unlimited',
    duration: '1 bulan',
    validity: month,
    featured: false,
    features: sharedFeatures,
  },
];

/** The package with that id; undefined for anything else. */
export function findPackage(id: string | null | undefined): Package | undefined {
  return packages.find((one) => one.id === id);
}

/** The package of a valid id. */
export function packageOf(id: PackageId): Package {
  const found = findPackage(id);
  if (!found) throw new Error(`unknown package ${id}`);
  return found;
}

/** Package name in the analytics summary for an account whose package is free or missing. */
export const noPackageName = 'Gratis';
