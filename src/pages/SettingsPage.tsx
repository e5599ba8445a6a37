import LogoutIcon from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VERSION_LABEL } from '../app/brand';
import { securityBadges } from '../components/identity/UserBadge';
import { PageHeading } from '../components/layout/PageHeading';
import { ProfileSummary } from '../components/settings/ProfileSummary';
import { useAuth } from '../state/AuthProvider';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { SettingsMenu } from '../features/settings/SettingsMenu';

/** The signed-in user, the settings, and the way out. */
export default function SettingsPage() {
  const { user, signOut } = useAuth();
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <PageHeading>Settings</PageHeading>
      <Stack spacing={6}>
        {user && (
          <PagePart name="Your profile">
            <ProfileSummary
              name={user.name}
              email={user.email}
              picture={user.avatar}
              badges={securityBadges(user)}
            />
          </PagePart>
        )}
        <PagePart name="Settings">
          <SettingsMenu />
        </PagePart>
        <Button variant="outlined" startIcon={<LogoutIcon />} onClick={() => void signOut()}>
          Sign Out
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          {VERSION_LABEL}
        </Typography>
      </Stack>
    </>
  );
}
