import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { preloadPages } from './routes';
import { createWorld } from './services/world';
import './theme/base.css';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <App world={createWorld()} />
  </StrictMode>,
);

// Once the first page stands and the browser is idle. Safari knows no idle time; there, pages load
// when they are wanted.
window.addEventListener('load', () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(preloadPages);
});
