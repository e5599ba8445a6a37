import type { Clock } from '../services/clock';
import { useNewVersion } from './newVersion';

declare global {
  /** Trusted Types, in browsers that support them. */
  var trustedTypes:
    | undefined
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (text: string) => string },
        ): { createScriptURL: (text: string) => string };
      };
}

/** The interval in milliseconds at which an open page checks for a new version. */
const LOOK_MS = 3_600_000;

const WORKER = `${import.meta.env.BASE_URL}sw.js`;

/**
 * Returns the URL of the service worker. Trusted Types accept it only from the policy `florin-worker`, which is the
 * only policy that the Content Security Policy allows.
 */
function workerUrl(): string {
  const policy = globalThis.trustedTypes?.createPolicy('florin-worker', {
    createScriptURL: (text) => {
      if (text !== WORKER) throw new TypeError(text);
      return text;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Reloads the page with the waiting version. If another tab has already activated the version, reloads immediately. */
function apply({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => {
    window.location.reload();
  };
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin.
  waiting.postMessage('apply');
}

/**
 * Registers the service worker, so that every page opens offline, and offers each new version. Checks for a new version
 * when the page becomes visible, and every hour. Rejects if the browser refuses the service worker.
 */
export async function startOffline({ clock }: { clock: Clock }): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerUrl());
  const registration = await navigator.serviceWorker.ready;
  const offer = () => {
    useNewVersion.setState({
      reload: () => {
        apply(registration);
      },
    });
  };
  const watch = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer();
    });
  };
  if (registration.waiting) offer();
  // The browser may have found a new version before this code ran.
  watch();
  registration.addEventListener('updatefound', watch);
  const look = () => {
    // Offline, the promise rejects.
    registration.update().catch(() => undefined);
  };
  clock.whileSeen(() => {
    look();
    return clock.every(LOOK_MS, look);
  });
}
