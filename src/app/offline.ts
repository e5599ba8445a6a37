import type { Clock } from '../services/clock';
import type { Log } from '../services/log';
import { newVersion } from './newVersion';

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

/** How often a page that stays open looks for a new version. */
const LOOK_MS = 3_600_000;

const WORKER = `${import.meta.env.BASE_URL}sw.js`;

/** The address of the worker, by the one policy of the Content Security Policy. It allows no other script. */
function workerUrl(): string {
  const policy = globalThis.trustedTypes?.createPolicy('florin-worker', {
    createScriptURL: (text) => {
      if (text !== WORKER) throw new TypeError(text);
      return text;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Reloads the page with the waiting version. In another tab it may already be active. */
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
 * Registers the service worker, with which every page opens without a connection, and offers each new version once. It
 * looks for one when the page becomes visible, and every hour.
 */
export async function startOffline({ clock, log }: { clock: Clock; log: Log }): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerUrl());
    const registration = await navigator.serviceWorker.ready;
    const offer = () => {
      newVersion.set(() => {
        apply(registration);
      });
    };
    const watch = () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed') offer();
      });
    };
    if (registration.waiting) offer();
    // The browser may have found a version while this page was loading.
    watch();
    registration.addEventListener('updatefound', watch);
    const look = () => {
      // Without a connection it rejects.
      registration.update().catch(() => undefined);
    };
    clock.whileSeen(() => {
      look();
      return clock.every(LOOK_MS, look);
    });
  } catch (cause) {
    log.warn('The app is not available offline', cause);
  }
}
