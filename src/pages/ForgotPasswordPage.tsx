import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '../app/brand';
import { ForgotPasswordForm } from '../components/auth/ForgotPasswordForm';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../app/paths';
import { PageTitle } from '../features/page/PageTitle';

/**
 * Asks whose password is forgotten. The answer is the same for every address, so that nobody learns
 * from it who has an account.
 */
export default function ForgotPasswordPage() {
  const [answered, setAnswered] = useState(false);
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title="Forgot password"
      intro="Tell us the e-mail address that you sign in with."
    >
      <PageTitle>Forgot password</PageTitle>
      {answered ? (
        <Answer />
      ) : (
        <ForgotPasswordForm
          signinHref={paths.signin}
          onSubmit={() => {
            setAnswered(true);
          }}
        />
      )}
    </PublicPage>
  );
}

/** The confirmation in the form's place. It takes the focus, which the form's button had. */
function Answer() {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <Stack spacing={6}>
      <Stack ref={text} role="status" tabIndex={-1} spacing={2} sx={{ outline: 'none' }}>
        <Typography variant="h2">Nothing was sent</Typography>
        <Typography color="textSecondary">
          A wallet with a server would now write to this address, if there were an account for it.
          This demo has no server and sends no e-mail, and it has not kept what you typed.
        </Typography>
        <Typography color="textSecondary">
          The demo account is open to anyone. The sign-in page shows its password.
        </Typography>
      </Stack>
      <Button variant="contained" href={paths.signin}>
        Back to sign in
      </Button>
    </Stack>
  );
}
