import LogoutIcon from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VERSION_LABEL } from '../brand';
import { securityBadges } from '../components/identity/UserBadge';
import { PageHeading } from '../components/layout/PageHeading';
import { ProfileSummary } from '../components/settings/ProfileSummary';
import { useAuth } from '../state/AuthProvider';
import { PageTitle } from './parts/PageTitle';
import { Part } from './parts/Part';
import { SettingsMenu } from './parts/SettingsMenu';

/** Who is signed in, what can be set, and the way out. */
export default function SettingsPage() {
  const { user, logout } = useAuth();
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <PageHeading>Settings</PageHeading>
      <Stack spacing={6}>
        {user && (
          <Part name="Your profile">
            <ProfileSummary
              name={user.name}
              email={user.email}
              picture={user.avatar}
              badges={securityBadges(user)}
            />
          </Part>
        )}
        <Part name="Settings">
          <SettingsMenu />
        </Part>
        <Button variant="outlined" startIcon={<LogoutIcon />} onClick={() => void logout()}>
          Sign Out
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          {VERSION_LABEL}
        </Typography>
      </Stack>
    </>
  );
}
