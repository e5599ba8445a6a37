/** The English texts of the page of an unknown address. */
export const NotFoundPage = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
  home: 'Go to the start page',
} as const;
