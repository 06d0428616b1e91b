import type { ReplySettings } from '#contracts/http/bot/prompt';
import { limits } from '#contracts/values/limits';

type Pace = Pick<ReplySettings, 'typingMsPerCharacter' | 'sendsPerMinute'>;

/** The typing speed as a named option. `own` is a speed that was stored as a number and fits no option. */
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

/** The named option for a stored speed. */
export function speedOf({ typingMsPerCharacter, sendsPerMinute }: Pace): TypingSpeed {
  const fits = (pace: Pace) => pace.typingMsPerCharacter === typingMsPerCharacter && pace.sendsPerMinute === sendsPerMinute;
  return (['slow', 'medium', 'fast'] as const).find((speed) => fits(paces[speed])) ?? 'own';
}
