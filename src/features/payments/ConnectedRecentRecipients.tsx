import { useNavigate } from 'react-router-dom';
import { RecentRecipients } from '../../components/payments/recipients/RecentRecipients';
import { sendPath } from '../page/paths';
import { usePayees } from './usePayees';

/**
 * The last recipients of the active wallet. A press opens the send sheet with the recipient. The recipient is in the
 * router's `location.state`, so that the browser's history contains no address.
 */
export function ConnectedRecentRecipients() {
  const payees = usePayees();
  const navigate = useNavigate();
  return (
    <RecentRecipients
      known={payees}
      onPick={({ recipient, currency }) =>
        void navigate(sendPath, { replace: true, state: { payee: { recipient, currency } } })
      }
    />
  );
}
