import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { SecurityFeatures } from '../components/profile/SecurityFeatures';
import { StatTiles } from '../components/profile/StatTiles';
import { PROFILE_STATISTICS } from '../domain/user';
import { useAuth } from '../state/AuthProvider';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ProfileEditor } from '../features/profile/ProfileEditor';

/** The user's profile, the account's security features, and statistics. */
export default function ProfilePage() {
  const { user } = useAuth();
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <PageHeading>Profile</PageHeading>
      {user && (
        <Stack spacing={6}>
          <PagePart name="Your profile">
            <ProfileEditor user={user} />
          </PagePart>
          <PagePart name="Security features">
            <SecurityFeatures
              biometricEnabled={user.biometricEnabled}
              twoFactorEnabled={user.twoFactorEnabled}
              isVerified={user.isVerified}
            />
          </PagePart>
          <PagePart name="Statistics">
            <StatTiles stats={PROFILE_STATISTICS} />
          </PagePart>
        </Stack>
      )}
    </>
  );
}
