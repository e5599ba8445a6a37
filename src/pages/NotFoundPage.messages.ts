/** The English texts of the page of an unknown address. */
export const NotFoundPage = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or it was mistyped.',
  home: 'Go to the start page',
} as const;
