import Typography from '@mui/material/Typography';

interface SettingHintProps {
  /** The id by which the setting's control is described. */
  id: string;
  children: string;
}

/**
 * The label of a setting. Its padding makes the row 52 px high. A hint begins 4 px below the last line of the label, so
 * the label has no padding below then.
 */
export const labelOf = (hint: string | undefined) =>
  ({ paddingBlockStart: 3, paddingBlockEnd: hint === undefined ? 3 : 0 }) as const;

/** The icon of a setting, before its label. */
export const settingIcon = { display: 'flex', flex: '0 0 40px', color: 'primary.main' } as const;

/** The hint begins below the label, which follows the icon. */
const hint = {
  flexBasis: '100%',
  paddingBlockStart: 1,
  paddingBlockEnd: 3,
  paddingInlineStart: '40px',
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
