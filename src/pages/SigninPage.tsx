import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '../theme/brand';
import { DemoHint } from '../features/auth/DemoHint';
import { SigninForm } from '../components/auth/SigninForm';
import { BusyButton } from '../components/inputs/BusyButton';
import { PublicPage } from '../components/layout/PublicPage';
import { useMessages } from '../components/provider/useMessages';
import { DEMO_CREDENTIALS } from '../domain/demo/demoAccount';
import { paths } from '../features/page/paths';
import { PageTitle } from '../features/page/PageTitle';
import { Rings } from '../features/page/Rings';
import { useSignin } from '../features/auth/useSignin';
import { FingerprintRounded as FingerprintIcon } from '../icons/FingerprintRounded';

const english = {
  title: 'Sign in',
  heading: 'Welcome back',
  intro: 'Sign in to open your wallet.',
  biometrics: 'Sign in with biometrics',
  orEmail: 'or with your email',
  demo: 'Try Demo Account',
  newHere: 'New here? {link}',
  signUp: 'Sign up',
} as const;

export type SigninPageTexts = typeof english;

/** Three ways to sign in: by biometrics, by email and password, or with the demo account. */
export default function SigninPage() {
  const { busy, error, signIn, signInWithBiometrics, signInAsDemo } = useSignin();
  const say = useMessages('SigninPage', english);
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
        <Stack spacing={4}>
          <BusyButton
            variant="outlined"
            startIcon={<FingerprintIcon />}
            pending={busy === 'signInWithBiometrics'}
            disabled={busy !== null}
            onClick={() => void signInWithBiometrics()}
          >
            {say('biometrics')}
          </BusyButton>
          <Divider sx={{ color: 'text.secondary' }}>{say('orEmail')}</Divider>
          <SigninForm
            hint={(fill) => (
              <DemoHint
                {...DEMO_CREDENTIALS}
                onFill={() => {
                  fill(DEMO_CREDENTIALS);
                }}
              />
            )}
            forgotPasswordHref={paths.forgotPassword}
            disabled={busy !== null}
            // The form shows the errors of all ways to sign in, because it reserves space for an error.
            error={error}
            onSubmit={signIn}
          />
          <BusyButton
            variant="outlined"
            pending={busy === 'signInAsDemo'}
            disabled={busy !== null}
            onClick={() => void signInAsDemo()}
          >
            {say('demo')}
          </BusyButton>
        </Stack>
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          {say('newHere', { link: <Link href={paths.signup}>{say('signUp')}</Link> })}
        </Typography>
      </Stack>
    </PublicPage>
  );
}
