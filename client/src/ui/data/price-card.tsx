import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.js';
import { classNames } from '../theme/class-names.js';

export type PriceCardProps = {
  name: string;
  price: string;
  replies: string;
  validity: string;
  features: readonly string[];
  /** Price of one reply. */
  perReply?: string;
  featured?: boolean;
  active?: boolean;
  /** Explains what happens when this plan is chosen. */
  note?: ReactNode;
  /**
   * Layout in a grid. `column`: next to other cards, with prices and buttons aligned. `row`: in a row that contains
   * only this card. Omit it for a card outside a grid.
   */
  place?: 'column' | 'row';
  action: ReactNode;
  /** Wraps the list of features, for example in a disclosure. */
  featuresIn?: ((list: ReactNode) => ReactNode) | undefined;
};

const places = {
  column: 'sm:row-span-4 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid sm:content-start',
  row: 'sm:col-span-full lg:grid lg:grid-cols-[1fr_2fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-2',
};

/** One plan. The active one has a green ring, the featured one a label. */
export function PriceCard({
  name,
  price,
  replies,
  validity,
  features,
  perReply,
  featured,
  active,
  note,
  place,
  action,
  featuresIn,
}: PriceCardProps) {
  const inRow = place === 'row';
  const list = <Features features={features} inColumns={inRow} />;
  return (
    <article
      className={classNames(
        'flex min-w-0 flex-col gap-4 rounded-card border bg-card p-5',
        place && places[place],
        active ? 'ring-2 ring-brand' : featured && 'border-brand',
      )}
    >
      <div className="flex flex-wrap content-start items-start justify-between gap-2">
        <h3 className="text-lg font-bold">{name}</h3>
        {active ? (
          <Badge tone="good" icon={<Check aria-hidden size={12} />}>
            Aktif
          </Badge>
        ) : (
          featured && <Badge tone="good">Paling diminati</Badge>
        )}
      </div>
      <div className={classNames(inRow && 'lg:col-start-1 lg:row-start-2')}>
        <p className="text-2xl font-extrabold">{price}</p>
        <p className="mt-1 text-sm">
          <strong>{replies}</strong> balasan AI
        </p>
        {perReply && <p className="text-sm text-soft">{perReply}</p>}
        <p className="text-sm text-soft">Berlaku {validity}</p>
      </div>
      <div className={classNames('flex flex-col gap-2', inRow && 'lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-center')}>
        {action}
        {note && <p className="text-xs text-soft">{note}</p>}
      </div>
      {features.length > 0 && (
        <div
          className={classNames(
            features.length > 1 && !featuresIn && 'border-t pt-4',
            inRow && 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center lg:border-t-0 lg:pt-0',
          )}
        >
          {featuresIn ? featuresIn(list) : list}
        </div>
      )}
    </article>
  );
}

function Features({ features, inColumns }: { features: readonly string[]; inColumns?: boolean }) {
  return (
    <ul
      className={classNames(
        'flex flex-col gap-1.5 text-sm',
        inColumns && 'lg:block lg:columns-2 lg:gap-x-6 lg:*:mb-1.5 lg:*:break-inside-avoid',
      )}
    >
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-brand" /> {feature}
        </li>
      ))}
    </ul>
  );
}
