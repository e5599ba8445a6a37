import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '../constants/brand';
import { ForgotPasswordForm } from '../components/auth/ForgotPasswordForm/ForgotPasswordForm';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../constants/paths';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { ForgotPasswordPage as english } from './ForgotPasswordPage.messages';

/**
 * Asks whose password is forgotten. The answer is the same for every address, so that nobody learns
 * from it who has an account.
 */
export default function ForgotPasswordPage() {
  const [answered, setAnswered] = useState(false);
  const say = useTexts('ForgotPasswordPage', english);
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title={say('title')}
      intro={say('intro')}
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

/** The confirmation in the form's place. It takes the focus, which the form's button had. */
function Answer() {
  const say = useTexts('ForgotPasswordPage', english);
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
