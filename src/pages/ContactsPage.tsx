import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedContactList } from '../features/contacts/ConnectedContactList';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { usePageNames } from '../features/page/usePageNames';
import { WayBack } from '../features/page/WayBack';

/** Lists the saved contacts, with a search. */
export default function ContactsPage() {
  const pageName = usePageNames();
  return (
    <>
      <PageTitle>{pageName('contacts')}</PageTitle>
      <WayBack />
      <PageHeading>{pageName('contacts')}</PageHeading>
      <PagePart name={pageName('contacts')}>
        <ConnectedContactList />
      </PagePart>
    </>
  );
}
