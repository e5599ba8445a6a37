import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '../theme/brand';
import { SignupClaims } from '../features/auth/SignupClaims';
import { DemoHint } from '../features/auth/DemoHint';
import { SignupForm } from '../components/auth/SignupForm';
import { PublicPage } from '../components/layout/PublicPage';
import { useMessages } from '../components/provider/useMessages';
import { DEMO_CREDENTIALS } from '../domain/demo/demoAccount';
import { paths } from '../features/page/paths';
import { PageTitle } from '../features/page/PageTitle';
import { Rings } from '../features/page/Rings';
import { useSignup } from '../features/auth/useSignup';

const english = {
  title: 'Sign up',
  heading: 'Create your account',
  intro: 'One wallet for all your currencies.',
  already: 'Already have an account? {link}',
  signIn: 'Sign in',
} as const;

export type SignupPageTexts = typeof english;

/** A form for a new account, and reasons for opening one. */
export default function SignupPage() {
  const { error, draft, signUp, leave } = useSignup();
  const say = useMessages('SignupPage', english);
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      ornament={<Rings />}
      title={say('heading')}
      intro={say('intro')}
    >
      <PageTitle>{say('title')}</PageTitle>
      <Stack spacing={6}>
        <SignupForm
          hint={(fill) => (
            <DemoHint
              email={DEMO_CREDENTIALS.email}
              onFill={() => {
                fill(DEMO_CREDENTIALS.email);
              }}
            />
          )}
          termsHref={paths.terms}
          privacyHref={paths.privacy}
          {...(draft ? { draft } : {})}
          error={error}
          onSubmit={signUp}
          onLeave={leave}
        />
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          {say('already', { link: <Link href={paths.signin}>{say('signIn')}</Link> })}
        </Typography>
        <SignupClaims />
      </Stack>
    </PublicPage>
  );
}
