import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessageScreen } from '../components/feedback/MessageScreen';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { paths } from '../constants/paths';
import { messageFrame } from '../features/page/messageFrame';
import { PageTitle } from '../features/page/PageTitle';
import { Seal } from '../features/page/Seal';

/** The English texts of the page for an unknown URL. */
const english = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
  home: 'Go to the start page',
} as const;

declare module '../components/appEnglish' {
  interface AppEnglish {
    readonly NotFoundPage: typeof english;
  }
}

export interface NotFoundPageProps {
  /** Whether the page is shown between the app's bars. */
  isFramed?: boolean;
}

/** The page for an unknown URL. */
export default function NotFoundPage({ isFramed = false }: NotFoundPageProps) {
  const say = useMessages('NotFoundPage', english);
  if (isFramed)
    return (
      <>
        <PageTitle>{say('title')}</PageTitle>
        <PageHeading>{say('title')}</PageHeading>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 4 }}>
          {say('text')}
        </Typography>
        <Button variant="contained" href={paths.landing}>
          {say('home')}
        </Button>
        <Seal />
      </>
    );
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <MessageScreen
        {...messageFrame}
        title={say('title')}
        actionLabel={say('home')}
        actionHref={paths.landing}
      >
        {say('text')}
      </MessageScreen>
    </>
  );
}
