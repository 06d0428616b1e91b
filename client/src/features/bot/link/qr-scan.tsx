import type { ComponentProps } from 'react';
import { QrPanel } from '../../../ui/data/qr-panel.js';
import { OfficialBadge } from './official-badge.js';

/** The QR code for a number that is being linked. */
export function QrScan(qr: ComponentProps<typeof QrPanel>) {
  return (
    <>
      <QrPanel {...qr} />
      <OfficialBadge />
    </>
  );
}
