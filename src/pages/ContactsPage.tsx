import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedContactList } from '../features/contacts/ConnectedContactList';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { WayBack } from '../features/page/WayBack';

const english = { title: 'Contacts' } as const;

export type ContactsPageTexts = typeof english;

/** Lists the saved contacts, with a search. */
export default function ContactsPage() {
  const say = useMessages('ContactsPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <WayBack />
      <PageHeading>{say('title')}</PageHeading>
      <PagePart name={say('title')}>
        <ConnectedContactList />
      </PagePart>
    </>
  );
}
