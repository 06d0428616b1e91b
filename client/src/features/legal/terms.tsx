import { Logo } from '../../ui/layout/logo.js';
import { termsSections, termsTitle, termsUpdated } from './terms-content.js';

/** The legal text without the page around it. */
export function Terms() {
  return (
    <article className="mx-auto max-w-3xl px-4 py-8 sm:px-8 sm:py-12">
      <h1 className="text-2xl font-extrabold">{termsTitle}</h1>
      <p className="mt-1 text-sm text-soft">Terakhir diperbarui: {termsUpdated}</p>
      {termsSections.map((section) => (
        <section key={section.title} className="mt-10">
          <h2 className="text-xl font-bold">{section.title}</h2>
          {section.parts.map((part) => (
            <div key={part.heading} className="mt-5">
              <h3 className="font-bold">{part.heading}</h3>
              {part.paragraphs.map((paragraph) => (
                <Paragraph key={paragraph} text={paragraph} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}

function Paragraph({ text }: { text: string }) {
  const [before, after] = text.split('{email}');
  return (
    <p className="mt-2">
      {before}
      {after !== undefined && (
        <>
          <span data-support-email className="font-semibold [&_a]:text-brand-ink [&_a]:underline [&_a]:underline-offset-4">
            email dukungan
          </span>
          {after}
        </>
      )}
    </p>
  );
}

/** The prerendered page for visitors. */
export function PublicTerms() {
  return (
    <>
      <header className="border-b">
        <div className="mx-auto flex max-w-3xl items-center justify-between px-4 py-2.5 sm:px-8">
          <a href="/" className="flex min-h-11 items-center gap-2.5 font-extrabold">
            <Logo size={30} /> Whatsapp Bot AI
          </a>
          <a href="/login" className="inline-flex min-h-11 items-center font-semibold text-soft hover:text-ink">
            Login
          </a>
        </div>
      </header>
      <main>
        <Terms />
      </main>
    </>
  );
}
