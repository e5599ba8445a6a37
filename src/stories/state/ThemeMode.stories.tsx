import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useThemeMode } from '../../state/useThemeMode';
import { THEME_KEY, themeStorage } from '../../state/themeStorage';
import { createFlorinTheme } from '../../theme/theme';

const theme = createFlorinTheme();

/** Tells which theme is on, and changes it. */
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
 * The app's own start, as `App` does it, with the storage on. It is opened by a button, so that the
 * catalogue's theme around it has set its class before; opening it again is a reload of the page.
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
 * Starts without a saved theme, in a system that is light unless `parameters.system` says dark, and
 * leaves neither a theme nor a class to the next story.
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

/** Looks at what the hook tells and at the class that the colours hang on: they have to agree. */
async function expectTheme(mode: 'light' | 'dark'): Promise<void> {
  const text = mode === 'dark' ? 'The theme is dark' : 'The theme is light';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  await waitFor(() => expect(classList.contains('dark')).toBe(mode === 'dark'));
}

/**
 * The theme is light or dark. At first it is the saved one, else the system's; changing it saves
 * the choice under the key `theme` and sets the class `dark` or `light` on the document element.
 * Nothing is rendered anew for that: the colours are CSS variables under that class. Nothing but
 * `light` and `dark` is ever saved, and any other word under that key is removed.
 *
 * `useThemeMode` tells which is on and changes it. For colours a component takes the theme's
 * palette, never the mode.
 *
 * **States**: as the system has it, saved, chosen in another tab, without a storage.
 */
const meta = preview.meta({
  component: AppStart,
  beforeEach: prepare,
});

/** Nothing is saved: the theme is the system's, which is light here. */
export const Base = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('light');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
});

export const FollowsADarkSystem = meta.story({
  parameters: { system: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('dark');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
});

export const PrefersWhatIsSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('theme', 'dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('dark');
  },
});

export const PrefersASavedLightInADarkSystem = meta.story({
  parameters: { system: 'dark' },
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('theme', 'light');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('light');
  },
});

/** Notes what is written into the storage. */
function watchWrites(): { readonly writes: [key: string, text: string][]; stop: () => void } {
  const spy = spyOn(Storage.prototype, 'setItem');
  const stop = () => {
    spy.mockRestore();
  };
  return { writes: spy.mock.calls, stop };
}

export const SavesTheChoice = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { writes, stop } = watchWrites();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Open the app');
    await step('Dark: the class is set, and the choice is saved', async () => {
      await press('Change the theme');
      await expectTheme('dark');
      await expect(localStorage.getItem('theme')).toBe('dark');
    });
    await step('It is still dark after a reload', async () => {
      await press('Open the app');
      await expectTheme('dark');
    });
    await step('Light again: the class is gone, and the choice is saved', async () => {
      await press('Change the theme');
      await expectTheme('light');
      await expect(localStorage.getItem('theme')).toBe('light');
    });
    await step('Nothing else was written, under no other key', async () => {
      stop();
      await expect(writes).toEqual([
        ['theme', 'dark'],
        ['theme', 'light'],
      ]);
    });
  },
});

export const RemovesASavedWordThatIsNoTheme = meta.story({
  parameters: { system: 'dark' },
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    for (const word of ['purple', 'system', 'Dark', '']) {
      await step(`Of "${word}" nothing is left, and the system decides`, async () => {
        localStorage.setItem('theme', word);
        await press('Open the app');
        await expectTheme('dark');
        await waitFor(() => expect(localStorage.getItem('theme')).toBeNull());
      });
    }
    await step('The first press changes it', async () => {
      await press('Change the theme');
      await expectTheme('light');
      await expect(localStorage.getItem('theme')).toBe('light');
    });
  },
});

/** Does to the storage what another tab would, and announces it as the browser does. */
function inAnotherTab(word: string | null, key: string | null = 'theme'): void {
  if (word === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', word);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: word }));
}

export const FollowsAnotherTab = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await step('A choice there is followed here', async () => {
      inAnotherTab('dark');
      await expectTheme('dark');
    });
    await step('One that was taken back there leaves it to the system', async () => {
      inAnotherTab(null);
      await expectTheme('light');
    });
    await step('So does a word that is no theme, and it is removed', async () => {
      inAnotherTab('dark');
      await expectTheme('dark');
      inAnotherTab('purple');
      await expectTheme('light');
      await expect(localStorage.getItem('theme')).toBeNull();
    });
    await step('And a storage that was emptied', async () => {
      inAnotherTab('dark');
      await expectTheme('dark');
      inAnotherTab(null, null);
      await expectTheme('light');
    });
  },
});

/** Each tab that wrote what it follows would call the others back to a choice that is over. */
export const WritesNothingWhenItFollows = meta.story({
  play: async ({ canvas, userEvent }) => {
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
  },
});

/** A browser that denies its storage, as some do in private windows. */
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

export const WorksWithoutAStorage = meta.story({
  beforeEach: denyTheStorage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the app' }));
    await expectTheme('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the theme' }));
    await expectTheme('dark');
    await expect(() => localStorage.getItem('theme')).toThrow('The operation is insecure.');
  },
});

/** In the catalogue itself the storage is off, so that no story's theme leaks into the next. */
export const SavesNothingInTheCatalogue = meta.story({
  parameters: { world: {} },
  render: () => <Mode />,
  play: async ({ canvas, userEvent }) => {
    await expectTheme('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the theme' }));
    await expectTheme('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the theme' }));
    await expectTheme('light');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
});
