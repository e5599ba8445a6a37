import type { DocgenMiddleware } from 'storybook/internal/types';

/** A middleware for Storybook's props; `currencies` are the ids that the panel offers. */
export declare function createDocgenProvider(options: {
  readonly currencies: readonly string[];
}): DocgenMiddleware;
