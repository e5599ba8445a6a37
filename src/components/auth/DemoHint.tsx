import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Banner } from '../feedback/Banner';
import { ForeignText } from '../identity/ForeignText';

export interface DemoHintProps {
  email: string;
  /** Left out where only the e-mail matters. */
  password?: string;
  /** The user wants the form filled in. */
  onFill: () => void;
}

/** Says openly that there is one account, the demo's, and fills its data in. */
export function DemoHint({ email, password, onFill }: DemoHintProps) {
  return (
    <Banner>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {password === undefined
          ? 'This is a demo, and only its own account can be opened:'
          : 'This is a demo, and only its own account can sign in:'}
      </Typography>
      <Typography component="dl" variant="body2" sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
        <Pair term="Email" text={email} />
        {password !== undefined && <Pair term="Password" text={password} />}
      </Typography>
      <Button size="small" variant="outlined" onClick={onFill}>
        Fill in
      </Button>
    </Banner>
  );
}

function Pair({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <Typography component="dt" variant="inherit" sx={{ display: 'inline' }}>
        {term}:{' '}
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
