import type { FollowUpConfig, OldChatsPage } from '#contracts/http/chat/followup';

export const oldChatsPageSize = 20;

/**
 * The last day that the new settings switch on, if no day was on before. Null when follow-ups do not start with these
 * settings.
 */
export function beginningDay(before: FollowUpConfig, next: FollowUpConfig): 1 | 2 | 3 | null {
  const on = ({ day1, day2, day3 }: FollowUpConfig) => [day1, day2, day3].map(({ enabled }) => enabled);
  if (on(before).some(Boolean)) return null;
  const last = on(next).lastIndexOf(true);
  return last < 0 ? null : ((last + 1) as 1 | 2 | 3);
}

/** True when leads are idle already, or still in the queue: their owner sees them before the days are saved. */
export function mustAsk({ total, queued }: Pick<OldChatsPage, 'total' | 'queued'>): boolean {
  return total + queued > 0;
}

/** The question about the idle leads, with their number. */
export function countWords({ total, queued }: Pick<OldChatsPage, 'total' | 'queued'>): string {
  const many = (count: number) => (count >= 1_000 ? 'Lebih dari 1.000' : count.toString());
  const chats =
    total > 0 ? `${many(total)} chat sudah ada sebelum follow-up dinyalakan. Pilih siapa yang ikut disapa kalau tetap diam.` : '';
  const waiting = queued > 0 ? `${many(queued)} follow-up lama masih di antrean; "Hanya chat baru" membatalkannya.` : '';
  return [chats, waiting].filter(Boolean).join(' ');
}
