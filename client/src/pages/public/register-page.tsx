import { Navigate, useSearchParams } from 'react-router-dom';
import { findPackage } from '#contracts/values/selling/packages';
import { PackageSummary } from '../../features/auth/package-summary.js';
import { RegisterForm } from '../../features/auth/register-form.js';
import { useRegister } from '../../features/auth/use-register.js';
import { VisitorLayout } from '../../features/auth/visitor-layout.js';
import { ConsentNotice } from '../../features/pixel/consent-notice.js';
import type { Package } from '#contracts/values/selling/packages';
import { TextLink } from '../../ui/layout/text-link.js';

export function RegisterPage() {
  const [search] = useSearchParams();
  const chosen = findPackage(search.get('packageId'));
  return chosen ? <RegisterChosen chosen={chosen} order={search.get('order')} /> : <Navigate to="/" replace />;
}

function RegisterChosen({ chosen, order }: { chosen: Package; order: string | null }) {
  const { busy, message, register } = useRegister(chosen, order);
  return (
    <VisitorLayout
      title="Daftar"
      footer={
        <p>
          Sudah punya akun? <TextLink to="/login">Login</TextLink>
        </p>
      }
    >
      <div className="flex flex-col gap-6">
        <PackageSummary chosen={chosen} />
        <RegisterForm busy={busy} message={message} onSubmit={register} submitLabel={chosen.price === 0 ? 'Daftar' : 'Bayar & Daftar'} />
      </div>
      <ConsentNotice />
    </VisitorLayout>
  );
}
