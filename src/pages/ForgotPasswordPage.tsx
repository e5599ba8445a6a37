import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '../theme/brand';
import { ForgotPasswordForm } from '../components/auth/ForgotPasswordForm';
import { Button } from '../components/inputs/internals/button';
import { PublicPage } from '../components/layout/PublicPage';
import { useMessages } from '../components/provider/useMessages';
import { paths } from '../features/page/paths';
import { PageTitle } from '../features/page/PageTitle';
import { Rings } from '../features/page/Rings';

const english = {
  title: 'Forgot password',
  intro: 'Enter the email address you sign in with.',
  answer: 'Nothing was sent',
  noServer:
    'A real wallet would now send an email to this address if it belonged to an account. This demo has no server, sends no email and has not kept what you typed.',
  openAccount: 'The demo account is open to anyone. The sign-in page shows its password.',
  back: 'Back to sign in',
} as const;

export type ForgotPasswordPageTexts = typeof english;

/**
 * A page for requesting a link that resets a password. The confirmation is the same for every address, so that it does
 * not reveal who has an account.
 */
export default function ForgotPasswordPage() {
  const [answered, setAnswered] = useState(false);
  const say = useMessages('ForgotPasswordPage', english);
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      ornament={<Rings />}
      title={say('title')}
      // After the submission, the page has no field for the address.
      intro={answered ? undefined : say('intro')}
    >
      <PageTitle>{say('title')}</PageTitle>
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

/**
 * The confirmation that replaces the form. It receives the focus, because the focused button was removed with the form.
 */
function Answer() {
  const say = useMessages('ForgotPasswordPage', english);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <Stack spacing={6}>
      <Stack ref={text} role="status" tabIndex={-1} spacing={2} sx={{ outline: 'none' }}>
        <Typography variant="h2">{say('answer')}</Typography>
        <Typography color="textSecondary">{say('noServer')}</Typography>
        <Typography color="textSecondary">{say('openAccount')}</Typography>
      </Stack>
      <Button variant="contained" href={paths.signin}>
        {say('back')}
      </Button>
    </Stack>
  );
}
