import { landingContent as content } from './landing-content.js';

type PictureProps = { name: string; alt: string; width: number; height: number; widths: readonly number[]; sizes: string };

/** A picture of the panel in the sizes that lie in `public/panel`; its room is there before it is. */
function Picture({ name, alt, width, height, widths, sizes }: PictureProps) {
  const set = (type: string) => widths.map((one) => `/panel/${name}-${one}.${type} ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`/panel/${name}-${widths[0]}.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** The panel as it is. */
export function PanelPictures() {
  const { title, intro, chat, dashboard, points } = content.panel;
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 className="text-xl font-extrabold tracking-tight sm:text-2xl">{title}</h2>
      <p className="mt-2 text-soft">{intro}</p>
      <div className="mt-8 grid items-end gap-6 sm:grid-cols-[2.6fr_1fr]">
        <div className="overflow-hidden rounded-card border shadow-soft">
          <Picture name="dashboard" alt={dashboard} width={1280} height={800} widths={[640, 1280]} sizes="(width < 40rem) 100vw, 50rem" />
        </div>
        <div className="mx-auto w-full max-w-64 overflow-hidden rounded-card border shadow-soft">
          <Picture name="chat" alt={chat} width={360} height={740} widths={[360, 720]} sizes="16rem" />
        </div>
      </div>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-s-4 border-warn ps-4">
            <h3 className="font-bold">{point.title}</h3>
            <p className="mt-0.5 text-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
