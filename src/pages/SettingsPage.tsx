import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VERSION_LABEL } from '../theme/brand';
import { securityBadges } from '../components/identity/UserBadge';
import { Button } from '../components/inputs/internals/button';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ProfileSummary } from '../components/settings/ProfileSummary';
import { LogoutRounded as LogoutIcon } from '../icons/LogoutRounded';
import { mirrored } from '../theme/pageStyles';
import { useAuth } from '../state/session/useAuth';
import { PageTitle } from '../features/page/PageTitle';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import { PagePart } from '../features/page/PagePart';
import { SettingsMenu } from '../features/settings/SettingsMenu';

const english = {
  signOut: 'Sign Out',
} as const;

export type SettingsPageTexts = typeof english;

/** The settings, with the signed-in user above them and the sign-out button below. */
export default function SettingsPage() {
  const { user, signOut } = useAuth();
  const say = useMessages('SettingsPage', english);
  const common = useCommonTexts();
  const pageName = usePageNames();
  return (
    <>
      <PageTitle>{pageName('settings')}</PageTitle>
      <PageHeading>{pageName('settings')}</PageHeading>
      <Stack spacing={6}>
        {user && (
          <PagePart name={common('yourProfile')}>
            <ProfileSummary
              name={user.name}
              email={user.email}
              picture={user.avatar}
              badges={securityBadges(user)}
            />
          </PagePart>
        )}
        <PagePart name={pageName('settings')}>
          <SettingsMenu />
        </PagePart>
        <Button
          variant="outlined"
          startIcon={<LogoutIcon sx={mirrored} />}
          onClick={() => void signOut()}
        >
          {say('signOut')}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          {VERSION_LABEL}
        </Typography>
      </Stack>
    </>
  );
}
