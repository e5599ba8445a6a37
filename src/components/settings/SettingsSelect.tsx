import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { ExpandMoreRounded as ArrowIcon } from '../../icons/ExpandMoreRounded';
import { focusRing, signRow, signRowText, wrappingRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import type { SelectOption } from '../inputs/SelectField';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import { labelOf, SettingHint, settingIcon } from './internals/settingHint';

export interface SettingsSelectOption<Value extends string = string> extends SelectOption {
  value: Value;
  /** The language of the label, if it differs from the page's language (WCAG 3.1.2). */
  lang?: string | undefined;
}

export interface SettingsSelectProps<Value extends string> extends RootProps {
  label: string;
  icon: ReactNode;
  value: Value;
  options: readonly SettingsSelectOption<Value>[];
  /** A sentence below the setting, such as the reason why it is disabled. */
  hint?: string | undefined;
  /** Whether the setting is disabled. Its value stays readable; explain the reason in `hint`. */
  disabled?: boolean | undefined;
  onChange: (value: Value) => void;
}

const selectLook: SxProps<Theme> = {
  ...focusRing,
  appearance: 'none',
  // The select is as wide as its text. Browsers without `field-sizing` use the widest option.
  fieldSizing: 'content',
  maxInlineSize: '100%',
  minBlockSize: sizes.target,
  paddingInlineStart: 2,
  // The arrow grows with the text.
  paddingInlineEnd: '1.5rem',
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  // The value of a disabled select stays readable.
  '&:disabled': { opacity: 1, cursor: 'default' },
};

const arrow = {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(50% - 0.625rem)',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;

/**
 * A setting with a few options, for a `SettingsGroup`. It renders a native `select`, which phones, keyboards and screen
 * readers support best.
 */
export const SettingsSelect = rooted(
  'SettingsSelect',
  function SettingsSelect(
    { label, icon, value, options, hint, disabled = false, onChange }: SettingsSelectProps<string>,
    root,
  ) {
    const id = useId();
    const isHydrated = useIsHydrated();
    return (
      <ListItem
        inert={!isHydrated}
        disablePadding
        {...root({ ...wrappingRow, rowGap: 0, paddingBlock: 0.5 }, { disabled })}
      >
        <Box component="label" htmlFor={id} sx={{ ...signRow, flex: '1 1 8rem', ...labelOf(hint) }}>
          <Box component="span" sx={settingIcon}>
            {icon}
          </Box>
          <Box component="span" sx={signRowText}>
            {label}
          </Box>
        </Box>
        <Box
          sx={{
            position: 'relative',
            flex: '0 1 auto',
            minInlineSize: 0,
            marginInlineStart: 'auto',
            // Aligns the text of the select with the first line of the label.
            marginBlock: hint === undefined ? 0.5 : '2px -10px',
          }}
        >
          <Box
            component="select"
            id={id}
            value={value}
            disabled={disabled}
            {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
            onChange={({ target }) => {
              const chosen = options[target.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
            // Prevents the browser from restoring an old value when the page is reloaded.
            autoComplete="off"
            sx={selectLook}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </Box>
          <ArrowIcon fontSize="small" sx={arrow} />
        </Box>
        {hint !== undefined && <SettingHint id={`${id}-hint`}>{hint}</SettingHint>}
      </ListItem>
    );
  },
) as <Value extends string>(props: SettingsSelectProps<Value>) => ReactNode;
