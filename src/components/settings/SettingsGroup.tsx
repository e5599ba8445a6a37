import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

export interface SettingsGroupProps {
  /** What its settings have in common. */
  title: string;
  /** `SettingsItem`s and `SettingsSwitch`es. */
  children: ReactNode;
}

/** Settings that belong together, under a heading. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ paddingInline: 2 }}>
        <List
          aria-labelledby={headingId}
          sx={{
            '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
          }}
        >
          {children}
        </List>
      </Paper>
    </Box>
  );
}
