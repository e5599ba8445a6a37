import type { DocgenMiddleware } from 'storybook/internal/types';

/** Storybook's middleware of props; `currencies` are the ids that the panel offers. */
export declare function createDocgenProvider(options: {
  readonly currencies: readonly string[];
}): DocgenMiddleware;
