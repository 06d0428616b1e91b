import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '../../api/api-error.js';
import { useVisitorForm } from '../../features/auth/use-visitor-form.js';
import { EmailField } from '../../features/auth/email-field.js';
import { VisitorForm } from '../../features/auth/visitor-form.js';
import { VisitorLayout } from '../../features/auth/visitor-layout.js';
import { readUserId } from '../../state/session.js';
import { pathAfterLogin } from '../../state/way-back.js';
import { dismissAllToasts } from '../../ui/feedback/toast-store.js';
import { PasswordField } from '../../ui/forms/password-field.js';
import { TextLink } from '../../ui/layout/text-link.js';

/** The email address from the previous screen, which has just verified it or reset its password. */
function emailOf(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const knownEmail = emailOf(state);
  const { form, submit, errorOf, message, busy, leadLater } = useVisitorForm({
    empty: { email: knownEmail, password: '' },
    check: (actions, values) => actions.checkLogin(values),
    send: async (actions, values) => {
      try {
        await actions.logIn(values);
      } catch (error) {
        if (actions.isUnverified(error)) leadLater(`/verify-otp?email=${encodeURIComponent(values.email)}`);
        throw error;
      }
      dismissAllToasts();
      void navigate(pathAfterLogin(state, readUserId()), { replace: true });
      return null;
    },
    failed: (error) => errorText(error, 'Login failed.'),
  });
  return (
    <VisitorLayout
      title="Login"
      intro="Masuk untuk melihat bot dan chat Anda."
      footer={
        <p>
          Belum punya akun? <TextLink to="/register?packageId=ai-trial">Daftar</TextLink>
        </p>
      }
    >
      <VisitorForm
        onSubmit={submit}
        message={message}
        label="Login"
        busyLabel="Memproses..."
        busy={busy}
        fields={
          <>
            <EmailField error={errorOf('email')} {...form.register('email')} />
            <PasswordField
              label="Password"
              required
              autoComplete="current-password"
              autoFocus={knownEmail !== ''}
              error={errorOf('password')}
              {...form.register('password')}
            />
            <div className="-my-2 flex justify-end">
              <TextLink to="/forgot-password" className="text-sm">
                Lupa password?
              </TextLink>
            </div>
          </>
        }
      />
    </VisitorLayout>
  );
}
