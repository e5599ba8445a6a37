import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Section } from '../layout/Section';
import { rowOfCard } from '../../theme/styles';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface SettingsGroupProps extends RootProps {
  /** The heading of the group, which names the subject of the settings. */
  title: string;
  /** `SettingsItem`s, `SettingsSwitch`es and `SettingsSelect`s. */
  children: ReactNode;
}

declare module '../provider/roots' {
  interface Roots {
    SettingsGroup: SettingsGroupProps;
  }
}

/** A group of settings with a heading. */
export const SettingsGroup = rooted(
  'SettingsGroup',
  function SettingsGroup({ title, children }: SettingsGroupProps, root) {
    return (
      <Section {...root()} title={title} landmark>
        {(headingId) => (
          <Paper variant="outlined" sx={{ paddingInline: 4 }}>
            <List
              aria-labelledby={headingId}
              sx={{
                '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
                '& > li > .MuiListItemButton-root': { ...rowOfCard, flex: 'none' },
                // The thumb of a switch ends at the end of the line. The label grows, so that the switch stays inside
                // it.
                '& > li > .MuiFormControlLabel-root': { marginInlineEnd: '-9px' },
              }}
            >
              {children}
            </List>
          </Paper>
        )}
      </Section>
    );
  },
);
