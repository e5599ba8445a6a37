import { ThemeContext } from '@emotion/react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createFlorinTheme, type BrandOptions } from '../../../theme/theme';

const SCOPE = 'brand-scope';

/** Maps the selectors of a theme to selectors inside the scope, for a light and a dark document. */
const WITHIN: Readonly<Record<string, string>> = {
  ':root': `.${SCOPE}`,
  '.light': `.${SCOPE} .light`,
  '.dark': `.dark .${SCOPE}, .${SCOPE} .dark`,
};

/** Applies a brand only to its children. MUI's `ThemeProvider` would set the CSS variables of the whole page. */
export function BrandScope({ brand, children }: { brand: BrandOptions; children: ReactNode }) {
  const { direction } = useTheme();
  const theme = useMemo(
    () => createFlorinTheme({ ...brand, direction, contrast: 'off' }),
    [brand, direction],
  );
  const variables = useMemo(
    () =>
      (theme.generateStyleSheets() as Record<string, object>[])
        .flatMap((sheet) => Object.entries(sheet))
        .map(([selectors, css]) => {
          const within = selectors.split(', ').map((selector) => WITHIN[selector] ?? selector);
          return { [within.join(', ')]: css };
        }),
    [theme],
  );
  return (
    <ThemeContext.Provider value={theme}>
      <GlobalStyles styles={variables} />
      <Box className={SCOPE} sx={{ typography: 'body1' }}>
        {children}
      </Box>
    </ThemeContext.Provider>
  );
}
