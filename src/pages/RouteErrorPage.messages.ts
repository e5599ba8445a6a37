/** The English texts of a page that failed. */
export const RouteErrorPage = {
  unexpected: 'Unexpected Application Error!',
  unexpectedTitle: 'Error',
  unexpectedText: 'Something went wrong while showing this page.',
  advice: 'Try again, or go to the start page.',
  missingText: 'This page could not be loaded. Check your connection and try again.',
  home: 'Go to the start page',
} as const;
