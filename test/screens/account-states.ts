import type { Page } from 'playwright-core';
import type { Screen } from './catalogue.ts';

/** Changes the server's answer of an address before the page gets it. */
function answering(path: string, change: (answer: any) => unknown): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(
      (url) => url.pathname === `/api${path}`,
      async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, json: change(await response.json()) });
      },
    );
  };
}

const agoIso = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A morning with every kind of lead who waits. */
const busyQueue = answering('/chat/waiting', ({ leads, ...rest }: { leads: object[] }) => {
  const waiting = [
    [
      'complaint',
      4,
      'Siti Rahmawati',
      'Kak barangnya sobek di lengan, saya kecewa. Gimana ini?? Sudah saya foto dari tadi tapi belum dibalas juga ya',
    ],
    ['complaint', 95, 'Dewi Lestari Kusumaningtyas Wulandari', 'paket belum sampai juga'],
    ['receipt', 12, 'Budi', '[Foto] sudah transfer ya kak'],
    ['bot-called', 50, 'Ibu Ratna Kusumawardhani', 'Mau bicara sama orangnya langsung bisa?'],
    ['question', 7, 'Agus', 'kalau XXL ada?'],
    ['ai-failed', 2, 'Rina', 'halo'],
    ['no-quota', 2_900, 'Rizky Pratama', 'oke nanti saya kabari'],
  ] as const;
  return {
    ...rest,
    counts: { needsOwner: 31, takenOver: 1, unread: 12 },
    next: '5.1.00000000-0000-0000-0000-000000000000',
    leads: waiting.map(([reason, minutes, name, words], at) => ({
      ...leads[0],
      conversationId: `00000000-0000-4000-8000-00000000000${at}`,
      name,
      takeoverUntil: at < 4 ? 'forever' : null,
      needsOwner: { reason, since: agoIso(minutes), words },
    })),
  };
});

/** A payment was started and its window closed. */
const payBegun = answering('/billing/orders', (orders: object[]) => [
  { orderId: 'BILL-begun', packageId: 'ai-10000', amount: 200_000, state: 'pending', createdAt: agoIso(40) },
  ...orders,
]);

const notice = { kind: 'closing', path: '/chat-history', seen: false, serious: false, handled: false };

/** A morning's notices: one that waits, one that is new, two that were read. */
const morningOfNotices = answering('/notices', () => {
  const waiting = {
    ...{ ...notice, id: '00000000-0000-4000-8000-000000000001', kind: 'handover', serious: true, at: agoIso(14) },
    title: 'Ibu Ratna: Minta bicara dengan Anda',
    body: 'Ingin bicara dengan admin soal pesanan partai.',
  };
  const rows = [
    waiting,
    {
      ...{ ...notice, id: '00000000-0000-4000-8000-000000000002', at: agoIso(52) },
      title: 'Closing dari Dewi Lestari',
      body: '2 Gamis Aisyah sage ukuran M, kirim ke Coblong, Bandung (Rp\u00a0378.000)',
    },
    {
      ...{ ...notice, id: '00000000-0000-4000-8000-000000000003', kind: 'quota', seen: true, at: agoIso(1_700) },
      title: 'Kuota 80 % terpakai',
      body: 'Sisa 600 dari 3.000 balasan AI.',
    },
    {
      ...{ ...notice, id: '00000000-0000-4000-8000-000000000004', kind: 'online', seen: true, at: agoIso(3_100) },
      title: 'Bot aktif kembali',
      body: 'Terputus 4 menit. Pesan yang masuk selama itu dijawab.',
    },
  ];
  return { rows, unseen: 2, open: [waiting] };
});

async function openReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Balas Budi', exact: true }).click();
  await page.getByPlaceholder('Balas Budi…').waitFor();
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
  await page
    .getByRole('dialog', { name: 'Pemberitahuan' })
    .getByText(/Perlu ditangani|Belum ada pemberitahuan/)
    .waitFor();
}

/** An installation with a configured pixel. */
const withPixel = answering('/public-config', (config: object) => ({ ...config, metaPixelId: '1234567890' }));

async function refuseCode(page: Page): Promise<void> {
  await page.route('**/api/auth/verify-otp', (route) =>
    route.fulfill({ status: 400, json: { error: 'Kode OTP salah. Sisa 4 percobaan.', code: 'otp_wrong' } }),
  );
  await page.getByLabel('Kode OTP').fill('123456');
  await page.getByRole('alert').waitFor();
}

async function askSampleShop(page: Page): Promise<void> {
  await page.locator('[data-sample-shops]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Bisa tukar ukuran?' }).click();
  const talk = page.getByRole('log', { name: 'Chat uji coba' });
  await talk.getByText('Bot', { exact: true }).nth(1).waitFor();
}

/** Screens about an account, its payments and its notices. */
export const accountStates: readonly Screen[] = [
  { name: 'landing-asked', path: '/', shows: 'Mulai Gratis', after: askSampleShop },
  { name: 'landing-consent', path: '/', shows: /cookie iklan/, before: withPixel },
  { name: 'register-consent', path: '/register?packageId=ai-trial', shows: /cookie iklan/, before: withPixel },
  { name: 'verify-otp-wrong', path: '/verify-otp?email=sari%40gmail.com', shows: 'Verifikasi', after: refuseCode },
  { name: 'dashboard-queue', path: '/dashboard', owner: 'busy', shows: '31 chat membutuhkan Anda', before: busyQueue, after: openReply },
  { name: 'billing-begun', path: '/billing', owner: 'busy', shows: 'Lanjutkan pembayaran', before: payBegun },
  { name: 'billing-used-up', path: '/billing', owner: 'usedUp', shows: /Kuota balasan AI/ },
  { name: 'billing-trial', path: '/billing', owner: 'fresh', shows: 'Paket Saat Ini' },
  { name: 'toast', path: '/prompt', owner: 'expired', shows: /Paket Anda telah berakhir/ },
  { name: 'notices', path: '/profil', owner: 'busy', shows: 'Paket Standard', before: morningOfNotices, after: openBell },
  { name: 'notices-empty', path: '/profil', owner: 'fresh', shows: 'Paket Trial', after: openBell },
];
