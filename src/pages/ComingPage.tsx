import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '../brand';
import { PageHeading } from '../components/layout/PageHeading';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../paths';
import { PageTitle } from './parts/PageTitle';

export interface ComingPageProps {
  /** The screen's name. */
  title: string;
  /** Whether it stands inside the app's frame or on its own. */
  place: 'app' | 'public';
}

/** Holds the place of a screen that is not built yet. */
export default function ComingPage({ title, place }: ComingPageProps) {
  const note = <Typography color="textSecondary">This screen is not built yet.</Typography>;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {place === 'app' ? (
        <Stack spacing={2}>
          <PageHeading>{title}</PageHeading>
          {note}
        </Stack>
      ) : (
        <PublicPage brand={PRODUCT_NAME} homeHref={paths.landing} title={title}>
          <Stack spacing={4}>
            {note}
            <Button variant="contained" href={paths.home}>
              Open Wallet
            </Button>
            <Button variant="outlined" href={paths.signin}>
              Sign In
            </Button>
          </Stack>
        </PublicPage>
      )}
    </>
  );
}
