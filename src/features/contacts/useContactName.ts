import { useFlorin } from '../../components/provider/useFlorin';
import { useNameOf } from '../../state/contacts/useContacts';

/**
 * Returns a function that returns the name of the contact with a given recipient. A recipient can be of any kind that
 * the provider supports.
 */
export function useContactName(): (recipient: string) => string | undefined {
  return useNameOf(useFlorin().recipients);
}
