import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedContacts } from '../features/contacts/ConnectedContacts';
import { useTexts } from '../features/language/useTexts';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { ContactsPage as english } from './ContactsPage.messages';

/** Those whom the user saved, with the places at which they take money. */
export default function ContactsPage() {
  const say = useTexts('ContactsPage', english);
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
