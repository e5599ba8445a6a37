import { useFlorin } from '../../components/provider/useFlorin';
import { useNameOf } from '../../state/contacts/useContacts';

/**
 * Returns a function that finds the name of the contact with a recipient's address, for all kinds of recipients that
 * the app supports.
 */
export function useContactName(): (recipient: string) => string | undefined {
  return useNameOf(useFlorin().recipients);
}
