import Typography from '@mui/material/Typography';

interface SettingHintProps {
  /** The id of the hint, for the `aria-describedby` of the setting's control. */
  id: string;
  children: string;
}

/**
 * Returns the style of a setting's label. The padding makes the row 52 px high. With a hint, the label has no padding
 * below, because the hint begins 4 px below the label.
 */
export const labelOf = (hint: string | undefined) =>
  ({ paddingBlockStart: 3, paddingBlockEnd: hint === undefined ? 3 : 0 }) as const;

/** The width of an icon, which grows with the text, and its distance to the label. */
const ICON = 'calc(16px + 1.5rem)';

export const settingIcon = { display: 'flex', flex: `0 0 ${ICON}`, color: 'primary.main' } as const;

/** The hint is aligned with the label, not with the icon. */
const hint = {
  flexBasis: '100%',
  paddingBlockStart: 1,
  paddingBlockEnd: 3,
  paddingInlineStart: ICON,
  overflowWrap: 'anywhere',
} as const;

/** A sentence below a setting, aligned with its label. */
export function SettingHint({ id, children }: SettingHintProps) {
  return (
    <Typography id={id} variant="body2" color="textSecondary" sx={hint}>
      {children}
    </Typography>
  );
}
