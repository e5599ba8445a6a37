/** The default texts, in English, of lists and cards whose content is loading, out of date, or could not be loaded. */
export const Loadable = {
  loading: 'Loading',
  failed: 'This list could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'Could not load more.',
  shown: 'Shown: {count}',
  asOf: 'As of {moment}',
  partial: 'Some balances are unknown and not included.',
  unpriced: 'Balances without a price are not included.',
} as const;

export type LoadableTexts = typeof Loadable;
