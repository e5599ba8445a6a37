import IconButton from '@mui/material/IconButton';
import { VisibilityOffOutlined as HideIcon } from '../../icons/VisibilityOffOutlined';
import { VisibilityOutlined as ShowIcon } from '../../icons/VisibilityOutlined';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { show: 'Show balance', hide: 'Hide balance' } as const;

export type HideBalanceButtonTexts = typeof english;

export interface HideBalanceButtonProps extends RootProps {
  /** Whether the balance is hidden. */
  hidden: boolean;
  /** Called when the user presses the button. */
  onToggle: () => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A button at the end of a line that hides or shows all amounts. */
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
