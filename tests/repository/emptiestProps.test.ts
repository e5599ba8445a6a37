// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { join } from 'node:path';
import { act, Component, createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentsOf } from '../../packages/florin/build/entries.mjs';
import { FlorinProvider } from '../../src/components/provider/FlorinProvider';
import { CURRENCIES } from '../../src/domain/currency/currency';
import { createFlorinTheme } from '../../src/theme/theme';
import { emptiestProps, type EmptiestProps } from './emptiestProps';

/*
 * Renders every public component with the emptiest props that its types accept: empty lists, records and texts, without
 * optional props. Each is rendered with Florin's currencies, and with one currency.
 */

const ROOT = join(import.meta.dirname, '..', '..');

const modules = import.meta.glob<Record<string, ComponentType>>('../../src/components/**/*.tsx');

const theme = createFlorinTheme();

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  consoleError.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

class Boundary extends Component<{ children?: ReactNode; onError: (error: unknown) => void }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Mounts and unmounts an element, and returns the errors. */
async function errorsOf(element: ReactNode): Promise<readonly string[]> {
  const errors: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const onError = (error: unknown) => errors.push(String(error));
  await act(async () => {
    root.render(
      createElement(ThemeProvider, { theme }, createElement(Boundary, { onError }, element)),
    );
    await Promise.resolve();
  });
  act(() => {
    root.unmount();
  });
  return errors;
}

describe('the emptiest props', () => {
  const props = new Map<string, EmptiestProps>();

  beforeAll(() => {
    for (const { name, module } of componentsOf(ROOT)) props.set(name, emptiestProps(module, name));
  }, 300_000);

  it.each(componentsOf(ROOT).map(({ name, module }) => [name, module]))(
    '%s renders',
    async (name, module) => {
      const exported = await modules[`../../src/${module}.tsx`]?.();
      const Shown = exported?.[name];
      if (!Shown) throw new Error(`${module} has no component ${name}.`);
      const { required, optional } = props.get(name) ?? {};
      for (const given of [required, { ...required, ...optional }])
        for (const settings of [{}, { currencies: [CURRENCIES.usd] }])
          expect({
            given,
            errors: await errorsOf(
              createElement(FlorinProvider, settings, createElement(Shown, given)),
            ),
          }).toEqual({ given, errors: [] });
    },
    60_000,
  );
});
