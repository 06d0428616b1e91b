import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../theme/class-names.js';

/** Link inside text or under a form, with an enlarged touch area. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames('inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4', className)}
    />
  );
}
