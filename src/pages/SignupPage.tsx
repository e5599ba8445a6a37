import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '../app/brand';
import { SignupClaims } from '../components/auth/SignupClaims';
import { SignupForm } from '../components/auth/SignupForm';
import { PublicPage } from '../components/layout/PublicPage';
import { DEMO_CREDENTIALS } from '../domain/user';
import { paths } from '../app/paths';
import { PageTitle } from '../features/page/PageTitle';
import { useSignup } from '../features/auth/useSignup';

/** Opens an account, and says what speaks for one. */
export default function SignupPage() {
  const { error, draft, signUp, leave } = useSignup();
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title="Create your account"
      intro="One wallet for all your currencies."
    >
      <PageTitle>Sign up</PageTitle>
      <Stack spacing={6}>
        <SignupForm
          demoEmail={DEMO_CREDENTIALS.email}
          termsHref={paths.terms}
          privacyHref={paths.privacy}
          {...(draft ? { draft } : {})}
          error={error}
          onSubmit={signUp}
          onLeave={leave}
        />
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          Already have an account? <Link href={paths.signin}>Sign in</Link>
        </Typography>
        <SignupClaims />
      </Stack>
    </PublicPage>
  );
}
