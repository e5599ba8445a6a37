import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ProfileForm } from '../../components/profile/ProfileForm';
import { ProfileSummary } from '../../components/settings/ProfileSummary';
import type { User } from '../../domain/user';
import { profileOf } from '../../domain/user';
import { useLog } from '../../state/DeviceProvider';

export interface ProfileEditorProps {
  user: User;
}

/** A user's profile. What is saved is logged, and shown until the page is left; it goes nowhere. */
export function ProfileEditor({ user }: ProfileEditorProps) {
  const log = useLog();
  const [profile, setProfile] = useState(() => profileOf(user));
  return (
    <Stack spacing={6}>
      <ProfileSummary
        name={`${profile.firstName} ${profile.lastName}`.trim()}
        email={profile.email}
        picture={user.avatar}
        badges={['premiumMember']}
      />
      <ProfileForm
        profile={profile}
        onSave={(saved) => {
          setProfile(saved);
          log.info('Profile saved', saved);
        }}
      />
    </Stack>
  );
}
