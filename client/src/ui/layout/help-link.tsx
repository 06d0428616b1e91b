import { CircleHelp } from 'lucide-react';
import { classNames } from '../theme/class-names.js';
import { TextLink } from './text-link.js';

/** The guides of the help page by their anchors. An anchor stays what it is: owners keep such addresses. */
export const guideIds = [
  'menghubungkan-whatsapp',
  'melatih-ai',
  'produk',
  'foto-ongkir',
  'chat',
  'follow-up',
  'paket',
  'tidak-dijawab',
  'nomor-dibatasi',
  'panel-tidak-memuat',
] as const;
export type GuideId = (typeof guideIds)[number];

/** Address of one guide. */
export const guidePath = (guide: GuideId) => `/bantuan#${guide}`;

/** From an empty or broken place to the guide that explains it. */
export function HelpLink({ guide, children = 'Lihat panduan', className }: { guide: GuideId; children?: string; className?: string }) {
  return (
    <TextLink to={guidePath(guide)} className={classNames('gap-1.5 text-sm', className)}>
      <CircleHelp aria-hidden size={16} className="shrink-0" />
      {children}
    </TextLink>
  );
}

/** The same inside a banner, in the banner's colour. */
export function BannerHelp({ guide = 'panel-tidak-memuat' }: { guide?: GuideId }) {
  return (
    <HelpLink guide={guide} className="text-inherit">
      Bantuan
    </HelpLink>
  );
}
