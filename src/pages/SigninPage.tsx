import FingerprintIcon from '@mui/icons-material/FingerprintRounded';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '../app/brand';
import { SigninForm } from '../components/auth/SigninForm';
import { Banner } from '../components/feedback/Banner';
import { BusyButton } from '../components/inputs/BusyButton';
import { PublicPage } from '../components/layout/PublicPage';
import { DEMO_CREDENTIALS } from '../domain/user';
import { paths } from '../app/paths';
import { PageTitle } from '../features/page/PageTitle';
import { useSignin } from '../features/auth/useSignin';

/** Three ways in: by biometrics, by e-mail and password, or with the demo account. */
export default function SigninPage() {
  const { busy, error, signIn, signInWithBiometrics, signInAsDemo } = useSignin();
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title="Welcome back"
      intro="Sign in to open your wallet."
    >
      <PageTitle>Sign in</PageTitle>
      <Stack spacing={4}>
        <BusyButton
          variant="outlined"
          startIcon={<FingerprintIcon />}
          pending={busy === 'signInWithBiometrics'}
          disabled={busy !== null}
          onClick={() => void signInWithBiometrics()}
        >
          Sign in with biometrics
        </BusyButton>
        <Divider>or with your e-mail</Divider>
        {error !== null && <Banner tone="error">{error}</Banner>}
        <SigninForm
          demo={DEMO_CREDENTIALS}
          forgotPasswordHref={paths.forgotPassword}
          disabled={busy !== null}
          onSubmit={signIn}
        />
        <BusyButton
          variant="outlined"
          pending={busy === 'signInAsDemo'}
          disabled={busy !== null}
          onClick={() => void signInAsDemo()}
        >
          Try Demo Account
        </BusyButton>
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          New here? <Link href={paths.signup}>Sign up</Link>
        </Typography>
      </Stack>
    </PublicPage>
  );
}
