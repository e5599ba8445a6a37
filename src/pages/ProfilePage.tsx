import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { SecurityFeatures } from '../components/profile/SecurityFeatures';
import { StatTiles } from '../components/profile/StatTiles';
import { PROFILE_STATISTICS } from '../domain/demo/demoAccount';
import { useFlorin } from '../components/provider/useFlorin';
import { useMessages } from '../components/provider/useMessages';
import { useAuth } from '../state/session/useAuth';
import { PageTitle } from '../features/page/PageTitle';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import { PagePart } from '../features/page/PagePart';
import { ProfileEditor } from '../features/profile/ProfileEditor';
import { WayBack } from '../features/page/WayBack';

const english = {
  security: 'Security features',
  statistics: 'Statistics',
  transactions: 'transactions',
  currencies: 'currencies',
  daysActive: 'days active',
  successRate: 'success rate',
} as const;

export type ProfilePageTexts = typeof english;

/** The user's profile, the account's security features, and statistics. */
export default function ProfilePage() {
  const { user } = useAuth();
  const say = useMessages('ProfilePage', english);
  const common = useCommonTexts();
  const pageName = usePageNames();
  const { locale = 'en-US' } = useFlorin();
  const { transactions, currencies, daysActive, successRate } = PROFILE_STATISTICS;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const stats = [
    { value: transactions.toLocaleString(locale), label: say('transactions') },
    { value: currencies.toLocaleString(locale), label: say('currencies') },
    { value: daysActive.toLocaleString(locale), label: say('daysActive') },
    { value: percent.format(successRate), label: say('successRate') },
  ];
  return (
    <>
      <PageTitle>{pageName('profile')}</PageTitle>
      <WayBack />
      <PageHeading>{pageName('profile')}</PageHeading>
      {user && (
        <Stack spacing={6}>
          <PagePart name={common('yourProfile')}>
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
            <StatTiles stats={stats} />
          </PagePart>
        </Stack>
      )}
    </>
  );
}
