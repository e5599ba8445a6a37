import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { NetworkMenu } from './parts/NetworkMenu';
import { PageTitle } from './parts/PageTitle';
import { Part } from './parts/Part';
import { WalletCurrencies } from './parts/WalletCurrencies';
import { WalletTotal } from './parts/WalletTotal';

/** What the active wallet holds: its total, its network, and each of its currencies. */
export default function WalletPage() {
  return (
    <>
      <PageTitle>Wallet</PageTitle>
      <PageHeading>Wallet</PageHeading>
      <Stack spacing={4}>
        <Part name="Total balance">
          <WalletTotal />
        </Part>
        <Part name="Network">
          <NetworkMenu />
        </Part>
        <Part name="Currencies">
          <WalletCurrencies />
        </Part>
      </Stack>
    </>
  );
}
