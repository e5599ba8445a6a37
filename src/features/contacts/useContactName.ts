import { useFlorin } from '../../components/provider/useFlorin';
import { useNameOf } from '../../state/useContacts';

/** Returns a function for the name of the contact with a recipient, which may be of each kind of the provider. */
export function useContactName(): (recipient: string) => string | undefined {
  return useNameOf(useFlorin().recipients);
}
