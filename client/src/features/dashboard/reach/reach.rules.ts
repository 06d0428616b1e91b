import type { BotState } from '#contracts/http/bot/bot';
import { readNumber } from '#contracts/values/people/phone';
import type { NumberState } from '#contracts/values/notices';

/** The result of the last test message, for its owner; null when there is nothing to say. */
export function sampleWords(state: NumberState, bot: Pick<BotState, 'status' | 'restriction'> | undefined): string | null {
  switch (state) {
    case 'missing':
    case 'untested':
    case 'works':
      return null;
    case 'failed':
      return 'Contoh tidak sampai. Periksa nomornya, lalu kirim lagi.';
    case 'sent':
      return 'Contoh terkirim, tetapi belum sampai. Pastikan HP itu menyala dan terhubung ke internet.';
    case 'waiting':
      if (bot?.status !== 'online') return 'Contoh dikirim begitu bot terhubung.';
      return bot.restriction ? 'WhatsApp membatasi nomor bot. Contoh dikirim setelah batasnya berakhir.' : 'Contoh sedang dikirim...';
  }
}

/** True for the bot's own number: a phone makes no sound for its own messages, and reports no delivery. */
export function isBotsOwn(typed: string, phone: string | null | undefined): boolean {
  const reading = readNumber(typed);
  return reading.kind !== 'two' && reading.digits !== '' && reading.digits === phone;
}
