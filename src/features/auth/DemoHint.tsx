import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Banner } from '../../components/feedback/Banner';
import { ForeignText } from '../../components/identity/ForeignText';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  canOpen: 'This is a demo. Only this email can sign up:',
  canSignIn: 'This is a demo. Sign in with:',
  email: 'Email:',
  password: 'Password:',
  fill: 'Fill in',
} as const;

export type DemoHintTexts = typeof english;

export interface DemoHintProps {
  /** The email address that opens the demo. */
  email: string;
  /** The password. If omitted, the hint shows only the email, as needed for signing up. */
  password?: string | undefined;
  /** Called when the user presses `Fill in`. Fill in the form with the email and the password. */
  onFill: () => void;
}

/** Shows that the app is a demo with a single account. A button fills in the account's email and password. */
export function DemoHint({ email, password, onFill }: DemoHintProps) {
  const say = useMessages('DemoHint', english);
  return (
    <Banner>
      <Box sx={row}>
        <Box sx={{ flex: '1 1 11rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {say(password === undefined ? 'canOpen' : 'canSignIn')}
          </Typography>
          <Typography component="dl" variant="body2" sx={{ margin: 0 }}>
            <Pair term={say('email')} text={email} />
            {password !== undefined && <Pair term={say('password')} text={password} />}
          </Typography>
        </Box>
        <Button size="small" variant="outlined" onClick={onFill}>
          {say('fill')}
        </Button>
      </Box>
    </Banner>
  );
}

/** The button is beside the text, or below it if there is no space. */
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 } as const;

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
