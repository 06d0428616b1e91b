import { photos } from '#contracts/http/bot/photos';
import type { QuickReply } from '#contracts/http/chat/quick-replies';
import { callForBlob } from '../../../api/client.js';
import { isUnauthorized } from '../../../api/api-error.js';
import { notify } from '../../../ui/feedback/toast-store.js';

/** Attaches the photo of a quick reply. Its text is already inserted, and stays when the photo cannot be loaded. */
export async function attachReplyPhoto({ photoId }: QuickReply, attach: (files: readonly File[]) => void): Promise<void> {
  if (!photoId) return;
  try {
    const blob = await callForBlob(photos.view, { params: { id: photoId } });
    attach([new File([blob], 'foto.jpg', { type: 'image/jpeg' })]);
  } catch (error) {
    if (!isUnauthorized(error)) notify('Foto balasan cepat ini belum dapat dimuat. Teksnya sudah ada di kotak pesan.');
  }
}
