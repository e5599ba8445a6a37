/** The English texts of what stands in lists and cards whose content comes from elsewhere. */
export const Loadable = {
  loading: 'Loading',
  failed: 'This list could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'Could not load more.',
  shown: 'Shown: {count}',
  asOf: 'As of {moment}',
  partial: 'Some balances are unknown and not included.',
} as const;
