import { notices } from '#contracts/http/account/notices';
import { call } from '../../api/client.js';
import { askForNotices } from '../../ui/device/device-notices.js';
import { canPush, pushErrors, turnOnPush } from './push-device.js';

const on = '✅ Notifikasi menyala di perangkat ini.';

/**
 * Requests the notification permission and enables push where possible. Without push, notices appear only
 * while the panel is open.
 * @returns the message for the owner.
 */
export async function allowNotices(): Promise<string> {
  if ((await askForNotices()) !== 'granted') return pushErrors.denied;
  const { push } = await call(notices.settings);
  if (push && canPush()) await turnOnPush(push.key);
  return on;
}
