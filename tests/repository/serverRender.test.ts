import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Moment } from '../../src/components/payments/Moment';
import { FlorinProvider } from '../../src/components/provider/FlorinProvider';
import { createFlorinTheme } from '../../src/theme/theme';

/*
 * Every component in every state of its stories, rendered where there is neither a window nor a
 * document. Only the beginning of a story is rendered; its steps need a browser.
 */

/** A story or the meta of a file as it is written. */
interface Written {
  readonly component?: ComponentType;
  readonly args?: object;
  readonly render?: (args: object) => ReactNode;
}

interface Story {
  readonly meta: Written;
  readonly input: Written;
  readonly composed: { readonly args: object };
}

// Storybook's own preview needs a browser. The stories of one file take their arguments from another.
vi.mock('#.storybook/preview', () => {
  const meta = (own: Written) => ({
    input: own,
    story: (input: Written = {}): Story => ({
      meta: own,
      input,
      composed: { args: { ...own.args, ...input.args } },
    }),
  });
  return { default: { meta, type: () => ({ meta }) } };
});

/** Without `PartBoundary`, whose content throws: React catches nothing while it renders to text. */
const files = Object.entries(
  import.meta.glob<Record<string, Story>>([
    '../../src/stories/components/**/*.stories.tsx',
    '!**/PartBoundary.stories.tsx',
  ]),
);

const theme = createFlorinTheme();

/** The component of a story, or all that the story renders around it. */
function beginningOf({ meta, input, composed: { args } }: Story) {
  const render = input.render ?? meta.render;
  if (render) return createElement(() => render(args));
  return meta.component ? createElement(meta.component, args) : null;
}

const onServer = (content: ReactNode) =>
  renderToString(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(ThemeProvider, { theme }, content),
    ),
  );

const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  complaint.mockClear();
});

describe('on a server', () => {
  it('there is every component', () => {
    expect(files).toHaveLength(85);
  });

  it.each(files)('%s renders', async (_file, load) => {
    // A matrix has the other stories' states once more.
    const { Matrix: _matrix, ...others } = await load();
    const stories = Object.values(others).filter((story) => 'meta' in story);
    expect(stories).not.toHaveLength(0);
    for (const story of stories) onServer(beginningOf(story));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('a moment is written where the zone is known, and keeps its place where it is not', () => {
    const moment = createElement(Moment, { at: '2026-03-01T20:30:00.000Z', thisYear: 2026 });
    expect(onServer(moment)).toContain('<time>\u00A0</time>');
    expect(onServer(createElement(FlorinProvider, { timeZone: 'Asia/Tokyo' }, moment))).toMatch(
      /<time dateTime="2026-03-01T20:30:00.000Z">Mar 2, 5:30\s?AM<\/time>/,
    );
  });
});
