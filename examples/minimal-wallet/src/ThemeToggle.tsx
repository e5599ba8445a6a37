import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import type { Texts } from './texts.ts';

/** Changes to the other theme. MUI's colour schemes follow the system until then, and save the choice. */
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
