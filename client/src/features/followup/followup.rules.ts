import type { FollowUpDay } from '#contracts/http/chat/followup';

/** The owner may edit the text only on an enabled day without AI. */
export function isWritable(day: FollowUpDay): boolean {
  return day.enabled && !day.aiEnabled;
}

export type FollowUpPreview = { kind: 'none' } | { kind: 'ai' | 'text'; text: string };

/** The text that a lead named Budi would receive on that day. */
export function followUpPreview(day: FollowUpDay): FollowUpPreview {
  if (!day.enabled) return { kind: 'none' };
  if (day.aiEnabled) return { kind: 'ai', text: 'AI menulis pesan dari isi chat terakhir.' };
  if (day.text.trim() === '') return { kind: 'none' };
  return { kind: 'text', text: day.text.replaceAll('{nama}', 'Budi') };
}
