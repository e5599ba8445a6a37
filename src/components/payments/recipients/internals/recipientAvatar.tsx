import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { isEmail } from '../../../../domain/user';
import { UserAvatar } from '../../../identity/UserAvatar';
import { CurrencyIcon } from '../../../money/CurrencyIcon';

interface RecipientAvatarProps {
  known: KnownRecipient;
  /** Diameter in pixels. */
  size: number;
}

/**
 * Shows the initials of a contact or an email address, or the coin of the currency if the recipient is only an address.
 */
export function RecipientAvatar({
  known: { name, recipient, currency },
  size,
}: RecipientAvatarProps) {
  if (name !== undefined || currency === undefined || isEmail(recipient))
    return <UserAvatar name={name ?? recipient} size={size} />;
  // The size is in rem, like that of an avatar.
  const rem = `${size / 16}rem`;
  return <CurrencyIcon currency={currency} sx={{ inlineSize: rem, blockSize: rem }} />;
}
