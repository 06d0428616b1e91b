import type { ReplySettings } from '#contracts/http/bot/prompt';
import { limits } from '#contracts/values/limits';

type Pace = Pick<ReplySettings, 'typingMsPerCharacter' | 'sendsPerMinute'>;

/** How fast the bot writes, in the owner's words. `own` is a speed that was set as a number. */
export type TypingSpeed = 'slow' | 'medium' | 'fast' | 'own';

export const paces: Readonly<Record<Exclude<TypingSpeed, 'own'>, Pace>> = {
  slow: { typingMsPerCharacter: 60, sendsPerMinute: 20 },
  medium: { typingMsPerCharacter: limits.typingMsPerCharacter, sendsPerMinute: limits.sendsPerMinute },
  fast: { typingMsPerCharacter: limits.typingMsPerCharacterMin, sendsPerMinute: limits.sendsPerMinute },
};

export const speedWords: Readonly<Record<TypingSpeed, string>> = {
  slow: 'Pelan',
  medium: 'Sedang',
  fast: 'Cepat',
  own: 'Seperti sekarang',
};

/** The words for a stored speed. */
export function speedOf({ typingMsPerCharacter, sendsPerMinute }: Pace): TypingSpeed {
  const fits = (pace: Pace) => pace.typingMsPerCharacter === typingMsPerCharacter && pace.sendsPerMinute === sendsPerMinute;
  return (['slow', 'medium', 'fast'] as const).find((speed) => fits(paces[speed])) ?? 'own';
}
