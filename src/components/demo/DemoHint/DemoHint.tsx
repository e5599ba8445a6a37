import Typography from '@mui/material/Typography';
import { Banner } from '../../feedback/Banner';
import { ForeignText } from '../../identity/ForeignText';
import { Button } from '../../inputs/button';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

const english = {
  canOpen: 'This is a demo. Only this email can sign up:',
  canSignIn: 'This is a demo. Sign in with:',
  email: 'Email:',
  password: 'Password:',
  fill: 'Fill in',
} as const;

declare module '../../english' {
  interface English {
    readonly DemoHint: typeof english;
  }
}

export interface DemoHintProps extends RootProps {
  email: string;
  /** The password. If omitted, the hint shows only the email, as needed for signing up. */
  password?: string | undefined;
  /** Called when the user presses `Fill in`. Fill in the form with the email and the password. */
  onFill: () => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    DemoHint: DemoHintProps;
  }
}

/** Shows that the app is a demo with a single account. A button fills in the account's email and password. */
export const DemoHint = rooted(
  'DemoHint',
  function DemoHint({ email, password, onFill, messages }: DemoHintProps, root) {
    const say = useMessages('DemoHint', english, messages);
    return (
      <Banner {...root()}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {say(password === undefined ? 'canOpen' : 'canSignIn')}
        </Typography>
        <Typography
          component="dl"
          variant="body2"
          sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}
        >
          <Pair term={say('email')} text={email} />
          {password !== undefined && <Pair term={say('password')} text={password} />}
        </Typography>
        <Button size="small" variant="outlined" onClick={onFill}>
          {say('fill')}
        </Button>
      </Banner>
    );
  },
);

function Pair({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <Typography component="dt" variant="inherit" sx={{ display: 'inline' }}>
        {`${term} `}
      </Typography>
      <Typography
        component="dd"
        variant="inherit"
        sx={{ display: 'inline', margin: 0, fontWeight: 600 }}
      >
        <ForeignText>{text}</ForeignText>
      </Typography>
    </div>
  );
}
