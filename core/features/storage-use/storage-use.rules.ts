/** Share of the limit from which the owner is notified. */
const nearlyFullShare = 0.8;
/**
 * Below this share the owner may be notified again. The gap prevents repeated notices while the use changes
 * around the limit.
 */
const roomyShare = 0.7;

/** The notice state of a sum after a change. `isNew`: the owner has to be notified now. */
export function noticeAfter(bytes: number, limitBytes: number, toldAt: Date | null, now: Date): { toldAt: Date | null; isNew: boolean } {
  if (bytes >= limitBytes * nearlyFullShare) return { toldAt: toldAt ?? now, isNew: toldAt === null };
  return { toldAt: bytes < limitBytes * roomyShare ? null : toldAt, isNew: false };
}
