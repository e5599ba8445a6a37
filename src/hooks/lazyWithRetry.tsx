import type { ComponentType, ReactNode } from 'react';
import { lazy } from 'react';
import { countAwaited } from './codeOnItsWay';

/** Thrown in place of a component whose code, or whose data, did not come. The cause is the error that was met. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';

  constructor(cause: unknown) {
    super('The code did not come', { cause });
  }
}

/** A component whose code comes when it is first wanted, or ahead of that. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code, and renders it without a pause when it is wanted; rejects if it does not come. */
  preload(): Promise<void>;
}

/** Functions that renew the components whose code could not be fetched. */
const failed = new Set<() => void>();

/**
 * Like React's `lazy`, for code that may not arrive: `lazy` keeps a failure for ever, so that on a
 * train one lost request would close a page until the next reload. After `retryFailedLoads` the code
 * is asked for again. The `LoadingOutlet` shows that the code is on its way, unless `isSilent`: for
 * a component that can be given up before its code is there.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSilent = false } = {},
): LazyComponent<Props> {
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
          throw new MissingCode(cause);
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
    // One that is wanted already may be on the page, and would be mounted anew.
    if (!current.isWanted) current.component = component;
  };
  return Lazy;
}

/** Has something done when what could not be fetched is asked for again. */
export function onRetry(renew: () => void): void {
  failed.add(renew);
}

/** Asks again for what could not be fetched; an error boundary calls it when it catches something. */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
