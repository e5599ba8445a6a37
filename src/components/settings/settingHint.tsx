import Typography from '@mui/material/Typography';

interface SettingHintProps {
  /** The id by which the setting's control is described. */
  id: string;
  /** The space before the setting's icon, in steps of the theme's spacing. */
  indent: number;
  children: string;
}

/** A sentence below a setting, aligned with its label. */
export function SettingHint({ id, indent, children }: SettingHintProps) {
  return (
    <Typography
      id={id}
      variant="body2"
      color="textSecondary"
      sx={({ spacing }) => ({
        flexBasis: '100%',
        paddingBlockStart: 1,
        paddingBlockEnd: 2,
        // The label begins after an icon of 40 px.
        paddingInlineStart: `calc(40px + ${spacing(indent)})`,
        paddingInlineEnd: indent,
        overflowWrap: 'anywhere',
      })}
    >
      {children}
    </Typography>
  );
}
