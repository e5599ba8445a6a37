import { App } from './App';

/** The one page. The server writes the sign-in, since nobody is signed in before the browser has signed in. */
export default function Page() {
  return <App />;
}
