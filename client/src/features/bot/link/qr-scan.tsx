import { useState, type ComponentProps } from 'react';
import { QrPanel } from '../../../ui/data/qr-panel.js';
import { Button } from '../../../ui/forms/button.js';
import { BadgeQuestion } from './official-badge.js';

/** The QR code for a number that is being linked. It is covered until the question about the official badge is answered. */
export function QrScan(qr: ComponentProps<typeof QrPanel>) {
  const [step, setStep] = useState<'asked' | 'advised' | 'shown'>('asked');
  const cover = step !== 'shown' && (
    <BadgeQuestion
      isAdvised={step === 'advised'}
      onAdvise={(isAdvised) => setStep(isAdvised ? 'advised' : 'asked')}
      goOn={(answer) => (
        <Button kind={answer === 'no' ? 'secondary' : 'ghost'} onClick={() => setStep('shown')}>
          {answer === 'no' ? 'Tidak' : 'Tetap hubungkan'}
        </Button>
      )}
    />
  );
  return <QrPanel {...qr} cover={cover} />;
}
