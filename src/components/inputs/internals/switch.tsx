import MuiSwitch, { type SwitchProps as MuiSwitchProps } from '@mui/material/Switch';

/** The thumb is inside the track. The track of a switch that is off is only an outline. */
const look = {
  padding: '7px',
  '& .MuiSwitch-track': {
    boxSizing: 'border-box',
    border: '1px solid',
    borderColor: 'fieldOutline',
    borderRadius: '12px',
    backgroundColor: 'transparent',
    opacity: 1,
  },
  '& .MuiSwitch-thumb': {
    boxSizing: 'border-box',
    width: 18,
    height: 18,
    // Visible only in forced colours, which remove the background.
    border: '1px solid transparent',
    boxShadow: 'none',
  },
  // The focus ring is inside the switch, which has `overflow: hidden`.
  '&& .MuiSwitch-switchBase': { padding: '10px', color: 'fieldOutline', outlineOffset: '-2px' },
  // A switch must look checked before hydration. MUI adds its class `Mui-checked` only after hydration, so these rules
  // repeat the styles of that class; see docs/adr/0010.
  '&& .MuiSwitch-switchBase:has(:checked)': {
    transform: 'translateX(20px)',
    color: 'primary.contrastText',
  },
  '&& .MuiSwitch-switchBase:has(:checked) + .MuiSwitch-track': {
    borderColor: 'primary.main',
    backgroundColor: 'primary.main',
    opacity: 1,
  },
} as const;

interface SwitchProps extends Omit<MuiSwitchProps, 'sx'> {
  sx?: Readonly<Record<string, string>> | undefined;
}

/** MUI's switch with Florin's look. */
export function Switch({ sx, ...props }: SwitchProps) {
  return <MuiSwitch {...props} sx={{ ...look, ...sx }} />;
}
