import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo, type ReactNode } from 'react';
import type { Decimal } from '../../domain/money/money';
import { ExpandMoreRounded as ExpandIcon } from '../../icons/ExpandMoreRounded';
import { clampLines, spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import { gradientCard } from '../../theme/gradientCard';
import type { PartialTotal, WalletColor } from '../../domain/ledger/wallet';
import { LoadingFigure } from '../feedback/internals/lateSkeletons';
import { StaleMark } from '../feedback/internals/staleMark';
import { ForeignText } from '../identity/ForeignText';
import { MenuButton, type MenuButtonProps } from '../inputs/MenuButton';
import { Figure, Figures } from '../provider/internals/figures';
import { useFlorin } from '../provider/useFlorin';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { Amount } from './Amount';
import { ChangeLabel } from './ChangeLabel';
import { HideBalanceButton } from './HideBalanceButton';
import { rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  title: 'Total balance',
  day: '24h',
} as const;

export type BalanceCardTexts = typeof english;

export interface BalanceCardProps extends RootProps {
  /** The total in the unit of account, an exact decimal as text: `'20009.337'`. */
  total: Decimal;
  /**
   * Change over 24 hours in percent, from your server or from `changeOf` of `florin/domain/wallet`. If omitted, no
   * change is shown.
   */
  change24h?: Decimal | undefined;
  /** The name of the wallet. */
  walletName: string;
  /**
   * Renders a list of wallets, usually a `WalletSwitcher`. The wallet's name is then a button that opens the list. The
   * function is first called when the list opens, so it can return a lazy component. Pass a stable function, because
   * the card is memoized.
   */
  switcher?: MenuButtonProps['menu'] | undefined;
  /**
   * The background of the card:
   * - the name of a wallet gradient, such as `tide`, or
   * - a CSS colour or gradient, such as `#0B4D3A`, `rgb(11 77 58)` or `var(--brand)`.
   *
   * Colours on which white text is not readable are darkened, except for CSS variables, whose contrast you must check
   * yourself. For any other text, the card has the default gradient, `evergreen`.
   */
  color?: WalletColor | (string & {}) | undefined;
  /** Shows bullets instead of the total. */
  hidden?: boolean | undefined;
  /** Called when the user hides or shows the balance. If omitted, the card has no button for it. */
  onToggleHidden?: (() => void) | undefined;
  /** A small chart below the total, such as a `Sparkline`. */
  chart?: ReactNode;
  /** Whether the total is loading. A placeholder is then shown instead, and `total` and `change24h` are ignored. */
  loading?: boolean | undefined;
  /** If the total is out of date: the time of the last successful response (ISO 8601), which is then shown. */
  staleSince?: string | undefined;
  /**
   * Whether the total excludes unknown balances, or balances without a price. The card then shows a sentence about it.
   */
  partial?: PartialTotal | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface FrameProps
  extends
    Look,
    Record<'hidden' | 'loading', boolean>,
    Omit<BalanceCardProps, 'total' | 'color' | 'hidden' | 'loading' | keyof Look> {}

/**
 * The button's target is higher than the wallet's name, whose line is 1.25 rem high. Negative margins prevent the target
 * from moving the text around it. With large text, they are smaller.
 */
const nameButton = {
  gap: 0.5,
  paddingBlock: 0,
  paddingInline: 2,
  marginBlock: `min(0px, (1.25rem - ${sizes.target}) / 2)`,
  marginInline: -2,
  borderRadius: '22px',
  textAlign: 'start',
} as const;

/** Renders the card around the total. Memoized, so that a new price renders only the total again. */
const Frame = memo(function Frame({
  change24h,
  walletName,
  switcher,
  hidden,
  onToggleHidden,
  chart,
  loading,
  staleSince,
  partial,
  messages,
  ...look
}: FrameProps) {
  const say = useMessages('BalanceCard', english, messages);
  const name = (
    <Typography component="span" variant="body2" sx={clampLines(2)}>
      <ForeignText>{walletName}</ForeignText>
    </Typography>
  );
  return (
    <Box component="section" aria-label={say('title')} aria-busy={loading} {...look}>
      {/* With large text on a narrow phone, the hide button wraps below the title. */}
      <Box sx={{ ...spreadRow, flexWrap: 'wrap', columnGap: 2 }}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
          {say('title')}
        </Typography>
        {onToggleHidden && (
          <HideBalanceButton
            hidden={hidden}
            onToggle={onToggleHidden}
            sx={{ marginInlineStart: 'auto', marginInlineEnd: '-10px' }}
          />
        )}
      </Box>
      <Box sx={{ mt: 1, mb: 4 }}>{loading ? <LoadingFigure /> : <Figure name="total" />}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        {!loading && change24h !== undefined && (
          <ChangeLabel change={change24h} period={say('day')} tone="onColor" />
        )}
        {switcher ? (
          <MenuButton popup="listbox" label={walletName} menu={switcher} sx={nameButton}>
            {name}
            <ExpandIcon sx={{ fontSize: '1.25rem', flex: 'none' }} />
          </MenuButton>
        ) : (
          name
        )}
      </Box>
      <StaleMark since={staleSince} partial={partial} />
      {chart}
    </Box>
  );
});

/** A card with the total of a wallet, and a button that hides it. */
export const BalanceCard = rooted(
  'BalanceCard',
  function BalanceCard(
    { total, color = 'evergreen', hidden = false, loading = false, ...frame }: BalanceCardProps,
    root,
  ) {
    const { unitOfAccount } = useFlorin();
    const card = useMemo(() => gradientCard(color), [color]);
    const figures = loading
      ? {}
      : {
          total: (
            <Amount value={total} currency={unitOfAccount} variant="amountHero" hidden={hidden} />
          ),
        };
    return (
      <Figures value={figures}>
        <Frame {...frame} hidden={hidden} loading={loading} {...root(card, { hidden, loading })} />
      </Figures>
    );
  },
);
