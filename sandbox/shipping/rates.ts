import type { Place } from './places.ts';

export interface Rate {
  name: string;
  code: string;
  service: string;
  description: string;
  cost: number;
  etd: string;
}

interface Service {
  service: string;
  description: string;
  /** `factor` multiplies the zone's price per kilogram. `days` is added to the delivery days of the zone. */
  factor: number;
  days: number;
  /** Minimum weight in kilograms (cargo). */
  minKg?: number;
  /** the real service answers "" for some couriers */
  etd?: 'none' | 'zero';
}

const couriers: Record<string, { name: string; services: Service[]; notTo?: string[] }> = {
  jne: {
    name: 'Jalur Nugraha Ekakurir (JNE)',
    services: [
      { service: 'REG', description: 'Layanan Reguler', factor: 1, days: 0 },
      { service: 'YES', description: 'Yakin Esok Sampai', factor: 1.8, days: -2 },
      { service: 'JTR', description: 'JNE Trucking', factor: 0.45, days: 3, minKg: 10 },
    ],
  },
  jnt: { name: 'J&T Express', services: [{ service: 'EZ', description: 'Regular Service', factor: 0.95, days: 0, etd: 'none' }] },
  sicepat: {
    name: 'SiCepat Express',
    services: [
      { service: 'REG', description: 'Reguler', factor: 0.93, days: 0 },
      { service: 'GOKIL', description: 'Cargo Per Kg (Minimal 10kg)', factor: 0.4, days: 4, minKg: 10 },
    ],
    notTo: ['PAPUA', 'MALUKU'],
  },
  anteraja: {
    name: 'AnterAja',
    services: [{ service: 'REG', description: 'Regular', factor: 0.9, days: 0, etd: 'zero' }],
    notTo: ['PAPUA', 'MALUKU', 'NUSA TENGGARA TIMUR'],
  },
  pos: { name: 'POS Indonesia (POS)', services: [{ service: 'Pos Reguler', description: '240', factor: 0.85, days: 2 }] },
  tiki: {
    name: 'Citra Van Titipan Kilat (TIKI)',
    services: [
      { service: 'REG', description: 'Regular Service', factor: 1.05, days: 0 },
      { service: 'T15', description: 'Motor', factor: 6, days: 4, minKg: 10 },
    ],
  },
  ninja: { name: 'Ninja Xpress', services: [{ service: 'STANDARD', description: 'Standard Service', factor: 0.97, days: 1 }] },
  lion: { name: 'Lion Parcel', services: [{ service: 'REGPACK', description: 'Reguler', factor: 0.92, days: 1 }] },
  ide: { name: 'ID Express', services: [{ service: 'STD', description: 'Standard', factor: 0.88, days: 1 }] },
  sap: { name: 'SAP Express', services: [{ service: 'REG', description: 'Regular', factor: 0.94, days: 1 }] },
  wahana: { name: 'Wahana Prestasi Logistik', services: [{ service: 'Normal', description: 'Layanan Normal', factor: 0.7, days: 3 }] },
  rex: {
    name: 'Royal Express Indonesia (REX)',
    services: [{ service: 'REX-10', description: 'Reguler', factor: 0.98, days: 2, minKg: 5 }],
  },
  sentral: { name: 'Sentral Cargo', services: [{ service: 'Darat', description: 'Cargo Darat', factor: 0.35, days: 5, minKg: 10 }] },
};

export const courierCodes = Object.keys(couriers);

const zones: [RegExp, number][] = [
  [/JAKARTA|BANTEN|JAWA BARAT/, 0],
  [/JAWA|YOGYAKARTA/, 1],
  [/LAMPUNG|BALI|SUMATERA|RIAU/, 2],
  [/KALIMANTAN|SULAWESI|NUSA TENGGARA/, 3],
  [/MALUKU|PAPUA/, 5],
];

/** Rates between two places. Each started kilogram is charged. Couriers that do not serve the route are left out. */
export function ratesBetween(from: Place, to: Place, grams: number, wanted: string[]): Rate[] {
  const apart = Math.abs(zoneOf(from) - zoneOf(to));
  const sameCity = from.city_name === to.city_name;
  const perKg = sameCity ? 9_000 : 12_000 + apart * 11_000;
  const days = sameCity ? 1 : 2 + apart;
  const kg = Math.max(1, Math.ceil(grams / 1_000 - 0.3));
  return wanted.flatMap((code) => {
    const courier = couriers[code];
    if (!courier || courier.notTo?.some((province) => to.province_name.includes(province))) return [];
    return courier.services.map((service) => ({
      name: courier.name,
      code,
      service: service.service,
      description: service.description,
      cost: Math.ceil((perKg * service.factor * Math.max(kg, service.minKg ?? 1)) / 500) * 500,
      etd: etdOf(service, days),
    }));
  });
}

function etdOf({ etd, days: extra }: Service, days: number): string {
  if (etd === 'none') return '';
  if (etd === 'zero') return '0-0 day';
  const first = Math.max(1, days + extra);
  return extra < 0 ? `${first} day` : `${first}-${first + 1} day`;
}

function zoneOf({ province_name: province }: Place): number {
  return zones.find(([pattern]) => pattern.test(province))?.[1] ?? 3;
}
