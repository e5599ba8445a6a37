import HideIcon from '@mui/icons-material/VisibilityOffRounded';
import ShowIcon from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { HideBalanceButton as english } from './HideBalanceButton.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface HideBalanceButtonProps extends RootProps {
  /** Amounts are hidden now. */
  hidden: boolean;
  /** The user wants amounts hidden, or shown again. */
  onToggle: () => void;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    HideBalanceButton: HideBalanceButtonProps;
  }
}

/** Hides all amounts from the eyes of others, and shows them again. It stands at a line's end. */
export const HideBalanceButton = rooted(
  'HideBalanceButton',
  function HideBalanceButton({ hidden, onToggle, messages }: HideBalanceButtonProps, root) {
    const say = useMessages('HideBalanceButton', english, messages);
    return (
      <IconButton
        {...root(undefined, { hidden })}
        onClick={onToggle}
        aria-label={say(hidden ? 'show' : 'hide')}
        edge="end"
      >
        {hidden ? <ShowIcon /> : <HideIcon />}
      </IconButton>
    );
  },
);
