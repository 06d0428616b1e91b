import { z } from 'zod';
import { formatRupiah } from '#contracts/values/money';
import type { LlmTool, LlmToolCall } from '../../outside/llm/llm.service.js';
import { adminCalled, closingNoted } from './replies.texts.js';

/**
 * What an answer does besides being said. Tools only note it: it is done in the transaction that claims the turn, so that a
 * draft that is dropped has done nothing.
 */
export interface Effects {
  closing: { readonly summary: string; readonly amount: number | null } | null;
  handover: { readonly reason: string } | null;
}

export function noEffects(): Effects {
  return { closing: null, handover: null };
}

interface Tool<Arguments extends z.ZodType = z.ZodType> {
  readonly definition: LlmTool;
  readonly shape: Arguments;
  run(values: z.infer<Arguments>, effects: Effects): string;
}

function tool<Arguments extends z.ZodType>(one: Tool<Arguments>): Tool {
  return one as unknown as Tool;
}

// Postgres takes neither a zero byte nor half a character
const shortText = z
  .string()
  .transform((text) => text.replaceAll('\0', '').toWellFormed().trim())
  .pipe(z.string().min(1).max(500));

const catatClosing = tool({
  definition: {
    type: 'function',
    function: {
      name: 'catat_closing',
      description: 'Catat bahwa pelanggan sudah pasti memesan, dan beri tahu pemilik usaha. Panggil satu kali per pesanan.',
      parameters: {
        type: 'object',
        properties: {
          ringkasan: { type: 'string', description: 'Produk, jumlah dan keterangan penting pesanan' },
          nilai: { type: 'integer', description: 'Nilai pesanan dalam Rupiah, bila diketahui pasti' },
        },
        required: ['ringkasan'],
        additionalProperties: false,
      },
    },
  },
  shape: z.object({ ringkasan: shortText, nilai: z.coerce.number().int().min(0).max(1e12).nullish() }),
  run({ ringkasan, nilai }, effects) {
    effects.closing = { summary: ringkasan, amount: nilai ?? null };
    return closingNoted;
  },
});

const panggilAdmin = tool({
  definition: {
    type: 'function',
    function: {
      name: 'panggil_admin',
      description:
        'Panggil admin (manusia) untuk mengambil alih percakapan ini: bukti transfer, keluhan, permintaan bicara dengan manusia, atau hal yang tidak Anda ketahui.',
      parameters: {
        type: 'object',
        properties: { alasan: { type: 'string', description: 'Mengapa admin dibutuhkan, satu kalimat' } },
        required: ['alasan'],
        additionalProperties: false,
      },
    },
  },
  shape: z.object({ alasan: shortText }),
  run({ alasan }, effects) {
    effects.handover = { reason: alasan };
    return adminCalled;
  },
});

const tools: ReadonlyMap<string, Tool> = new Map(
  [catatClosing, panggilAdmin].map((one) => [(one.definition as { function: { name: string } }).function.name, one]),
);

/** In a stable order: they belong to the prefix that providers cache. */
export const toolDefinitions: readonly LlmTool[] = [...tools.values()].map((one) => one.definition);

/** Runs one call. Whatever is wrong with it is told to the model, which may then try again. */
export function runTool(call: LlmToolCall, effects: Effects): string {
  const read = readCall(call);
  return typeof read === 'string' ? read : read(effects);
}

/** Whether a call would run: a known tool with arguments that fit. */
export function isRunnable(call: LlmToolCall): boolean {
  return typeof readCall(call) !== 'string';
}

/** The act of a call, or what is wrong with it. */
function readCall(call: LlmToolCall): string | ((effects: Effects) => string) {
  const found = tools.get(call.name);
  if (!found) return `Kesalahan: alat ${call.name.slice(0, 60)} tidak ada.`;
  let values: unknown;
  try {
    values = JSON.parse(call.arguments === '' ? '{}' : call.arguments);
  } catch {
    return 'Kesalahan: argumen bukan JSON yang sah. Panggil lagi dengan JSON yang benar.';
  }
  const parsed = found.shape.safeParse(values);
  if (!parsed.success)
    return `Kesalahan: argumen tidak sesuai (${parsed.error.issues.map((issue) => issue.path.join('.') || 'semua').join(', ')}).`;
  return (effects) => found.run(parsed.data, effects);
}

/** What the owner is told of a closing. */
export function closingText(closing: NonNullable<Effects['closing']>): string {
  return closing.amount === null ? closing.summary : `${closing.summary} (${formatRupiah(closing.amount)})`;
}
