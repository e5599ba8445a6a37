import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterProvider } from 'florin/AdapterProvider';
import type { User } from 'florin/domain/user';
import { SigninForm } from 'florin/SigninForm';
import { useState } from 'react';
import { adapter } from './adapter.ts';
import { Wallet } from './Wallet.tsx';

/** The account of the simulated bank. */
const DEMO_CREDENTIALS = { email: 'demo@florin.example', password: 'florin-demo' };

/**
 * Renders the sign-in form, and after the sign-in the wallet. Florin's components are inside a page of MUI components.
 */
export function App() {
  const [user, setUser] = useState<User>();
  return (
    <AdapterProvider adapter={adapter} userId={user?.id ?? null}>
      <Container component="main" maxWidth="xs" sx={{ paddingBlock: 3 }}>
        <Typography variant="h4" component="h1" gutterBottom>
          مصرف الواحة
        </Typography>
        {user ? (
          <Wallet />
        ) : (
          <Paper variant="outlined" sx={{ p: 3 }}>
            <SigninForm
              hint={(fill) => (
                <Button
                  fullWidth
                  onClick={() => {
                    fill(DEMO_CREDENTIALS);
                  }}
                >
                  استخدام حساب التجربة
                </Button>
              )}
              onSubmit={async (credentials, { signal }) => {
                const answer = await adapter.signIn(credentials, { signal });
                if (!answer.ok) return answer.refusal;
                setUser(answer.value);
                return null;
              }}
            />
          </Paper>
        )}
      </Container>
    </AdapterProvider>
  );
}
