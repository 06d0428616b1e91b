import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../theme/class-names.js';

type TextLinkProps = LinkProps & {
  /** True inside a sentence: the link is then no higher than its line. Otherwise it has an enlarged touch area. */
  inline?: boolean;
};

/** Link under a form, beside a heading or inside a sentence. */
export function TextLink({ className, inline, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-semibold text-brand-ink underline underline-offset-4',
        !inline && 'inline-flex min-h-11 items-center',
        className,
      )}
    />
  );
}
