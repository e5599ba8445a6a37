import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { SecurityFeatures } from '../components/profile/SecurityFeatures';
import { StatTiles } from '../components/profile/StatTiles';
import { PROFILE_STATISTICS } from '../domain/user';
import { useAuth } from '../state/AuthProvider';
import { PageTitle } from './parts/PageTitle';
import { Part } from './parts/Part';
import { ProfileEditor } from './parts/ProfileEditor';

/** Who the user is, how their account is secured, and what they have done so far. */
export default function ProfilePage() {
  const { user } = useAuth();
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <PageHeading>Profile</PageHeading>
      {user && (
        <Stack spacing={6}>
          <Part name="Your profile">
            <ProfileEditor user={user} />
          </Part>
          <Part name="Security features">
            <SecurityFeatures
              biometricEnabled={user.biometricEnabled}
              twoFactorEnabled={user.twoFactorEnabled}
              isVerified={user.isVerified}
            />
          </Part>
          <Part name="Statistics">
            <StatTiles stats={PROFILE_STATISTICS} />
          </Part>
        </Stack>
      )}
    </>
  );
}
