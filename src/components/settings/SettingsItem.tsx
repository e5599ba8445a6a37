import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { ChevronRightRounded as OpenIcon } from '../../icons/ChevronRightRounded';
import { mirrored } from '../../theme/pageStyles';
import { signRow, signRowText } from '../../theme/styles';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface SettingsItemProps extends RootProps {
  /** The text of the row. */
  label: string;
  /** The icon at the start of the row. */
  icon: ReactNode;
  /** Called when the user presses the row. */
  onSelect?: (() => void) | undefined;
  /** The URL of the page that the setting opens. If set, the setting is a link. */
  href?: string | undefined;
}

/** With large text, the icon is hidden and the text fills the whole row, so that long words do not break. */
const withLargeText = {
  '@container (max-width: 12rem)': {
    '& > svg': { display: 'none' },
  },
} as const;

/** A setting in a `SettingsGroup` that opens a dialog or a page when the user presses it. */
export const SettingsItem = rooted(
  'SettingsItem',
  function SettingsItem({ label, icon, onSelect, href }: SettingsItemProps, root) {
    const target = href === undefined ? ({ component: 'button' } as const) : { href };
    return (
      <ListItem disablePadding {...root({ paddingBlock: 0.5, containerType: 'inline-size' })}>
        <ListItemButton
          {...target}
          onClick={onSelect}
          sx={{ ...signRow, paddingInline: 2, textAlign: 'start', ...withLargeText }}
        >
          <ListItemIcon sx={{ color: 'primary.main' }}>{icon}</ListItemIcon>
          <ListItemText primary={label} sx={signRowText} />
          <OpenIcon fontSize="small" sx={{ color: 'text.secondary', ...mirrored }} />
        </ListItemButton>
      </ListItem>
    );
  },
);
