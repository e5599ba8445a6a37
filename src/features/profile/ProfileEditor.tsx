import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ProfileForm } from '../../components/profile/ProfileForm';
import { ProfileSummary } from '../../components/settings/ProfileSummary';
import type { User } from '../../domain/user';
import { profileOf } from '../../domain/demo/demoAccount';
import { useLog } from '../../state/DeviceProvider';

export interface ProfileEditorProps {
  user: User;
}

/** Shows and edits the user's profile. Saving only logs the profile and updates the summary. Nothing is stored. */
export function ProfileEditor({ user }: ProfileEditorProps) {
  const log = useLog();
  const [initial] = useState(() => profileOf(user));
  const [profile, setProfile] = useState(initial);
  return (
    <Stack spacing={6}>
      <ProfileSummary
        name={`${profile.firstName} ${profile.lastName}`}
        email={profile.email}
        picture={user.avatar}
        badges={['premiumMember']}
      />
      <ProfileForm
        profile={initial}
        onSave={(saved) => {
          setProfile(saved);
          log.info('Profile saved', saved);
        }}
        onCancel={() => {
          setProfile(initial);
        }}
      />
    </Stack>
  );
}
