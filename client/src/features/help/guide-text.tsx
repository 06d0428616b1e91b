import { TextLink } from '../../ui/layout/text-link.js';

/** One line of a guide with its signs as what they mean. */
export function GuideText({ children }: { children: string }) {
  return children.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).map((piece, index) => {
    const link = /^\[(.+?)\]\((.+?)\)$/.exec(piece);
    if (link)
      return (
        // inside a sentence: as high as its line
        <TextLink key={index} to={link[2] ?? ''} className="inline! min-h-0">
          {link[1]}
        </TextLink>
      );
    if (piece.startsWith('**')) return <b key={index}>{piece.slice(2, -2)}</b>;
    return piece;
  });
}
