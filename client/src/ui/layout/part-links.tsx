import { Link } from 'react-router-dom';

type Part = { to: string; label: string; isOpen: boolean };

/** Row of links to the parts of one screen; the open one is marked visually and for screen readers. */
export function PartLinks({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-b">
      {parts.map(({ to, label: name, isOpen }) => (
        <Link
          key={to}
          to={to}
          replace
          aria-current={isOpen ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
