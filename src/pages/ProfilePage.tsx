import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { SecurityFeatures } from '../components/profile/SecurityFeatures';
import { StatTiles } from '../components/profile/StatTiles';
import { PROFILE_STATISTICS } from '../domain/user';
import { useAuth } from '../state/AuthProvider';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ProfileEditor } from '../features/profile/ProfileEditor';
import { useTexts } from '../features/language/useTexts';
import { ProfilePage as english } from './ProfilePage.messages';

/** The user's profile, the account's security features, and statistics. */
export default function ProfilePage() {
  const { user } = useAuth();
  const say = useTexts('ProfilePage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
      {user && (
        <Stack spacing={6}>
          <PagePart name={say('profile')}>
            <ProfileEditor user={user} />
          </PagePart>
          <PagePart name={say('security')}>
            <SecurityFeatures
              biometricEnabled={user.biometricEnabled}
              twoFactorEnabled={user.twoFactorEnabled}
              isVerified={user.isVerified}
            />
          </PagePart>
          <PagePart name={say('statistics')}>
            <StatTiles stats={PROFILE_STATISTICS} />
          </PagePart>
        </Stack>
      )}
    </>
  );
}
