import { chosenParam } from '../../pages/panel/chat-page.js';
import { ids } from './answers/ids.js';

export interface Form {
  readonly path: string;
  /** Keys of the controls that open the form. */
  readonly after?: readonly string[];
  /** Key of the button that saves. */
  readonly save: string;
  /** True when the message of the page stays visible until the next message replaces it. */
  readonly staysTold?: true;
}

const talk = `/chat-history?${chosenParam}=${ids.budi}`;
const panel = {
  'a quick reply': { path: talk, after: ['button "Balasan cepat"'], save: 'Balasan cepat › button "Simpan"' },
  'an answer through the bot': { path: talk, save: 'button "Jawab lewat bot"' },
  'rules of prices': { path: '/prompt', save: 'button "Simpan Aturan Harga"' },
  'the reply to calls': { path: '/bot', save: 'button "Simpan Balasan Panggilan"' },
  'the voice': { path: '/bot', save: 'button "Simpan Cara Bicara"' },
  'the hours': { path: '/bot', save: 'button "Simpan Jam"' },
  'same words': { path: '/prompt', save: 'button "Simpan Kata Lain"' },
  'follow-ups': { path: '/followup', save: 'button "Simpan Konfigurasi"' },
  'reply settings': { path: '/bot', save: 'button "Simpan Pengaturan"' },
  'the secret': { path: '/prompt', save: 'button "Simpan Rahasia"' },
  'times of follow-ups': { path: '/followup', save: 'button "Simpan waktu"' },
  'the email': { path: '/settings', save: 'button "Simpan"', staysTold: true },
  'a label': { path: talk, save: 'button "Tambah label"' },
  'the password': { path: '/settings', save: 'button "Ubah Password"', staysTold: true },
  'the texts of the training': { path: '/prompt', save: 'button "💾 Simpan Prompt"' },
  'notes about a lead': { path: talk, after: ['button "Catatan"'], save: 'Catatan pelanggan › button "Simpan catatan"' },
  'a new chat': { path: '/chat-history', after: ['button "Chat baru"'], save: 'Chat baru › button "Kirim pesan"' },
  'a new answer': {
    path: '/produk?bagian=jawaban',
    after: ['button "Tambah Jawaban"'],
    save: 'Tambah jawaban › button "Simpan Jawaban"',
  },
  'a changed answer': {
    path: '/produk?bagian=jawaban',
    after: ['button "Ubah Buka jam berapa?"'],
    save: 'Ubah jawaban › button "Simpan Jawaban"',
  },
  'a new product': { path: '/produk', after: ['button "Tambah Produk"'], save: 'Tambah produk › button "Simpan Produk"' },
  'a changed product': { path: '/produk', after: ['button "Ubah Kaos Hitam"'], save: 'Ubah produk › button "Simpan Produk"' },
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof panel;

/** Forms of the panel that stay open when their save fails. */
export const forms: Readonly<Record<FormName, Form>> = panel;
