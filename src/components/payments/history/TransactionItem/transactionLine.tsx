import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { formatAmount } from '../../../../domain/money/format';
import type { Decimal } from '../../../../domain/money/money';
import { shortForm } from '../../../../domain/recipients/addressEnds';
import { shortenAddress } from '../../../../domain/recipients/shortenAddress';
import { shortened } from '../../../../domain/recipients/recipientKind';
import {
  arrivedPartOf,
  counterpartyOf,
  directionOf,
  signOf,
  type Transaction,
} from '../../../../domain/history/transaction';
import { visible } from '../../../../domain/text/text';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../../icons/CurrencyExchangeRounded';
import { HelpOutlineRounded as OtherIcon } from '../../../../icons/HelpOutlineRounded';
import { NorthEastRounded as SendIcon } from '../../../../icons/NorthEastRounded';
import { ShoppingBagOutlined as PurchaseIcon } from '../../../../icons/ShoppingBagOutlined';
import { SouthWestRounded as ReceiveIcon } from '../../../../icons/SouthWestRounded';
import { ForeignText } from '../../../identity/ForeignText';
import { Amount } from '../../../money/Amount';
import { MaskedText } from '../../../money/MaskedText';
import { useFlorin } from '../../../provider/useFlorin';
import type { Say } from '../../../provider/internals/say';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useRecordName } from '../internals/useRecordName';
import { useDescription } from '../useDescription';
import { LineFact, LineFrame, LineTime, type LineProps } from './lineFrame';
import type { TransactionItem as english } from './TransactionItem.messages';

const ICONS = {
  receive: ReceiveIcon,
  send: SendIcon,
  exchange: ExchangeIcon,
  purchase: PurchaseIcon,
} as const;

/** The icons of unknown types that have a direction. */
const OTHER_ICONS = { in: ReceiveIcon, out: SendIcon } as const;

const ADDRESS_LENGTH = 15;

interface CounterpartyProps {
  of: Transaction;
  name: string | undefined;
  say: Say<typeof english>;
}

/** Shows the sender or the recipient of a transaction, or nothing if there is neither. */
function Counterparty({ of, name, say }: CounterpartyProps) {
  const { recipients } = useFlorin();
  const address = counterpartyOf(of);
  if (address === undefined) return null;
  const short = (
    <ForeignText>
      {shortened(address, recipients) ?? shortenAddress(visible(address), ADDRESS_LENGTH)}
    </ForeignText>
  );
  return (
    <LineFact>
      {say(of.fromAddress === undefined ? 'to' : 'from', {
        address:
          name === undefined
            ? short
            : say('named', { name: <ForeignText>{name}</ForeignText>, address: short }),
      })}
    </LineFact>
  );
}

interface TransactionLineProps extends LineProps {
  transaction: Transaction;
}

/** Shows a readable transaction in a `TransactionItem`. */
export function TransactionLine({ transaction, name, ...frame }: TransactionLineProps) {
  const { thisYear, timeOnly = false, hidden = false, say } = frame;
  const { type, status, fee } = transaction;
  const { locale, currencies, recipients } = useFlorin();
  const describe = useDescription(hidden);
  const recordName = useRecordName();
  const currency = currencyBySymbol(currencies, transaction.currency);
  const direction = directionOf(transaction);
  const isKnown = Object.hasOwn(ICONS, type);
  const OwnIcon = direction === undefined ? OtherIcon : OTHER_ICONS[direction];
  const Icon = isKnown ? ICONS[type as keyof typeof ICONS] : OwnIcon;
  const arrived = arrivedPartOf(transaction);
  // A full date and the word of a status do not fit beside each other. A completed transaction has only a check mark.
  const isStacked = !timeOnly && status !== 'completed';
  const exact = (value: Decimal) => (
    <bdi translate="no">
      <MaskedText
        text={formatAmount(value, currency, { locale, precision: 'exact' })}
        hidden={hidden}
      />
    </bdi>
  );
  const whole = describe(transaction, visible);
  const short = describe(transaction, visible, (address) => shortForm(address, recipients));
  // A line with both writing directions may cut a long address in the middle, so the address is shortened to its ends.
  // Screen readers read the whole address.
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
    <LineFrame
      {...frame}
      icon={<Icon aria-hidden fontSize="small" />}
      color={direction === 'in' ? 'success.main' : 'text.secondary'}
      words={words}
      below={
        <>
          {!isKnown && (
            <LineFact>
              <ForeignText isTranslatable>{recordName(type)}</ForeignText>
            </LineFact>
          )}
          <Counterparty of={transaction} name={name} say={say} />
          {arrived !== undefined && (
            <LineFact>
              {say('arrived', { part: exact(arrived), amount: exact(transaction.amount) })}
            </LineFact>
          )}
          {fee !== undefined && <LineFact>{say('fee', { amount: exact(fee) })}</LineFact>}
        </>
      }
    >
      <Box sx={direction === 'in' ? { color: 'success.main' } : {}}>
        <Amount
          value={transaction.amount}
          currency={currency}
          precision="exact"
          sign={signOf(transaction)}
          hidden={hidden}
        />
      </Box>
      <Box sx={isStacked ? stacked : facts}>
        <LineTime at={transaction.timestamp} thisYear={thisYear} timeOnly={timeOnly} />
        <TransactionStatusLabel status={status} isQuiet />
      </Box>
    </LineFrame>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 0.5,
} as const;

const stacked = { ...facts, flexDirection: 'column-reverse', alignItems: 'flex-end' } as const;
