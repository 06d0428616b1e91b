import { useState, type ComponentProps } from 'react';
import { QrPanel } from '../../../ui/data/qr-panel.js';
import type { BadgeAnswer } from './link.rules.js';
import { BadgeCover } from './official-badge.js';

/** The QR code for a number that is being linked, once the question about the official badge is answered. */
export function QrScan(qr: ComponentProps<typeof QrPanel>) {
  const [answer, setAnswer] = useState<BadgeAnswer | 'anyway' | null>(null);
  const isCovered = answer === null || answer === 'yes';
  return <QrPanel {...qr} cover={isCovered && <BadgeCover answer={answer} onAnswer={setAnswer} />} />;
}
