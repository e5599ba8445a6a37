import { Navigate, useLocation } from 'react-router-dom';
import { payPath } from '../app/paths';

/** Takes a payment link from outside, `?uri=bitcoin:…`, to the send sheet. Nothing is sent by itself. */
export default function PayPage() {
  const { search } = useLocation();
  return <Navigate replace to={payPath(new URLSearchParams(search).get('uri') ?? '')} />;
}
