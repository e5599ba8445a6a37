import MenuIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/tokens';
import { Logo } from '../brand/Logo';

export interface TopBarProps {
  /** The product's name. */
  title: string;
  /** Opens the side menu. */
  onOpenMenu: () => void;
  /** The user's part of the bar: the profile menu. */
  children?: ReactNode;
}

/** The bar on top of the signed-in app. It stays in place while the page scrolls. */
export function TopBar({ title, onOpenMenu, children }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        insetBlockStart: 0,
        ...spreadRow,
        minBlockSize: sizes.topBar,
        paddingInline: 2,
        paddingBlockStart: 'env(safe-area-inset-top)',
        bgcolor: 'background.default',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton onClick={onOpenMenu} aria-label="Open menu" aria-haspopup="dialog">
        <MenuIcon />
      </IconButton>
      <Logo name={title} />
      {children}
    </Box>
  );
}
