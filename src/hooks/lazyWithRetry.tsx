import { lazy, type ComponentType, type ReactNode } from 'react';
import { countPending } from './pendingCode';

/** Thrown instead of rendering a component whose code or data could not be loaded. The cause is the original error. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';

  /** @param isRepeated Whether an earlier attempt to load the same code has also failed. */
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
 * Returns a function that reloads the page if the same code could not be loaded twice, because a new version may have
 * replaced its file. Returns undefined for any other error.
 */
export const reloadFor = (error: unknown) =>
  error instanceof MissingCode && error.isRepeated ? reload : undefined;

/** A component whose code loads when the component first renders, or when `preload` is called. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code, so that the first render does not suspend. The promise rejects if the code cannot be loaded. */
  preload(): Promise<void>;
}

/** Functions that reset components whose code could not be loaded. */
const failed = new Set<() => void>();

/**
 * Like React's `lazy`, but a failure is not cached forever. With `lazy`, one failed request would break a page until
 * the next reload. Here the code is requested again after `retryFailedLoads`. While code loads, the `LoadingOutlet`
 * shows a loading bar. Set `isSilent` for optional content to show no bar.
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
    // If React's lazy component has already rendered, it may be mounted. Replacing it would unmount it, and its state
    // would be lost.
    if (!current.isRequested) current.component = component;
  };
  return Lazy;
}

/** Registers a function that `retryFailedLoads` calls once. */
export function onRetry(renew: () => void): void {
  failed.add(renew);
}

/**
 * Makes the next render request missing code again. Every error boundary must call this function when it catches an
 * error; otherwise the failure stays until the page is reloaded.
 */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
