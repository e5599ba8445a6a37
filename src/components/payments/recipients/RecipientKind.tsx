import Box from '@mui/material/Box';
import type { Recipient } from '../../../domain/recipients/recipient';
import { CheckCircleOutlineRounded as GoodIcon } from '../../../icons/CheckCircleOutlineRounded';
import { ErrorOutlineRounded as FailedIcon } from '../../../icons/ErrorOutlineRounded';
import { HelpOutlineRounded as OtherIcon } from '../../../icons/HelpOutlineRounded';
import { InfoOutlined as InfoIcon } from '../../../icons/InfoOutlined';
import { VerifiedOutlined as VerifiedIcon } from '../../../icons/VerifiedOutlined';
import { WarningAmberRounded as DoubtfulIcon } from '../../../icons/WarningAmberRounded';
import { useFlorin } from '../../provider/useFlorin';
import type { OtherTexts, Say } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { ownKindsIn } from './internals/offeredKinds';
import { useSayRecipient } from './useSayRecipient';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  email: 'Email address',
  unknown: 'Not an email or a known kind of address',
  unknownKind: 'Not a known kind of recipient',
  bitcoin: 'Bitcoin address ({form})',
  bitcoinTestnet: 'Bitcoin testnet address ({form})',
  legacy: 'legacy',
  script: 'script',
  segwit: 'SegWit',
  taproot: 'Taproot',
  later: 'later SegWit',
  ethereum: 'Ethereum address, checksum verified',
  ethereumPlain: 'Ethereum address without a checksum',
  payment: 'Cardano payment address',
  paymentTestnet: 'Cardano testnet payment address',
  stake: 'Cardano stake address',
  stakeTestnet: 'Cardano testnet stake address',
  byron: 'Cardano Byron address',
  byronTestnet: 'Cardano testnet Byron address',
  bitcoinFailed: 'Bitcoin address with a mistake',
  ethereumFailed: 'Ethereum address with a mistake',
  cardanoFailed: 'Cardano address with a mistake',
  otherNetwork: 'Address on another network ({network})',
  link: 'A link, not a recipient',
} as const;

export type RecipientKindTexts = typeof english;

type Address = Extract<Recipient, { kind: 'address' }>;

const FAILED = {
  bitcoin: 'bitcoinFailed',
  ethereum: 'ethereumFailed',
  cardano: 'cardanoFailed',
} as const;

const TESTNET = {
  payment: 'paymentTestnet',
  stake: 'stakeTestnet',
  byron: 'byronTestnet',
} as const;

/** The key of the text for each format of Bitcoin address. */
const FORMS = {
  legacy: 'legacy',
  script: 'script',
  segwit: 'segwit',
  taproot: 'taproot',
  later: 'later',
} as const;

function addressWords(address: Address, say: Say<typeof english>): string {
  if (address.checksum === 'failed') return say(FAILED[address.network]);
  if (address.network === 'ethereum')
    return say(address.checksum === 'valid' ? 'ethereum' : 'ethereumPlain');
  if (address.network === 'cardano')
    return say(address.isTestnet ? TESTNET[address.form] : address.form);
  return say(address.isTestnet ? 'bitcoinTestnet' : 'bitcoin', { form: say(FORMS[address.form]) });
}

/** Returns whether the text for a kind of recipient has no placeholders. */
const isPlain = (
  recipient: Recipient,
): recipient is { readonly kind: 'email' | 'link' | 'unknown' } =>
  recipient.kind === 'email' || recipient.kind === 'link' || recipient.kind === 'unknown';

const LOOKS = {
  valid: { Icon: VerifiedIcon, color: 'success.main' },
  none: { Icon: InfoIcon, color: 'text.secondary' },
  failed: { Icon: FailedIcon, color: 'error.main' },
  doubtful: { Icon: DoubtfulIcon, color: 'gold.text' },
  email: { Icon: GoodIcon, color: 'text.secondary' },
  'other-network': { Icon: FailedIcon, color: 'error.main' },
  link: { Icon: FailedIcon, color: 'error.main' },
  unknown: { Icon: OtherIcon, color: 'text.secondary' },
} as const;

/**
 * Returns the key of the icon and colour for an address. A testnet or stake address cannot receive real money, so it
 * has a warning icon even if its checksum is valid.
 */
function lookOf({ checksum, form, isTestnet }: Address): keyof typeof LOOKS {
  return checksum === 'valid' && (isTestnet || form === 'stake') ? 'doubtful' : checksum;
}

export interface RecipientKindProps extends RootProps {
  /**
   * The recipient, from `readRecipient` of `florin/domain/recipient`. If it is empty, the component renders nothing.
   */
  recipient: Recipient;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Shows the kind of a recipient, such as a SegWit Bitcoin address, as text with an icon. It is not a live region:
 * `RecipientField` announces changes.
 */
export const RecipientKind = rooted(
  'RecipientKind',
  function RecipientKind({ recipient, messages }: RecipientKindProps, root) {
    const say = useMessages('RecipientKind', english, messages);
    const sayRecipient = useSayRecipient();
    const { recipients } = useFlorin();
    if (recipient.kind === 'empty') return null;
    const isEmailOffered = ['both', 'email'].includes(ownKindsIn(recipients));
    const isOther = recipient.kind === 'other';
    const isAddress = recipient.kind === 'address';
    const look = isOther ? recipient.checksum : isAddress ? lookOf(recipient) : recipient.kind;
    const { Icon: Standard, color } = LOOKS[look];
    const kind = isOther ? recipients?.find(({ id }) => id === recipient.of) : undefined;
    const Icon = (look === 'failed' ? undefined : kind?.icon) ?? Standard;
    return (
      <Box
        component="span"
        {...root({
          display: 'inline-flex',
          // Prevents the icon from making the line higher than a line of text.
          verticalAlign: 'top',
          gap: 1,
          color,
          typography: 'caption',
          minInlineSize: 0,
        })}
      >
        <Icon sx={{ fontSize: '1.125rem' }} />
        <span>
          {(isOther && sayRecipient(recipient.of, recipient.sentence)) ||
            (isAddress && addressWords(recipient, say)) ||
            (recipient.kind === 'other-network' &&
              say('otherNetwork', { network: recipient.network })) ||
            (isPlain(recipient) &&
              say(
                recipient.kind === 'unknown' && !isEmailOffered ? 'unknownKind' : recipient.kind,
              ))}
        </span>
      </Box>
    );
  },
);
