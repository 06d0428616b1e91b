import { TextLink } from '../../ui/layout/text-link.js';

/** Renders one line of a guide with its bold and link markup. */
export function GuideText({ children }: { children: string }) {
  return children.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).map((piece, index) => {
    const link = /^\[(.+?)\]\((.+?)\)$/.exec(piece);
    if (link)
      return (
        <TextLink key={index} inline to={link[2] ?? ''}>
          {link[1]}
        </TextLink>
      );
    if (piece.startsWith('**')) return <b key={index}>{piece.slice(2, -2)}</b>;
    return piece;
  });
}
