import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { simulatedBackEnd } from './appBackEnd';
import { browserParts } from '../state/outside';
import { createWorld } from '../state/world';

/** The HTML and CSS of a page that is rendered at build time. */
export interface PrerenderedPage {
  readonly html: string;
  readonly css: string;
}

/** Renders the page at a path to HTML and CSS, with the sample wallets. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const base = import.meta.env.BASE_URL;
  const { adapter, keeper } = simulatedBackEnd(browserParts);
  await adapter.load();
  const cache = createCache({ key: 'css' });
  // Makes Emotion collect the styles instead of inserting style elements.
  cache.compat = true;
  const { prelude } = await prerender(
    <StrictMode>
      <App
        world={createWorld({ ...browserParts, adapter, keeper })}
        styles={cache}
        language={null}
        Router={({ children }) => (
          <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
            {children}
          </StaticRouter>
        )}
      />
    </StrictMode>,
    {
      // With a smaller size, React would split a large page and insert parts by inline scripts, which the Content
      // Security Policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  return { html, css: css.join('') };
}
