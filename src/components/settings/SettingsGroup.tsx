import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Section } from '../layout/Section';

export interface SettingsGroupProps {
  /** The subject that its settings have in common. */
  title: string;
  /** `SettingsItem`s, `SettingsSwitch`es and `SettingsSelect`s. */
  children: ReactNode;
}

/** Settings that belong together, under a heading. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <Section title={title} landmark>
      {(headingId) => (
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
      )}
    </Section>
  );
}
