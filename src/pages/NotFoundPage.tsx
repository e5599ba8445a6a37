import { MessageScreen } from '../components/feedback/MessageScreen';
import { paths } from '../constants/paths';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { NotFoundPage as english } from './NotFoundPage.messages';

/** The page of an unknown address. */
export default function NotFoundPage() {
  const say = useTexts('NotFoundPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <MessageScreen title={say('title')} actionLabel={say('home')} actionHref={paths.landing}>
        {say('text')}
      </MessageScreen>
    </>
  );
}
