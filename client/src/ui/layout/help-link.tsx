import { CircleHelp } from 'lucide-react';
import { classNames } from '../theme/class-names.js';
import type { GuideId } from './guide-ids.js';
import { TextLink } from './text-link.js';

/** Address of one guide. */
export const guidePath = (guide: GuideId) => `/bantuan#${guide}`;

/** Link from an empty or broken screen to the guide that explains it. */
export function HelpLink({ guide, children = 'Lihat panduan', className }: { guide: GuideId; children?: string; className?: string }) {
  return (
    <TextLink to={guidePath(guide)} className={classNames('gap-1.5 text-sm', className)}>
      <CircleHelp aria-hidden size={16} className="shrink-0" />
      {children}
    </TextLink>
  );
}

/** Like {@link HelpLink}, for use inside a banner. The link has the banner's colour. */
export function BannerHelp({ guide = 'panel-tidak-memuat' }: { guide?: GuideId }) {
  return (
    <HelpLink guide={guide} className="text-inherit">
      Bantuan
    </HelpLink>
  );
}
