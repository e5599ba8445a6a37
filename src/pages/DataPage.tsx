import { Navigate } from 'react-router-dom';
import { PageHeading } from '../components/layout/PageHeading';
import { paths } from '../features/page/paths';
import { DataSettings } from '../features/data/DataSettings';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { usePageNames } from '../features/page/usePageNames';
import { useKeeper } from '../state/storage/useKept';
import { WayBack } from '../features/page/WayBack';

/** The page of the user's data: storing it on this device, locking it, and backups. */
export default function DataPage() {
  const pageName = usePageNames();
  // Without a keeper, a server stores the data, and this page has no settings.
  if (!useKeeper()) return <Navigate to={paths.settings} replace />;
  return (
    <>
      <PageTitle>{pageName('data')}</PageTitle>
      <WayBack />
      <PageHeading>{pageName('data')}</PageHeading>
      <PagePart name={pageName('data')}>
        <DataSettings />
      </PagePart>
    </>
  );
}
