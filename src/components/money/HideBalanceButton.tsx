import HideIcon from '@mui/icons-material/VisibilityOffRounded';
import ShowIcon from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';

export interface HideBalanceButtonProps {
  /** Amounts are hidden now. */
  hidden: boolean;
  /** The user wants amounts hidden, or shown again. */
  onToggle: () => void;
}

/** Hides all amounts from the eyes of others, and shows them again. It stands at a line's end. */
export function HideBalanceButton({ hidden, onToggle }: HideBalanceButtonProps) {
  return (
    <IconButton onClick={onToggle} aria-label={hidden ? 'Show balance' : 'Hide balance'} edge="end">
      {hidden ? <ShowIcon /> : <HideIcon />}
    </IconButton>
  );
}
