import { isUnauthorized, errorText } from '../../api/api-error.js';
import { profileAtom } from '../../features/profile/profile.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { ownerAtom } from '../../state/session-atoms.js';
import { Avatar } from '../../ui/data/avatar.js';
import { Badge } from '../../ui/data/badge.js';
import { Banner } from '../../ui/feedback/banner.js';
import { BannerHelp } from '../../ui/layout/help-link.js';
import { Card } from '../../ui/layout/card.js';
import { formatLongDay } from '../../ui/data/format-time.js';
import { Loading } from '../../ui/feedback/spinner.js';

export function ProfilePage() {
  const { data, isPending, error } = useAtomValue(profileAtom);
  const fullName = useAtomValue(ownerAtom)?.fullName || 'Tidak tersedia';
  const view = data?.package;
  return (
    <PageFrame title="Profil" narrow>
      {error && !isUnauthorized(error) && (
        <Banner tone="bad" action={<BannerHelp />}>
          {errorText(error, 'Gagal memuat profil.')}
        </Banner>
      )}
      <Card>
        <div className="mb-5 flex items-center gap-4">
          <Avatar name={fullName} size={64} />
          {/* same height before the package is known as with its badge */}
          <div className="min-h-13 min-w-0">
            <p className="text-lg font-bold break-words">{fullName}</p>
            {view?.status === 'active' && <Badge tone="good">Aktif</Badge>}
          </div>
        </div>
        {isPending ? (
          <Loading>Memuat...</Loading>
        ) : (
          <dl className="divide-y">
            <Row name="Nama Lengkap">{fullName}</Row>
            <Row name="User ID">{data?.userId || 'Tidak tersedia'}</Row>
            <Row name="Email">{data?.email || 'Tidak tersedia'}</Row>
            <Row name="Paket">{view?.name || 'Tidak ada'}</Row>
            <Row name="Berlaku sampai">{view?.expiry_date ? formatLongDay(new Date(view.expiry_date)) : 'Tidak ada'}</Row>
          </dl>
        )}
      </Card>
    </PageFrame>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
