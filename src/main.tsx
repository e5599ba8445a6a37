import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { preloadPages } from './routes';
import { createWorld } from './services/world';
import './theme/base.css';
import './theme/fonts.css';

function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={import.meta.env.BASE_URL}>{children}</BrowserRouter>;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <App world={createWorld()} Router={Router} />
  </StrictMode>,
);

// Once the first page stands and the browser is idle. Safari knows no idle time; there, pages load
// when they are wanted.
window.addEventListener('load', () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(preloadPages);
});
