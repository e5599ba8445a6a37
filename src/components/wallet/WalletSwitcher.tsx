import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { formatAmount, HIDDEN_AMOUNT } from '../../domain/money/format';
import type { Decimal } from '../../domain/money/money';
import { AddRounded as AddIcon } from '../../icons/AddRounded';
import { readableGradient } from '../../theme/readableGradient';
import { clampLines, signRow, signRowText } from '../../theme/styles';
import type { PartialTotal, WalletColor } from '../../domain/ledger/wallet';
import { tabularFigures } from '../../theme/vars';
import { ForeignText } from '../identity/ForeignText';
import { Button } from '../inputs/internals/button';
import { ListboxButton } from '../inputs/ListboxButton';
import { ListboxPopup } from '../inputs/internals/listboxPopup';
import type { MenuSurface } from '../inputs/MenuButton';
import { useFlorin } from '../provider/useFlorin';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  switch: 'Switch wallet',
  wallets: 'Wallets',
  hidden: 'Amount hidden',
  create: 'Create New Wallet',
} as const;

export type WalletSwitcherTexts = typeof english;

/** The data of a wallet that `WalletSwitcher` shows. */
export interface WalletSummary {
  id: string;
  name: string;
  /** The name of a wallet gradient, or a CSS colour or gradient; see `color` of `BalanceCard`. */
  color: WalletColor | (string & {});
  /** The wallet's total in the unit of account, an exact decimal as text. */
  total: Decimal;
  /** Whether the total is incomplete; see `partial` of `BalanceCard`. A question mark is then shown after the total. */
  partial?: PartialTotal | undefined;
}

export interface WalletSwitcherProps extends RootProps {
  /** The wallets of the user, in the order in which they are shown. */
  wallets: readonly WalletSummary[];
  /** The id of the active wallet. */
  activeId: string;
  /** Shows bullets instead of the totals. */
  hidden?: boolean | undefined;
  /** Called with the id of the wallet that the user selects. */
  onSwitch: (id: string) => void;
  /** Called when the user presses the button that creates a wallet. If omitted, there is no such button. */
  onCreate?: (() => void) | undefined;
  /**
   * The argument of the prop `menu` of a `MenuButton`, or `switcher` of a `BalanceCard`. The list then opens below that
   * button, and `WalletSwitcher` renders no button.
   */
  surface?: MenuSurface | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface WalletLineProps {
  wallet: WalletSummary;
  hidden: boolean;
  say: Say<typeof english>;
}

function WalletLine({ wallet, hidden, say }: WalletLineProps) {
  const { locale, unitOfAccount } = useFlorin();
  const total = formatAmount(wallet.total, unitOfAccount, { locale, precision: 'whole' });
  return (
    <Box component="span" sx={{ ...signRow, columnGap: 3 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          inlineSize: 28,
          blockSize: 28,
          flex: 'none',
          borderRadius: '50%',
          backgroundImage: readableGradient(wallet.color),
        }}
      />
      <Box component="span" sx={signRowText}>
        <Typography
          component="span"
          sx={{ fontWeight: 600, ...clampLines(2), overflowWrap: 'break-word' }}
        >
          <ForeignText>{wallet.name}</ForeignText>
        </Typography>
        <span> </span>
        <Typography
          component="bdi"
          translate="no"
          variant="body2"
          color="textSecondary"
          sx={tabularFigures}
          {...(hidden ? { role: 'img', 'aria-label': say('hidden') } : {})}
        >
          {hidden ? HIDDEN_AMOUNT : `${total}${wallet.partial ? ' ?' : ''}`}
        </Typography>
      </Box>
    </Box>
  );
}

/**
 * A button that shows the active wallet, and opens a list of all wallets with their totals and a button to create a
 * wallet.
 */
export const WalletSwitcher = rooted(
  'WalletSwitcher',
  function WalletSwitcher(
    {
      wallets,
      activeId,
      hidden = false,
      onSwitch,
      onCreate,
      surface,
      messages,
    }: WalletSwitcherProps,
    root,
  ) {
    const say = useMessages('WalletSwitcher', english, messages);
    const active = wallets.find(({ id }) => id === activeId);
    const button = surface?.anchor ?? null;
    const anchor = useMemo(() => ({ current: button }), [button]);
    const list = {
      ...root(undefined, { hidden }),
      listLabel: say('wallets'),
      selectedId: activeId,
      onSelect: onSwitch,
      options: wallets.map((wallet) => ({
        id: wallet.id,
        content: <WalletLine wallet={wallet} hidden={hidden} say={say} />,
      })),
      footer:
        onCreate &&
        ((close: () => void) => (
          <>
            <Divider />
            <Box sx={{ padding: 2 }}>
              <Button
                fullWidth
                startIcon={<AddIcon />}
                onClick={() => {
                  close();
                  onCreate();
                }}
              >
                {say('create')}
              </Button>
            </Box>
          </>
        )),
    };
    if (surface) {
      const { id, open, onClose } = surface;
      return (
        <ListboxPopup
          {...list}
          listId={id}
          anchor={anchor}
          open={open}
          onClose={onClose}
          align="end"
        />
      );
    }
    return (
      <ListboxButton {...list} label={say('switch')}>
        {active && <WalletLine wallet={active} hidden={hidden} say={say} />}
      </ListboxButton>
    );
  },
);
