import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createFlorinTheme } from '../../theme/theme';
import { useThemeMode } from './useThemeMode';

function Mode() {
  return `The theme is ${useThemeMode().mode}`;
}

/** @spec missing-provider */
it('the theme mode throws outside its provider', () => {
  expect(() => renderToString(createElement(Mode))).toThrow(
    'useThemeMode must be used inside <ThemeProvider>.',
  );
});

it('the theme mode is light on a prerendered page', () => {
  const theme = createFlorinTheme();
  const page = createElement(ThemeProvider, { theme, noSsr: true }, createElement(Mode));
  expect(renderToString(page)).toContain('The theme is light');
});
