import { Suspense } from 'react';
import { Card } from '../../../ui/layout/card.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { part } from '../../../ui/layout/part.js';

const ReachWays = part(() => import('./reach-ways.js'), 'ReachWays');

/**
 * The two channels to notify the owner. Loaded on demand, because most owners have already set them up and
 * never see this.
 */
export function Reach({ email }: { email: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ReachWays email={email} />
    </Suspense>
  );
}

/**
 * Shown after the list of first steps is completed or hidden, until a number or a device is confirmed to receive
 * notices.
 */
export function ReachCard({ email }: { email: string }) {
  return (
    <Card title="Ke mana kami kabari Anda?">
      <Reach email={email} />
    </Card>
  );
}
