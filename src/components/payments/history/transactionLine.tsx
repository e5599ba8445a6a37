import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { use } from 'react';
import { currencyBySymbol } from '../../../domain/currency/currency';
import { formatAmount } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import { addressEnds } from '../../../domain/recipients/addressEnds';
import { shortenAddress } from '../../../domain/recipients/shortenAddress';
import { shortened } from '../../../domain/recipients/recipientKind';
import type { HistoryRecord, Transaction } from '../../../domain/history/transaction';
import {
  arrivedPartOf,
  counterpartyOf,
  directionOf,
  signOf,
} from '../../../domain/history/transaction';
import { visible } from '../../../domain/text/text';
import { isEmail } from '../../../domain/user';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../icons/CurrencyExchangeRounded';
import { HelpOutlineRounded as OtherIcon } from '../../../icons/HelpOutlineRounded';
import { NorthEastRounded as SendIcon } from '../../../icons/NorthEastRounded';
import { ShoppingBagOutlined as PurchaseIcon } from '../../../icons/ShoppingBagOutlined';
import { SouthWestRounded as ReceiveIcon } from '../../../icons/SouthWestRounded';
import { clampLines, disc, linedItem, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { ForeignText } from '../../identity/ForeignText';
import { Amount } from '../../money/Amount/Amount';
import { MaskedText } from '../../money/MaskedText/MaskedText';
import { FlorinContext } from '../../provider/florinContext';
import type { Say } from '../../provider/say';
import { Moment } from './Moment';
import { TransactionStatusLabel } from './TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from './useDescription';
import type { TransactionItem as english } from './TransactionItem/TransactionItem.messages';
import type { Part, Root } from '../../provider/rooted';

const ICONS = {
  receive: ReceiveIcon,
  send: SendIcon,
  exchange: ExchangeIcon,
  purchase: PurchaseIcon,
} as const;

/** The icons of other types. */
const OTHER_ICONS = { in: ReceiveIcon, out: SendIcon } as const;

const ADDRESS_LENGTH = 15;

/** The style of a line that has a link. */
const linked = { position: 'relative', '&:hover a': { textDecoration: 'underline' } } as const;

/** The link and its focus ring cover the whole line. The link's text is limited to three lines. */
const stretched = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
    borderRadius: 1,
    // The next line must not cover the focus ring.
    zIndex: 1,
  },
} as const;

interface CounterpartyProps {
  of: Transaction;
  name: string | undefined;
  say: Say<typeof english>;
}

/** Shows the counterparty of a transaction. Renders nothing if there is none. */
function Counterparty({ of, name, say }: CounterpartyProps) {
  const { recipients } = use(FlorinContext);
  const address = counterpartyOf(of);
  if (address === undefined) return null;
  const short = (
    <ForeignText>
      {shortened(address, recipients) ?? shortenAddress(visible(address), ADDRESS_LENGTH)}
    </ForeignText>
  );
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {say(of.fromAddress === undefined ? 'to' : 'from', {
        address:
          name === undefined
            ? short
            : say('named', { name: <ForeignText>{name}</ForeignText>, address: short }),
      })}
    </Typography>
  );
}

/** The props of a line, except for its transaction. */
export interface LineFacts {
  /** The current year in the user's time zone. Dates of this year are shown without the year. */
  thisYear?: number | undefined;
  /** Shows bullets instead of the amount, the fee, and the amounts in the description. */
  hidden?: boolean | undefined;
  /** The name of the contact that is the counterparty. The name is shown before the address. */
  name?: string | undefined;
  /** The address of the transaction's page. If set, the whole line is a link, and its name is the description. */
  href?: string | undefined;
  /** The root element; `div` inside a list item. */
  component?: 'li' | 'div' | undefined;
}

/** The parts of a line that have other content if the record is unreadable. */
export interface LineParts {
  moment?: ReactNode;
  amount?: ReactNode;
  /** Further facts, above the fee. */
  more?: ReactNode;
  /** The record that decides the direction; by default the transaction. */
  directed?: HistoryRecord;
}

export interface TransactionLineProps extends LineFacts, LineParts {
  transaction: Transaction;
  say: Say<typeof english>;
  root: Root;
  part: Part<'TransactionItem'>;
}

/** A line of a wallet's history, for `TransactionItem`. */
export function TransactionLine({
  transaction,
  thisYear,
  hidden = false,
  name,
  href,
  component = 'li',
  say,
  root,
  part,
  moment,
  amount,
  more,
  directed = transaction,
}: TransactionLineProps) {
  const { type, status, fee } = transaction;
  const { locale, currencies, recipients } = use(FlorinContext);
  const describe = useDescription(hidden);
  const currency = currencyBySymbol(currencies, transaction.currency);
  const direction = directionOf(directed);
  const isKnown = Object.hasOwn(ICONS, type);
  // An unknown type without a direction has a neutral icon.
  const OwnIcon = direction === undefined ? OtherIcon : OTHER_ICONS[direction];
  const Icon = isKnown ? ICONS[type as keyof typeof ICONS] : OwnIcon;
  const arrived = arrivedPartOf(transaction);
  const exact = (value: Decimal) => (
    <bdi>
      <MaskedText
        text={formatAmount(value, currency, { locale, precision: 'exact' })}
        hidden={hidden}
      />
    </bdi>
  );
  const whole = describe(transaction, visible);
  const short = describe(
    transaction,
    visible,
    (address) =>
      shortened(address, recipients) ??
      (isEmail(address) ? visible(address) : addressEnds(visible(address))),
  );
  // A line that mixes directions would be cut in the middle of a long address, so its ends are shown. Screen readers
  // read the whole address.
  const words = (
    <bdi>
      {short === whole ? (
        <MaskedText text={whole} hidden={hidden} />
      ) : (
        <>
          <span style={visuallyHidden}>{whole}</span>
          <span aria-hidden>{short}</span>
        </>
      )}
    </bdi>
  );
  return (
    <Box
      component={component}
      {...root(
        {
          ...(href !== undefined && linked),
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 3,
          alignItems: 'start',
          paddingBlock: 3.5,
          ...linedItem,
        },
        { hidden, component },
      )}
    >
      {part(
        'icon',
        <Box
          component="span"
          sx={{
            ...disc(40),
            bgcolor: 'background.default',
            color: direction === 'in' ? 'success.main' : 'text.secondary',
          }}
        >
          <Icon aria-hidden fontSize="small" />
        </Box>,
        { hidden },
      )}
      <Box sx={wrappingRow}>
        {/* The basis is wide enough for a shortened address, or a date and time, on one line. */}
        <Box sx={{ ...rowStart, flexBasis: '8.5rem' }}>
          <Typography sx={{ fontWeight: 600, ...clampLines(3) }}>
            {href === undefined ? (
              words
            ) : (
              <Link href={href} color="inherit" underline="none" sx={stretched}>
                {words}
              </Link>
            )}
          </Typography>
          {!isKnown && (
            <Typography variant="caption" component="p" color="textSecondary">
              <ForeignText>{type}</ForeignText>
            </Typography>
          )}
          <Counterparty of={transaction} name={name} say={say} />
          <Typography variant="caption" component="p" color="textSecondary">
            {moment ?? <Moment at={transaction.timestamp} thisYear={thisYear} />}
          </Typography>
          {more}
          {arrived !== undefined && (
            <Typography variant="caption" component="p" color="textSecondary">
              {say('arrived', { part: exact(arrived), amount: exact(transaction.amount) })}
            </Typography>
          )}
          {fee !== undefined && (
            <Typography variant="caption" component="p" color="textSecondary">
              {say('fee', { amount: exact(fee) })}
            </Typography>
          )}
        </Box>
        <Box sx={rowEnd}>
          <Box sx={direction === 'in' ? { color: 'success.main' } : {}}>
            {amount ?? (
              <Amount
                value={transaction.amount}
                currency={currency}
                precision="exact"
                sign={signOf(transaction)}
                hidden={hidden}
              />
            )}
          </Box>
          {status !== '' && <TransactionStatusLabel status={status} />}
        </Box>
      </Box>
    </Box>
  );
}
