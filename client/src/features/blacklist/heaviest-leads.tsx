import { withoutContactSuffix } from '#contracts/values/people/phone';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { useHeaviest } from './use-blacklist.js';

/** The leads with the most answers of the last 24 hours, each with a button that excludes the lead. Empty when the bot gave no answers. */
export function HeaviestLeads() {
  const { leads, exclude, excluding } = useHeaviest();
  if (leads.length === 0) return null;
  return (
    <Card title="Paling banyak dibalas AI (24 jam)">
      <ul className="divide-y">
        {leads.map(({ number, name, answers }) => (
          <li key={number} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
              {/* On a separate line: on a phone, the name fills its line. */}
              <span className="block text-sm text-soft">
                {/^\d/.test(number) && !name.includes(withoutContactSuffix(number)) && (
                  <>
                    <span className="whitespace-nowrap">{withoutContactSuffix(number)}</span> ·{' '}
                  </>
                )}
                <span className="whitespace-nowrap">{answers} balasan</span>
              </span>
            </span>
            <Button
              kind="ghost"
              className="px-2!"
              busy={excluding === number}
              aria-label={`Kecualikan ${name}`}
              onClick={() => exclude(number)}
            >
              Kecualikan
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
