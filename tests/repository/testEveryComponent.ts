import { ThemeProvider } from '@mui/material/styles';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFlorinTheme } from '../../src/theme/theme';
import { elementOf, FILES, storiesOf } from './stories';

const theme = createFlorinTheme();

/** Returns whether an element shows a text or a drawing. An avatar has its initials in an attribute. */
const hasContent = ({ textContent, innerHTML }: HTMLElement) =>
  textContent !== '' || /<svg|aria-label|data-initials/.test(innerHTML);

/** Renders the first story of a file, and returns a function that unmounts it. */
async function renderFirst([, load]: (typeof FILES)[number]): Promise<() => void> {
  const [first] = await storiesOf(load);
  if (!first) throw new Error('The file has no story.');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const content = createElement(ThemeProvider, { theme }, elementOf(first));
  act(() => {
    root.render(createElement(MemoryRouter, null, content));
  });
  return () => {
    act(() => {
      root.unmount();
    });
  };
}

/** Tests that every component renders its first story in a DOM without layout, such as jsdom. */
export function testEveryComponent(): void {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    consoleError.mockClear();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it.each(FILES)('%s', async (...file) => {
    const unmount = await renderFirst(file);
    expect(document.body).toSatisfy(hasContent);
    unmount();
    // React logs an error for the story of `PartBoundary`, whose content throws on purpose.
    const unexpected = consoleError.mock.calls.filter(
      (call) => !call.join(' ').includes('<Fragile>'),
    );
    expect(unexpected).toEqual([]);
  });

  it.each([768, 0])('DayList renders all lines in a window of height %i', async (height) => {
    vi.stubGlobal('innerHeight', height);
    const file = FILES.find(([path]) => path.endsWith('/DayList.stories.tsx'));
    const unmount = file ? await renderFirst(file) : () => undefined;
    const names = [...document.body.querySelectorAll('h2, h3')].map((node) => node.textContent);
    expect(names).toEqual(['Today', 'Yesterday', 'Thursday, March 12']);
    expect(document.body.querySelectorAll('li')).toHaveLength(4);
    unmount();
  });
}
