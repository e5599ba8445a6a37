import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import type { Texts } from './texts.ts';

/** A button that switches the theme. MUI uses the system's theme until the user chooses one, and saves the choice. */
export function ThemeToggle({ texts }: { texts: Texts }) {
  const { mode, systemMode, setMode } = useColorScheme();
  const other = (mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ flex: 'none' }}
      onClick={() => {
        setMode(other);
      }}
    >
      {texts[other]}
    </Button>
  );
}
