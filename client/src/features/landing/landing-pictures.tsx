import { landingContent as content } from './landing-content.js';
import { Section } from './landing-parts.js';

type Shot = { name: string; width: number; height: number; widths: readonly number[]; sizes: string };

const wideDashboard: Shot = { name: 'dashboard', width: 1280, height: 800, widths: [640, 1280], sizes: '50rem' };
const phone = { width: 360, height: 740, widths: [360, 720], sizes: '16rem' };
const narrow = '(width < 40rem)';

const setOf = ({ name, widths }: Shot, type: 'avif' | 'webp') => widths.map((one) => `/panel/${name}-${one}.${type} ${one}w`).join(', ');

/**
 * A screenshot of the panel in the sizes available in `public/panel`, optionally a different one on phones.
 * Its space is reserved before it loads.
 */
function Picture({ shot, onPhones, alt }: { shot: Shot; onPhones?: Shot; alt: string }) {
  return (
    <picture>
      {onPhones &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={narrow}
            type={`image/${type}`}
            srcSet={setOf(onPhones, type)}
            sizes={onPhones.sizes}
            width={onPhones.width}
            height={onPhones.height}
          />
        ))}
      <source type="image/avif" srcSet={setOf(shot, 'avif')} sizes={shot.sizes} />
      <img
        src={`/panel/${shot.name}-${shot.widths[0]}.webp`}
        srcSet={setOf(shot, 'webp')}
        sizes={shot.sizes}
        alt={alt}
        width={shot.width}
        height={shot.height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** Screenshots of the panel: a full desktop screen beside a phone; on phones two phone screens. */
export function PanelPictures() {
  const { title, intro, chat, dashboard, points } = content.panel;
  const frame = 'overflow-hidden rounded-card border shadow-soft';
  return (
    <Section title={title} intro={intro}>
      {/* column widths that give both pictures the same height */}
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[3.29fr_1fr] sm:gap-6">
        <div className={frame}>
          <Picture shot={wideDashboard} onPhones={{ name: 'dashboard-phone', ...phone }} alt={dashboard} />
        </div>
        <div className={frame}>
          <Picture shot={{ name: 'chat', ...phone }} alt={chat} />
        </div>
      </div>
      <ul className="mt-6 grid gap-4 sm:mt-8 sm:gap-6 md:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className={`border-s-4 ps-4 ${point.by === 'owner' ? 'border-warn' : 'border-brand'}`}>
            <h3 className="font-bold">{point.title}</h3>
            <p className="mt-0.5 text-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
