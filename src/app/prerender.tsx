import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { simulatedBackEnd } from './simulatedBackEnd';
import { browserParts } from '../state/world';

/** A page as it stands before any of its code has run. */
export interface PrerenderedPage {
  readonly html: string;
  /** The styles that were made while it was rendered. */
  readonly css: string;
}

/** Renders the page at an address of the app, in the world that every visit starts in. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const base = import.meta.env.BASE_URL;
  const adapter = simulatedBackEnd(browserParts);
  await adapter.load();
  const cache = createCache({ key: 'css' });
  // Keeps the styles here, instead of putting a style element before each element that has some.
  cache.compat = true;
  const { prelude } = await prerender(
    <StrictMode>
      <App
        world={{ ...browserParts, adapter }}
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
      // Else a large page is finished by inline scripts, which a strict policy forbids.
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
