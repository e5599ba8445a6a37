import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItem from '@mui/material/ListItem';
import { useId, type ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { Switch } from '../inputs/internals/switch';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import { labelOf, SettingHint, settingIcon } from './internals/settingHint';

export interface SettingsSwitchProps extends RootProps {
  /** The text of the row. */
  label: string;
  /** The `name` of the input, for scripts that run before hydration. */
  name?: string | undefined;
  /** The icon at the start of the row. */
  icon: ReactNode;
  /** Whether the setting is on. */
  checked: boolean;
  /** A sentence below the setting that describes its effect. */
  hint?: string | undefined;
  /** Called when the user presses the switch. */
  onToggle: () => void;
}

/** Aligns the switch with the first line of the label. */
const switchLook = { flex: 'none', marginBlock: 'calc((1.5rem - 38px) / 2)' } as const;

/** A setting that is on or off, for a `SettingsGroup`. */
export const SettingsSwitch = rooted(
  'SettingsSwitch',
  function SettingsSwitch(
    { label, name, icon, checked, hint, onToggle }: SettingsSwitchProps,
    root,
  ) {
    const hintId = useId();
    const isHydrated = useIsHydrated();
    return (
      <ListItem
        inert={!isHydrated}
        disablePadding
        {...root({ paddingBlock: 0.5, ...(hint !== undefined && { flexWrap: 'wrap' }) })}
      >
        <FormControlLabel
          labelPlacement="start"
          control={
            <Switch
              name={name}
              checked={checked}
              onChange={onToggle}
              sx={switchLook}
              // Prevents the browser from restoring an old value when the page is reloaded.
              slotProps={{
                input: {
                  autoComplete: 'off',
                  ...(hint !== undefined && { 'aria-describedby': hintId }),
                },
              }}
            />
          }
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
              <Box component="span" sx={settingIcon}>
                {icon}
              </Box>
              <Box component="span" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
                {label}
              </Box>
            </Box>
          }
          // The whole row can be pressed, like the row of a `SettingsItem`.
          sx={{
            flex: 1,
            justifyContent: 'space-between',
            alignItems: 'start',
            marginInline: 0,
            ...labelOf(hint),
          }}
        />
        {hint !== undefined && <SettingHint id={hintId}>{hint}</SettingHint>}
      </ListItem>
    );
  },
);
