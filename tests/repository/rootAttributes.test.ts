// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles';
import { act, createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlorinTheme } from '../../src/theme/theme';
import { decorated, FILES, storiesOf } from './stories';

/* Tests that the root element of every component receives `ref`, `id`, `style`, `data-*` and `aria-*`. */

/** The components that have no root element. roots.test.ts lists the reasons. */
const WITHOUT_ROOT = /\/(FlorinProvider|PartBoundary|ForeignText|MaskedText|Moment|FullMoment)\./;

/** The fields. Their `ref` is the input or select instead of the root. */
const FIELD =
  /\/(TextField|AmountField|PassphraseField|PasswordField|SelectField|CheckboxField|SearchField|RecipientField|CodeField)\./;

/** Components whose prop `id` has another meaning. Their doc comments describe it. */
const OTHER_ID = /\/(Menu|AccountMenu|ProfileMenu|LandingSection)\./;

const theme = createFlorinTheme();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let unmount = () => {};

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders a component with the args of its first story and with additional props. */
async function render(load: (typeof FILES)[number][1], props: object): Promise<void> {
  const [story] = await storiesOf(load);
  if (!story) throw new Error('The file has no story.');
  const { args } = story.composed;
  const component = (story.meta.component ?? (() => null)) as ComponentType<object>;
  const open = 'open' in args ? { open: true } : {};
  const element = decorated(story, createElement(component, { ...args, ...open, ...props }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => {
    act(() => {
      root.unmount();
    });
  };
  act(() => {
    root.render(
      createElement(MemoryRouter, null, createElement(ThemeProvider, { theme }, element)),
    );
  });
}

describe('the root of', () => {
  it.each(FILES.filter(([path]) => !WITHOUT_ROOT.test(path)))(
    '%s receives the attributes',
    async (path, load) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length);
      const ref = { current: null as Element | null };
      await render(load, {
        ref,
        ...(!OTHER_ID.test(path) && { id: 'own-id' }),
        style: { zoom: '1' },
        'data-own': 'yes',
        'aria-description': 'Own description',
      });
      const root = document.querySelector(`.Florin${name}-root`);
      expect(root?.getAttribute('data-own')).toBe('yes');
      expect(root?.getAttribute('aria-description')).toBe('Own description');
      expect(root?.getAttribute('style')).toContain('zoom');
      if (!OTHER_ID.test(path)) expect(root?.id).toBe('own-id');
      if (FIELD.test(path)) expect(ref.current?.tagName).toMatch(/^(INPUT|SELECT)$/);
      else expect(ref.current).toBe(root);
    },
  );
});
