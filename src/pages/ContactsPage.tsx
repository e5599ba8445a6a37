import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedContacts } from '../features/contacts/ConnectedContacts';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';

/** The English texts of the contacts page. */
const english = { title: 'Contacts' } as const;

declare module '../components/appEnglish' {
  interface AppEnglish {
    readonly ContactsPage: typeof english;
  }
}

/** Those whom the user saved, with the places at which they take money. */
export default function ContactsPage() {
  const say = useMessages('ContactsPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
      <PagePart name={say('title')}>
        <ConnectedContacts />
      </PagePart>
    </>
  );
}
