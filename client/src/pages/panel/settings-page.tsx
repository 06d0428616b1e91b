import { Suspense, useEffect, useRef, useState } from 'react';
import { isUnauthorized, errorText } from '../../api/api-error.js';
import { profileAtom } from '../../features/profile/profile.js';
import { DeleteAccount } from '../../features/settings/delete-account.js';
import { LoginSessions } from '../../features/settings/login-sessions.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { ownerAtom } from '../../state/session-atoms.js';
import { useMay } from '../../state/use-bots.js';
import { Banner } from '../../ui/feedback/banner.js';
import { BannerHelp, HelpLink } from '../../ui/layout/help-link.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Card } from '../../ui/layout/card.js';
import { part } from '../../ui/layout/part.js';

/** Forms load after the first view: owners read the account's current values before they change them. */
const EmailForm = part(() => import('../../features/settings/email-form.js'), 'EmailForm');
const NoticeSettings = part(() => import('../../features/notices/notice-settings.js'), 'NoticeSettings');
const DataExport = part(() => import('../../features/settings/data-export.js'), 'DataExport');
const AccountCopy = part(() => import('../../features/settings/account-copy.js'), 'AccountCopy');
const StorageUsed = part(() => import('../../features/settings/storage-used.js'), 'StorageUsed');
const PasswordForm = part(() => import('../../features/settings/password-form.js'), 'PasswordForm');

export function SettingsPage() {
  const { data, error } = useAtomValue(profileAtom);
  const [message, setMessage] = useState<{ text: string; at: number } | null>(null);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  const tell = (text: string) => setMessage({ text, at: Date.now() });
  const owner = useAtomValue(ownerAtom);
  const [mayExportChats, mayExportAccount, mayDelete] = [useMay('chat.export'), useMay('account.export'), useMay('account.delete')];
  const username = data?.username || owner?.username || 'Tidak tersedia';

  return (
    <PageFrame title="Pengaturan Akun" narrow>
      <div ref={banner} className="empty:hidden">
        {message && <Banner key={message.at}>{message.text}</Banner>}
        {error && !isUnauthorized(error) && !message && (
          <Banner tone="bad" action={<BannerHelp />}>
            {errorText(error, 'Gagal memuat profil.')}
          </Banner>
        )}
      </div>
      <Card title="Akun Saya" action={<HelpLink guide="akun" />}>
        <dl className="mb-5 grid gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-soft">Username</dt>
            <dd className="font-semibold wrap-anywhere">{username}</dd>
          </div>
          <div>
            <dt className="text-sm text-soft">Email sekarang</dt>
            <dd className="font-semibold wrap-anywhere">{data?.email ?? 'Memuat...'}</dd>
          </div>
        </dl>
        <Suspense fallback={<Loading />}>
          <EmailForm current={data?.email ?? ''} onMessage={tell} />
        </Suspense>
      </Card>
      <Card title="Keamanan">
        <Suspense fallback={<Loading />}>
          <PasswordForm onMessage={tell} />
        </Suspense>
      </Card>
      {(mayExportChats || mayExportAccount) && (
        <Card title="Unduh data" action={<HelpLink guide="unduh-data" />}>
          {mayExportChats && (
            <Suspense fallback={<Loading />}>
              <DataExport />
            </Suspense>
          )}
          {mayExportAccount && (
            <Suspense fallback={<Loading />}>
              <AccountCopy />
            </Suspense>
          )}
        </Card>
      )}
      <Card title="Penyimpanan berkas">
        <Suspense fallback={<Loading />}>
          <StorageUsed />
        </Suspense>
      </Card>
      <Card title="Pemberitahuan" action={<HelpLink guide="pemberitahuan" />}>
        <Suspense fallback={<Loading />}>
          <NoticeSettings />
        </Suspense>
      </Card>
      <Card title="Perangkat yang masuk">
        <LoginSessions onMessage={tell} />
      </Card>
      {mayDelete && (
        <Card title="Manajemen Akun">
          <DeleteAccount onMessage={tell} />
        </Card>
      )}
    </PageFrame>
  );
}
