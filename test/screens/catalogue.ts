import type { Page } from 'playwright-core';
import type { Owner } from '../support/owners.ts';
import { accountStates } from './account-states.ts';
import { dailyStates } from './daily-states.ts';
import type { DemoOwners } from './demo-owners.ts';
import { pair, unpair } from './pairing.ts';
import type { TroubledOwners } from './troubled-owners.ts';
import { registeredTwice, askForPassword, takeAnyEmail, askForEmailCode, failLogin, wantPassword, askPassword } from './form-acts.ts';

/** The owners whose screens are visited. Owners with problems are absent in tests that do not visit their screens. */
export type ScreenOwners = DemoOwners & Partial<TroubledOwners>;

/** One screen in one state, as pictures and accessibility checks visit it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The owner who is logged in. Absent for a screen of a visitor. */
  readonly owner?: keyof ScreenOwners;
  /** An element that is visible once the screen is complete. */
  readonly shows: string | RegExp;
  /** Puts the owner's data into the state of the screen. */
  readonly ready?: (owner: Owner) => Promise<unknown>;
  /**
   * Puts the page into the state of the screen. `before` mocks answers before the page loads. `after` acts by hand
   * after it has loaded.
   */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page, owner: Owner | undefined) => Promise<void>;
}

/** Makes every answer of API paths that begin with `part` a failure without an error message. */
export function failing(part: string): (page: Page) => Promise<void> {
  return async (page) => {
    // The route is set on the context, because the service worker's process sends requests while the worker starts.
    await page.context().route(
      (url) => url.pathname.startsWith(`/api${part}`),
      (route) => route.fulfill({ status: 500, body: '' }),
    );
  };
}

/** Makes the requests for the bot's settings and log fail. */
async function failBotSettings(page: Page): Promise<void> {
  for (const part of ['/bot/logs', '/bot/hours', '/prompt/']) await failing(part)(page);
}

/** Replaces the dashboard's component by one that throws while it renders. Its code loads without an error. */
export async function breakDashboard(page: Page): Promise<void> {
  await page.route(/dashboard-page-.*\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)].map(([, name]) => name!);
    // Replaces only the page. Other chunks import from this chunk, and the bundler may export the page inside an
    // object.
    const body = [
      `import * as real from ${JSON.stringify(`${route.request().url()}?real`)};`,
      'const page = () => { throw new Error("broken"); };',
      'const broken = (part) => (part && typeof part === "object" && "DashboardPage" in part ? { DashboardPage: page } : part);',
      ...names.map(
        (name) => `const own_${name} = ${name === 'DashboardPage' ? 'page' : `broken(real.${name})`}; export { own_${name} as ${name} };`,
      ),
    ].join('\n');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Sets a sender address whose kecamatan has a name that several places share. */
const shareSender = ({ api }: Owner) => api.post('/prompt', { alamat: 'Sukamaju' });

const withoutSocket = (page: Page) => page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());

/** Selects the week, because the demo shop's conversations are some days old. */
async function chooseWeek(page: Page): Promise<void> {
  await page.getByLabel('Tampilkan').selectOption('week');
  await page.getByText('Anda jawab sendiri').waitFor();
}
const chooseHours = (page: Page) => page.getByLabel('Hanya di luar jam buka').check();
/** Opens all groups of the bot's settings. */
async function openGroups(page: Page): Promise<void> {
  await page.locator('#panggilan').waitFor();
  for (const summary of await page.locator('summary').all()) await summary.click();
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/**
 * Presses a control that opens a window, and waits for the window. The window's code is fetched at the first press.
 */
const openWindow = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
};

const front: readonly Screen[] = [
  { name: 'landing', path: '/', shows: 'Mulai Gratis' },
  { name: 'terms', path: '/terms-and-conditions', shows: /31 Agustus 2025/ },
  { name: 'login', path: '/login', shows: 'Login' },
  { name: 'login-error', path: '/login', shows: 'Login', before: failing('/auth/login'), after: failLogin },
  { name: 'register', path: '/register?packageId=ai-trial', shows: 'Paket Trial' },
  { name: 'register-paid', path: '/register?packageId=ai-1000', shows: 'Paket Basic' },
  { name: 'verify-otp', path: '/verify-otp?email=sari%40gmail.com', shows: 'Verifikasi' },
  {
    name: 'verify-otp-password',
    path: '/verify-otp?email=sari%40gmail.com',
    shows: 'Verifikasi',
    before: registeredTwice,
    after: askForPassword,
  },
  { name: 'undo-email', path: '/bukan-saya#no-token', shows: 'Kembalikan email saya' },
  { name: 'forgot-password', path: '/forgot-password', shows: 'Kirim OTP' },
  { name: 'offline', path: '/offline', shows: 'Tidak ada koneksi internet' },
  { name: 'reset-password', path: '/reset-password?email=sari%40gmail.com', shows: 'Kirim Ulang OTP' },
];

const panel: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', owner: 'busy', shows: 'Pesan 30 Hari Terakhir' },
  { name: 'dashboard-empty', path: '/dashboard', owner: 'fresh', shows: /Tidak ada data pesan/ },
  { name: 'dashboard-error', path: '/dashboard', owner: 'busy', shows: /Gagal memuat data dashboard/, before: failing('/analytics') },
  { name: 'dashboard-dead', path: '/dashboard', owner: 'unlinked', shows: /^Bot Offline/ },
  { name: 'dashboard-no-quota', path: '/dashboard', owner: 'usedUp', shows: 'Tambah kuota' },
  { name: 'bot-no-quota', path: '/bot', owner: 'usedUp', shows: 'Bot Aktif, tetapi kuota habis' },
  { name: 'bot-online', path: '/bot', owner: 'busy', shows: 'Bot Aktif' },
  { name: 'bot-offline', path: '/bot', owner: 'fresh', shows: 'Bot Offline' },
  { name: 'bot-initing', path: '/bot', owner: 'starting', shows: 'Menginisialisasi...' },
  { name: 'bot-qr', path: '/bot', owner: 'linking', shows: /^QR uploaded|Langkah|Buka WhatsApp/, ready: startBot },
  { name: 'bot-code', path: '/bot', owner: 'fresh', shows: 'Bot Offline', after: openCode },
  { name: 'bot-code-shown', path: '/bot', owner: 'linking', shows: 'Hubungkan dengan kode', ready: startBot, after: askForCode },
  { name: 'bot-linked', path: '/bot', owner: 'pairing', shows: /^Bot Offline/, ready: unpair, after: seeLinked },
  { name: 'bot-restricted', path: '/bot', owner: 'restricted', shows: 'Bot Aktif, dengan batasan WhatsApp' },
  { name: 'bot-thrown-out', path: '/bot', owner: 'unlinked', shows: 'Hubungkan lagi' },
  { name: 'bot-sender-choices', path: '/bot', owner: 'starting', shows: 'Pakai kecamatan ini', ready: shareSender },
  { name: 'bot-hours', path: '/bot#jam-bot', owner: 'busy', shows: 'Kapan bot membalas', after: chooseHours },
  { name: 'bot-groups', path: '/bot', owner: 'busy', shows: 'Pengaturan bot', after: openGroups },
  { name: 'bot-settings-error', path: '/bot', owner: 'busy', shows: /^Gagal dimuat/, before: failBotSettings },
  { name: 'prompt', path: '/prompt', owner: 'busy', shows: /Simpan Prompt/ },
  { name: 'prompt-empty', path: '/prompt', owner: 'fresh', shows: /Simpan Prompt/ },
  { name: 'prompt-versions', path: '/prompt', owner: 'busy', shows: /Simpan Prompt/, after: openVersions },
  { name: 'prompt-compare', path: '/prompt', owner: 'busy', shows: /Simpan Prompt/, after: compare },
  { name: 'products', path: '/produk', owner: 'busy', shows: 'Kaos Polos Hitam' },
  { name: 'products-empty', path: '/produk', owner: 'fresh', shows: 'Belum ada produk' },
  { name: 'products-edit', path: '/produk', owner: 'busy', shows: 'Kaos Polos Hitam', after: openWindow('Ubah Kaos Polos Hitam') },
  { name: 'products-import', path: '/produk', owner: 'busy', shows: 'Kaos Polos Hitam', after: lookAtImport },
  { name: 'products-answers', path: '/produk?bagian=jawaban', owner: 'busy', shows: 'Bisa COD?' },
  { name: 'products-no-answers', path: '/produk?bagian=jawaban', owner: 'fresh', shows: 'Belum ada jawaban' },
  { name: 'blacklist', path: '/blacklist', owner: 'busy', shows: '6281311112222' },
  { name: 'blacklist-empty', path: '/blacklist', owner: 'fresh', shows: /Belum ada nomor/ },
  { name: 'blacklist-error', path: '/blacklist', owner: 'busy', shows: /Gagal memuat blacklist/, before: failing('/blacklist') },
  { name: 'blacklist-confirm', path: '/blacklist', owner: 'busy', shows: '6281311112222', after: openWindow(/^Hapus/) },
  { name: 'logs', path: '/logs', owner: 'busy', shows: /Closing dari Dewi Lestari/ },
  { name: 'logs-empty', path: '/logs', owner: 'fresh', shows: 'Log kosong...' },
  { name: 'logs-error', path: '/logs', owner: 'busy', shows: /Gagal memuat log/, before: failing('/bot/logs') },
  { name: 'report', path: '/laporan', owner: 'busy', shows: 'Laporan pagi', after: chooseWeek },
  { name: 'report-empty', path: '/laporan', owner: 'fresh', shows: 'Tidak ada chat masuk pada hari tersebut' },
  { name: 'closing', path: '/closing', owner: 'busy', shows: 'Dewi Lestari' },
  { name: 'closing-empty', path: '/closing', owner: 'fresh', shows: 'Belum ada closing' },
  { name: 'chat-list', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso' },
  {
    name: 'chat-thread',
    path: '/chat-history',
    owner: 'busy',
    shows: 'Budi Santoso',
    after: openThread(/Budi Santoso/, /Boleh minta nama lengkap/),
  },
  { name: 'chat-takeover', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: openThread(/Ibu Ratna/, 'Bisa COD tidak?') },
  {
    name: 'chat-question',
    path: '/chat-history',
    owner: 'busy',
    shows: 'Budi Santoso',
    after: answerBot,
  },
  { name: 'chat-search', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: searchTalks },
  {
    name: 'chat-kinds',
    path: '/chat-history',
    owner: 'busy',
    shows: 'Budi Santoso',
    after: openThread(/Agus Salim/, 'Masih ada warna mocca?'),
  },
  { name: 'chat-info', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: openInfo },
  { name: 'chat-quick-replies', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: openQuickReplies },
  { name: 'chat-new', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: openWindow('Chat baru') },
  { name: 'chat-story', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: openStory },
  { name: 'chat-notes', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: openNotes },
  { name: 'chat-choosing', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: chooseChats },
  { name: 'chat-choosing-labels', path: '/chat-history', owner: 'busy', shows: 'Budi Santoso', after: labelChats },
  { name: 'chat-empty', path: '/chat-history', owner: 'fresh', shows: 'Tidak ada contacts' },
  { name: 'chat-error', path: '/chat-history', owner: 'busy', shows: /Gagal memuat contacts/, before: failing('/chat/contacts') },
  { name: 'followup', path: '/followup', owner: 'busy', shows: 'Follow-up Hari 1' },
  { name: 'followup-empty', path: '/followup', owner: 'fresh', shows: 'Belum ada yang terjadwal' },
  { name: 'followup-error', path: '/followup', owner: 'busy', shows: /Gagal memuat konfigurasi/, before: failing('/followup') },
  { name: 'profil', path: '/profil', owner: 'busy', shows: 'Paket Standard' },
  { name: 'billing', path: '/billing', owner: 'busy', shows: 'Paket Saat Ini' },
  { name: 'billing-expired', path: '/billing', owner: 'expired', shows: 'Paket Langganan' },
  { name: 'settings', path: '/settings', owner: 'busy', shows: 'Akun Saya' },
  { name: 'settings-email-code', path: '/settings', owner: 'busy', shows: 'Akun Saya', before: takeAnyEmail, after: askForEmailCode },
  { name: 'settings-delete', path: '/settings', owner: 'busy', shows: 'Akun Saya', after: openWindow('Hapus Akun') },
  { name: 'settings-password', path: '/settings', owner: 'busy', shows: 'Perangkat yang masuk', before: wantPassword, after: askPassword },
  { name: 'billing-locked', path: '/billing', owner: 'busy', shows: 'Tampilkan riwayat', before: wantPassword },
  { name: 'try-out', path: '/uji-coba', owner: 'busy', shows: 'Coba tanyakan sesuatu', after: tryOut },
  { name: 'help', path: '/bantuan', owner: 'busy', shows: 'Menghubungkan WhatsApp' },
  { name: 'help-guide', path: '/bantuan#nomor-dibatasi', owner: 'busy', shows: 'Supaya tidak terulang' },
  { name: 'help-nothing', path: '/bantuan', owner: 'fresh', shows: 'Menghubungkan WhatsApp', after: searchNothing },
  { name: 'support', path: '/dashboard', owner: 'busy', shows: 'Pesan 30 Hari Terakhir', after: openSupport },
  { name: 'subscription', path: '/dashboard', owner: 'expired', shows: 'Pilih Paket Langganan' },
  { name: 'drawer', path: '/dashboard', owner: 'busy', shows: 'Pesan 30 Hari Terakhir', after: openDrawer },
  { name: 'waiting', path: '/dashboard', owner: 'busy', shows: /Koneksi langsung terputus/, before: withoutSocket },
  { name: 'broken', path: '/dashboard', owner: 'busy', shows: 'Unexpected Application Error!', before: breakDashboard },
  { name: 'user-menu', path: '/dashboard', owner: 'busy', shows: 'Pesan 30 Hari Terakhir', after: openUserMenu },
];

/** Every screen of the product in its states. */
export const screens: readonly Screen[] = [...front, ...panel, ...accountStates, ...dailyStates];

/** A pasted list with a row that cannot be read. */
async function lookAtImport(page: Page): Promise<void> {
  await press('Impor')(page);
  await page
    .getByLabel('Atau tempel daftar Anda')
    .fill('Nama;Harga;Berat\nTopi Rimba;45rb;100 gr\nJaket Parasut;mahal;400\nKaos Polos Hitam;79.000;');
  await press('Periksa')(page);
  await page.getByText('Harga "mahal" tidak terbaca').waitFor();
}

async function tryOut(page: Page): Promise<void> {
  await page.getByLabel('Tulis pesan').fill('Halo kak, ada stok warna hitam?');
  await page.getByRole('button', { name: 'Kirim pesan' }).click();
  await page.getByRole('log').getByText('Bot', { exact: true }).last().waitFor();
  await page.getByText('Sisa uji coba').waitFor();
  await page.getByRole('button', { name: 'Mengapa bot menjawab begini?' }).last().click();
  await page.getByRole('dialog').getByText('Rincian teknis').first().click();
  await page.getByText(/token dibaca/).waitFor();
}

async function searchNothing(page: Page): Promise<void> {
  await page.getByLabel('Cari panduan').fill('zzzz');
  await page.getByText('Tidak ada panduan dengan kata itu').waitFor();
}

/** Opens the drawer with the sidebar's entries, on a screen that is too narrow for the sidebar. */
async function openDrawer(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Buka menu' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

async function openCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hubungkan dengan kode' }).click();
  await page.getByRole('dialog', { name: 'Hubungkan dengan kode' }).waitFor();
}

/** Opens the sheet and requests a pairing code from the server, for a number that does not exist. */
async function askForCode(page: Page): Promise<void> {
  await openCode(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Nomor WhatsApp bot').fill('6281298765432');
  await sheet.getByRole('button', { name: 'Tidak, minta kode' }).click();
  await sheet.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor();
}

async function openVersions(page: Page): Promise<void> {
  await press('Versi sebelumnya')(page);
  await page
    .getByRole('dialog', { name: 'Versi sebelumnya' })
    .getByText(/Belum ada|Dipakai sampai/)
    .first()
    .waitFor();
}

/** Compares the answers before and after a change of the prompt. */
async function compare(page: Page): Promise<void> {
  await page.getByLabel('Prompt Utama').press('End');
  await page.getByLabel('Prompt Utama').pressSequentially(' Ongkir gratis.');
  await press('Apa yang berubah')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Bandingkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bandingkan lagi' }).waitFor();
}

async function answerBot(page: Page): Promise<void> {
  await openThread(/Ibu Ratna/, 'Bisa COD tidak?')(page);
  await page.getByRole('region', { name: 'Pertanyaan dari bot' }).waitFor();
  await page.getByLabel('Jawaban Anda').waitFor();
}

async function searchTalks(page: Page): Promise<void> {
  await page.getByLabel('Cari nama, nomor, atau pesan').fill('warna');
  await page.getByRole('region', { name: 'Pesan yang cocok' }).getByRole('button').first().waitFor();
}

/** Opens the customer information. On wide screens it is beside the thread. */
async function openInfo(page: Page): Promise<void> {
  await openThread(/Dewi Lestari/, /pesanannya sudah kami catat/)(page);
  const name = page.getByTitle('Info pelanggan');
  if (await name.isVisible()) await name.click();
  await page.getByText('2 Gamis Aisyah sage ukuran M').waitFor();
}

async function openQuickReplies(page: Page): Promise<void> {
  await openThread(/Budi Santoso/, /Boleh minta nama lengkap/)(page);
  await press('Balasan cepat')(page);
  await page.getByRole('dialog').getByLabel('Balasan cepat baru').waitFor();
}

/** Links the bot by a pairing code. The window for linking stays open when the phone has accepted the code. */
async function seeLinked(page: Page, owner: Owner | undefined): Promise<void> {
  await openCode(page);
  await pair(page, owner!);
}

/** Opens the support window. Its button is in the sidebar, or in the drawer on phones. */
async function openSupport(page: Page): Promise<void> {
  await openDrawer(page);
  await page.getByRole('button', { name: 'Support' }).filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Hubungi Dukungan' }).waitFor();
}

async function startBot(owner: Owner): Promise<void> {
  await owner.api.post('/bot/start', { userId: owner.userId });
}

function openThread(name: RegExp, text: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('region', { name: 'Isi chat' }).getByText(text).waitFor();
  };
}

async function chooseChats(page: Page): Promise<void> {
  await press('Pilih beberapa chat')(page);
  for (const name of [/Budi Santoso/, /Toko Makmur Jaya/]) await page.getByRole('checkbox', { name }).click();
  await page.getByText('2 dipilih').waitFor();
}

async function labelChats(page: Page): Promise<void> {
  await chooseChats(page);
  await openWindow('Beri atau lepas label')(page);
}

async function openStory(page: Page): Promise<void> {
  await openThread(/Budi Santoso/, /Boleh minta nama lengkap/)(page);
  await page.getByRole('button', { name: 'Mengapa bot menjawab begini?' }).last().click();
  await page.getByRole('dialog').getByText('Rincian teknis').first().click();
  await page
    .getByRole('dialog')
    .getByText(/sandbox-sales/)
    .first()
    .waitFor();
}

async function openNotes(page: Page): Promise<void> {
  await openThread(/Budi Santoso/, /Boleh minta nama lengkap/)(page);
  // The button is in the header, or beside the thread on wide screens.
  await page
    .getByRole('button', { name: /^Catatan/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Alamat').waitFor();
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sari Wulandari/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
}
