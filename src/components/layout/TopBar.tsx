import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { MenuRounded as MenuIcon } from '../../icons/MenuRounded';
import { spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import { Logo } from '../brand/Logo';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { openMenu: 'Open menu' } as const;

export type TopBarTexts = typeof english;

export interface TopBarProps extends RootProps {
  /** The product's name. */
  title: string;
  /** Called when the user presses the menu button. Open the side menu. If omitted, there is no menu button. */
  onOpenMenu?: (() => void) | undefined;
  /** Content at the end of the bar, such as the profile menu. */
  children?: ReactNode;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The bar at the top of the signed-in app. It stays visible while the page scrolls. */
export const TopBar = rooted(
  'TopBar',
  function TopBar({ title, onOpenMenu, children, messages }: TopBarProps, root) {
    const say = useMessages('TopBar', english, messages);
    return (
      <Box
        component="header"
        {...root({
          position: 'sticky',
          zIndex: 'appBar',
          insetBlockStart: 0,
          ...spreadRow,
          minBlockSize: `calc(${sizes.topBar} + env(safe-area-inset-top))`,
          paddingInline: 2,
          paddingBlockStart: 'env(safe-area-inset-top)',
          bgcolor: 'background.default',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        })}
      >
        {onOpenMenu && (
          <IconButton
            onClick={onOpenMenu}
            aria-label={say('openMenu')}
            aria-haspopup="dialog"
            // Aligns the icon, without the button's padding, with the start of the page's content.
            sx={{ marginInlineStart: '-5px' }}
          >
            <MenuIcon />
          </IconButton>
        )}
        {/* Without a user, the logo is also in the middle, and not at the end of the bar. */}
        <Logo name={title} sx={{ marginInline: 'auto' }} />
        {children}
      </Box>
    );
  },
);
