import { withoutContactSuffix } from '#contracts/values/people/phone';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { useHeaviest } from './use-blacklist.js';

/** Who got the most answers within 24 hours, each excluded with one tap. Shows nothing while the bot has answered nobody. */
export function HeaviestLeads() {
  const { leads, exclude, excluding } = useHeaviest();
  if (leads.length === 0) return null;
  return (
    <Card title="Paling banyak dibalas AI (24 jam)">
      <ul className="divide-y">
        {leads.map(({ number, name, answers }) => (
          <li key={number} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 truncate">
              <span className="font-medium">{name}</span>
              {/^\d/.test(number) && !name.includes(withoutContactSuffix(number)) && ` (${withoutContactSuffix(number)})`} · {answers}{' '}
              balasan
            </span>
            <Button
              kind="ghost"
              busy={excluding === number}
              busyLabel="Menyimpan..."
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
