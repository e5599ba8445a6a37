import { Navigate } from 'react-router-dom';
import { sendPath } from '../features/page/paths';
import { useAddressWords } from '../features/page/useAddressWords';

/**
 * Opens the send sheet with a payment link from another app (`#uri=bitcoin:…`), and removes the link from the URL.
 * Nothing is sent until the user presses Send.
 */
export default function PayPage() {
  const [words] = useAddressWords();
  return <Navigate replace to={sendPath} state={{ link: words.get('uri') }} />;
}
