import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Section } from '../layout/Section';
import { rowOfCard } from '../../theme/styles';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface SettingsGroupProps extends RootProps {
  /** The heading of the group: the subject of its settings. */
  title: string;
  /** The settings: `SettingsItem`, `SettingsSwitch` and `SettingsSelect` elements. */
  children: ReactNode;
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
                // Aligns the thumb of a switch with the end of the row. The margin is on the label, so that the switch
                // stays inside its label.
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
