import type { DocgenMiddleware } from 'storybook/internal/types';

/** Returns a middleware that corrects Storybook's props. `currencies` are the ids that the panel offers. */
export declare function createDocgenProvider(options: {
  readonly currencies: readonly string[];
}): DocgenMiddleware;
