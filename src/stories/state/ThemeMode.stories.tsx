import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useThemeMode } from '../../state/settings/useThemeMode';
import { THEME_KEY, themeStorage } from '../../state/settings/themeStorage';
import { createFlorinTheme } from '../../theme/theme';

const theme = createFlorinTheme();

/** Shows the mode, with a button that changes it. */
function Mode() {
  const { mode, toggle } = useThemeMode();
  return (
    <Stack spacing={2} direction="row" sx={{ alignItems: 'center' }}>
      <Typography role="status">The theme is {mode}</Typography>
      <Button variant="outlined" onClick={toggle}>
        Change the theme
      </Button>
    </Stack>
  );
}

/**
 * The app's `ThemeProvider` with its storage, as `App` renders it. A button mounts the provider after Storybook's theme
 * has set its class. A second press of the button has the effect of a page reload.
 */
function AppStart() {
  const [start, setStart] = useState(0);
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => {
          setStart(start + 1);
        }}
      >
        Open the app
      </Button>
      {start > 0 && (
        <ThemeProvider
          key={start}
          theme={theme}
          defaultMode="system"
          modeStorageKey={THEME_KEY}
          storageManager={themeStorage}
          disableNestedContext
        >
          <Mode />
        </ThemeProvider>
      )}
    </Stack>
  );
}

const { classList } = document.documentElement;

/**
 * Removes the saved theme and simulates a light system, or a dark system if `parameters.system` is `dark`. The returned
 * cleanup removes the saved theme and restores the class for the next story.
 */
function prepare({ parameters }: { parameters: Readonly<Record<string, unknown>> }): () => void {
  const before = document.documentElement.className;
  const clean = () => {
    localStorage.removeItem('theme');
  };
  clean();
  const real = window.matchMedia.bind(window);
  const answer = parameters['system'] === 'dark' ? 'all' : 'not all';
  const system = spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === '(prefers-color-scheme: dark)' ? answer : query),
  );
  return () => {
    system.mockRestore();
    clean();
    document.documentElement.className = before;
  };
}

/** Expects the given mode from the hook, and the matching class on the document element. */
async function expectTheme(mode: 'light' | 'dark'): Promise<void> {
  const text = mode === 'dark' ? 'The theme is dark' : 'The theme is light';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  await waitFor(() => expect(classList.contains('dark')).toBe(mode === 'dark'));
}

/**
 * `useThemeMode` returns the mode, light or dark, and a function that changes it.
 *
 * - At the start, the mode is read from the key `theme` in `localStorage`. Without a saved mode, the app uses the mode
 *   of the system. An invalid saved value is removed.
 * - A change saves the mode, and sets the class `light` or `dark` on the document element.
 * - The class sets CSS variables for all colours, so components do not render again. They use the colours of the
 *   theme's palette, and do not need the mode.
 */
const meta = preview.meta({
  component: AppStart,
  beforeEach: prepare,
  // A test that leaves other entries in a storage fails.
  parameters: { removed: ['theme'] },
});

/** If no theme is saved, the mode is the mode of the system, which is light here. */
export const Base = meta.story();

Base.test('follows the system without a saved theme', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
  await expectTheme('light');
  await expect(localStorage.getItem('theme')).toBeNull();
});

/**
 * A valid saved theme takes precedence over the mode of the system.
 * @spec theme-initial
 */
Base.test(
  'prefers the saved theme',
  { parameters: { system: 'dark' } },
  async ({ step, canvas, userEvent }) => {
    await step('Dark system', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
      await expectTheme('dark');
      await expect(localStorage.getItem('theme')).toBeNull();
    });
    await step('Prefers saved light over dark system', async () => {
      localStorage.setItem('theme', 'light');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
      await expectTheme('light');
    });
    await step('Removes an invalid saved theme', async () => {
      const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
      for (const value of ['purple', 'system', 'Dark', '']) {
        await step(`"${value}" is removed, and the mode is that of the system`, async () => {
          localStorage.setItem('theme', value);
          await press('Open the app');
          await expectTheme('dark');
          await waitFor(() => expect(localStorage.getItem('theme')).toBeNull());
        });
      }
      await step('The first press changes the mode', async () => {
        await press('Change the theme');
        await expectTheme('light');
        await expect(localStorage.getItem('theme')).toBe('light');
      });
    });
  },
);

/**
 * A saved theme is used at the next start.
 * @spec theme-initial, theme-toggle
 */
Base.test('saves the chosen theme, light and dark', async ({ step, canvas, userEvent }) => {
  await step('Saves the chosen theme', async () => {
    const { writes, stop } = watchWrites();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Open the app');
    await step('Dark: the class is set, and the mode is saved', async () => {
      await press('Change the theme');
      await expectTheme('dark');
      await expect(localStorage.getItem('theme')).toBe('dark');
    });
    await step('The theme remains dark after a reload', async () => {
      await press('Open the app');
      await expectTheme('dark');
    });
    await step('Light: the class is removed, and the mode is saved', async () => {
      await press('Change the theme');
      await expectTheme('light');
      await expect(localStorage.getItem('theme')).toBe('light');
    });
    await step('Only the two changes are saved', async () => {
      stop();
      await expect(writes).toEqual([
        ['theme', 'dark'],
        ['theme', 'light'],
      ]);
    });
  });
  await step('Saved dark', async () => {
    localStorage.setItem('theme', 'dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('dark');
  });
});

/** If another tab changes the theme, this tab shows the new theme, and does not save it again. */
Base.test(
  'follows another tab, and does not save its change',
  async ({ step, canvas, userEvent }) => {
    await step('Follows another tab', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
      await step('A change in the other tab is followed', async () => {
        changeInAnotherTab('dark');
        await expectTheme('dark');
      });
      await step('A removed value restores the mode of the system', async () => {
        changeInAnotherTab(null);
        await expectTheme('light');
      });
      await step('An invalid value has the same effect, and is removed', async () => {
        changeInAnotherTab('dark');
        await expectTheme('dark');
        changeInAnotherTab('purple');
        await expectTheme('light');
        await expect(localStorage.getItem('theme')).toBeNull();
      });
      await step('A cleared storage has the same effect', async () => {
        changeInAnotherTab('dark');
        await expectTheme('dark');
        changeInAnotherTab(null, null);
        await expectTheme('light');
      });
    });
    await step('Does not save another tabs change', async () => {
      // A tab shows the change of another tab, but does not save it: that could overwrite a newer change of
      // the other tab.
      await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
      localStorage.setItem('theme', 'light');
      const { writes, stop } = watchWrites();
      for (const newValue of ['dark', 'light', null]) {
        window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
      }
      await expectTheme('light');
      stop();
      await expect(writes).toEqual([]);
      await expect(localStorage.getItem('theme')).toBe('light');
    });
  },
);

Base.test(
  'works without storage',
  { beforeEach: denyTheStorage },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the theme' }));
    await expectTheme('dark');
    await expect(() => localStorage.getItem('theme')).toThrow('The operation is insecure.');
  },
);

/** Storybook's theme provider has no storage, so that the theme of a story does not affect the next story. */
Base.test(
  'saves nothing in the catalogue',
  { parameters: { world: {} }, render: () => <Mode /> },
  async ({ canvas, userEvent }) => {
    await expectTheme('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the theme' }));
    await expectTheme('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the theme' }));
    await expectTheme('light');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
);

/** Records each write to the storage. */
function watchWrites(): { readonly writes: [key: string, text: string][]; stop: () => void } {
  const spy = spyOn(Storage.prototype, 'setItem');
  const stop = () => {
    spy.mockRestore();
  };
  return { writes: spy.mock.calls, stop };
}

/** Changes the storage like another tab, with the browser's `storage` event. */
function changeInAnotherTab(value: string | null, key: string | null = 'theme'): void {
  if (value === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

/** Makes the storage throw, as some browsers do in private windows. */
function denyTheStorage(): () => void {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    spyOn(Storage.prototype, method).mockImplementation(denied),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
