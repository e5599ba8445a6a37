import OpenIcon from '@mui/icons-material/ChevronRightRounded';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { mirrored, signRow, signRowText } from '../../theme/styles';

export interface SettingsItemProps {
  label: string;
  icon: ReactNode;
  /** The user wants to see or change it. */
  onSelect: () => void;
}

/** The words have the whole line, so that the long ones among them stay whole. */
const withLargeText = {
  '@container (max-width: 12rem)': {
    paddingInline: 2,
    '& > svg': { display: 'none' },
  },
} as const;

/** One setting that opens; it stands in a `SettingsGroup`. */
export function SettingsItem({ label, icon, onSelect }: SettingsItemProps) {
  return (
    <ListItem disablePadding sx={{ paddingBlock: 0.5, containerType: 'inline-size' }}>
      <ListItemButton
        component="button"
        onClick={onSelect}
        sx={{ ...signRow, textAlign: 'start', ...withLargeText }}
      >
        <ListItemIcon sx={{ color: 'primary.main' }}>{icon}</ListItemIcon>
        <ListItemText primary={label} sx={signRowText} />
        <OpenIcon fontSize="small" sx={{ color: 'text.secondary', ...mirrored }} />
      </ListItemButton>
    </ListItem>
  );
}
