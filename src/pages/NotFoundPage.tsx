import { MessageScreen } from '../components/feedback/MessageScreen';
import { useMessages } from '../components/provider/useMessages';
import { paths } from '../constants/paths';
import { PageTitle } from '../features/page/PageTitle';

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

/** The page for an unknown URL. */
export default function NotFoundPage() {
  const say = useMessages('NotFoundPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <MessageScreen title={say('title')} actionLabel={say('home')} actionHref={paths.landing}>
        {say('text')}
      </MessageScreen>
    </>
  );
}
