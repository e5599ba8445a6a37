import type { ComponentType } from 'react';
import { lazy } from 'react';
import { countAwaited } from './codeOnItsWay';

/** Thrown in place of a component whose code did not come. The cause is the browser's own error. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';

  constructor(cause: unknown) {
    super('The code did not come', { cause });
  }
}

/** What makes a component anew whose code could not be fetched. */
const failed = new Set<() => void>();

/**
 * Like React's `lazy`, for code that may not arrive: `lazy` keeps a failure for ever, so that on a
 * train one lost request would close a page until the next reload. After `retryFailedLoads` the code
 * is asked for again.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const make = () =>
    lazy(() =>
      countAwaited(load()).then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          failed.add(() => {
            current.component = make();
          });
          throw new MissingCode(cause);
        },
      ),
    );
  const current = { component: make() };
  return function Lazy(props: Props) {
    const Component: ComponentType<Props> = current.component;
    return <Component {...props} />;
  };
}

/** Asks again for what could not be fetched; an error boundary calls it when it catches something. */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
