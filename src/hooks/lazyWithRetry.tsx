import type { ComponentType, ReactNode } from 'react';
import { lazy } from 'react';
import { countPending } from './pendingCode';

/** Thrown instead of rendering a component whose code or data could not be loaded. The cause is the original error. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';

  /** @param isRepeated Whether it could not be loaded before either. */
  constructor(
    cause: unknown,
    readonly isRepeated = false,
  ) {
    super('The code could not be loaded', { cause });
  }
}

function reload(): void {
  window.location.reload();
}

/**
 * Returns a function that reloads the page if code was missing twice: a new version may have replaced its file.
 * Undefined for any other error.
 */
export const reloadFor = (error: unknown) =>
  error instanceof MissingCode && error.isRepeated ? reload : undefined;

/** A component whose code loads at its first rendering, or by `preload`. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code, so that its first rendering does not suspend; rejects when it cannot be loaded. */
  preload(): Promise<void>;
}

/** Functions that reset the components whose code could not be loaded. */
const failed = new Set<() => void>();

/**
 * Like React's `lazy`, but without its cached failure: one lost request would break a page until the next reload. After
 * `retryFailedLoads` the code is requested again. The `LoadingOutlet` shows pending code, except with `isSilent`, for
 * optional content.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSilent = false } = {},
): LazyComponent<Props> {
  let losses = 0;
  const make = () =>
    lazy(() => {
      current.isRequested = true;
      const code = load();
      return (isSilent ? code : countPending(code)).then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          failed.add(() => {
            current.component = make();
          });
          losses += 1;
          throw new MissingCode(cause, losses > 1);
        },
      );
    });
  const current: { component: ComponentType<Props>; isRequested: boolean } = {
    component: make(),
    isRequested: false,
  };
  function Lazy(props: Props) {
    const Component = current.component;
    return <Component {...props} />;
  }
  Lazy.preload = async () => {
    const component = await load();
    // A component that has been requested may be mounted, and a new one would replace it.
    if (!current.isRequested) current.component = component;
  };
  return Lazy;
}

/** Registers a function that `retryFailedLoads` calls once. */
export function onRetry(renew: () => void): void {
  failed.add(renew);
}

/**
 * Makes the next rendering request missing code again. Every error boundary must call it when it catches an error;
 * otherwise the failure is shown forever.
 */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
