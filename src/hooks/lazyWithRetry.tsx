import type { ComponentType, ReactNode } from 'react';
import { lazy } from 'react';
import { countAwaited } from './codeOnItsWay';

/** Thrown in place of a component whose code, or whose data, could not be loaded. The cause is the original error. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';

  /** @param isRepeated It could not be loaded before either. */
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
 * Reloads the page, for code that was missing a second time: a new version may have replaced its file. Undefined for
 * any other error.
 */
export const reloadFor = (error: unknown) =>
  error instanceof MissingCode && error.isRepeated ? reload : undefined;

/** A component whose code loads when it is first rendered, or ahead of that. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code, so that its first rendering does not suspend; rejects when it cannot be loaded. */
  preload(): Promise<void>;
}

/** Functions that reset the components whose code could not be loaded. */
const failed = new Set<() => void>();

/**
 * Like React's `lazy`, which keeps a failure for ever: on a train, one lost request would close a page until the next
 * reload. After `retryFailedLoads` the code is requested again. The `LoadingOutlet` shows that code is pending, unless
 * `isSilent`: for a drawing that no reader waits for.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSilent = false } = {},
): LazyComponent<Props> {
  let losses = 0;
  const make = () =>
    lazy(() => {
      current.isWanted = true;
      const code = load();
      return (isSilent ? code : countAwaited(code)).then(
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
  const current: { component: ComponentType<Props>; isWanted: boolean } = {
    component: make(),
    isWanted: false,
  };
  function Lazy(props: Props) {
    const Component = current.component;
    return <Component {...props} />;
  }
  Lazy.preload = async () => {
    const component = await load();
    // A component that was requested may be mounted, and would be mounted again.
    if (!current.isWanted) current.component = component;
  };
  return Lazy;
}

/** Registers a function to call when what could not be loaded is requested again. */
export function onRetry(renew: () => void): void {
  failed.add(renew);
}

/**
 * Lets the next rendering request again what could not be loaded. Every error boundary calls it when it catches an
 * error: a boundary that does not would show the same failure for ever.
 */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
