import { App } from './App';

/** The only page. The server always renders the sign-in form, because only the browser has a session. */
export default function Page() {
  return <App />;
}
