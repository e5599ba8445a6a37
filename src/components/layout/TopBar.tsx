import MenuIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import { Logo } from '../brand/Logo';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { TopBar as english } from './TopBar.messages';

export interface TopBarProps {
  /** The product's name. */
  title: string;
  /** Opens the side menu. */
  onOpenMenu: () => void;
  /** The user's part of the bar: the profile menu. */
  children?: ReactNode;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The bar on top of the signed-in app. It stays in place while the page scrolls. */
export function TopBar({ title, onOpenMenu, children, messages }: TopBarProps) {
  const say = useMessages('TopBar', english, messages);
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
      <IconButton onClick={onOpenMenu} aria-label={say('openMenu')} aria-haspopup="dialog">
        <MenuIcon />
      </IconButton>
      <Logo name={title} />
      {children}
    </Box>
  );
}
