/** A document for users of the library. The document is also a page of the catalogue. */
export interface Guide {
  /** The name of the guide's file in the package, without the extension. */
  readonly name: string;
  /** The guide's path in the repository. */
  readonly file: string;
  readonly about: string;
}

/** The guides, in the recommended reading order. */
export const GUIDES: readonly Guide[] = [
  {
    name: 'setup',
    file: 'packages/florin/docs/setup.md',
    about: 'installation, theme, first component, amounts, links, wide screens, security policy',
  },
  {
    name: 'your-server',
    file: 'packages/florin/docs/your-server.md',
    about: 'calls to your server, refusals, hooks for a whole app, loading and errors',
  },
  {
    name: 'steps-of-a-payment',
    file: 'packages/florin/docs/payment-steps.md',
    about: 'checks, fee and review, second factor, amounts in parts, kinds of recipients',
  },
  {
    name: 'one-component',
    file: 'packages/florin/docs/one-component.md',
    about: 'some components in an app that has a theme of MUI',
  },
  {
    name: 'theming',
    file: 'packages/florin/docs/theming.md',
    about: 'your colours, typeface, radii and density',
  },
  {
    name: 'currencies',
    file: 'packages/florin/docs/currencies.md',
    about: 'your currencies and networks',
  },
  {
    name: 'languages',
    file: 'packages/florin/docs/languages.md',
    about: 'ten languages, and how to add another',
  },
  {
    name: 'right-to-left',
    file: 'packages/florin/docs/right-to-left.md',
    about: 'Arabic, Hebrew and other scripts',
  },
  {
    name: 'next-js',
    file: 'packages/florin/docs/next.md',
    about: 'Next.js and other server rendering',
  },
  {
    name: 'back-ends',
    file: 'packages/back-end/docs/back-ends.md',
    about: 'the interface to your server',
  },
  {
    name: 'tests-of-your-app',
    file: 'packages/florin/docs/testing.md',
    about: 'Vitest, Jest and Storybook: queries, a fake back end, a clock',
  },
  {
    name: 'changelog',
    file: 'packages/florin/published/CHANGELOG.md',
    about: 'the changes of each version',
  },
];

/** Returns the name of the guide to which a link leads. `path` is the path of the link, such as `../CHANGELOG.md`. */
const guideOf = (path: string) =>
  GUIDES.find(({ file }) => file.split('/').at(-1) === path.split('/').at(-1))?.name;

const IN_REPOSITORY = ' (in the repository)';

/**
 * Replaces the URLs of links to other guides with the results of `hrefOf`. Replaces links to other files of the
 * repository with the text of the link, followed by `elsewhere`.
 */
export const withGuideLinks = (
  text: string,
  hrefOf: (name: string, anchor: string) => string = (name, anchor) => `${name}.md${anchor}`,
  elsewhere = '',
) =>
  text.replaceAll(
    /\[(?<words>[^\]]+)\]\((?!https?:)(?<path>[^)#]+\.md|\.\.\/packages\/examples\/[\w-]+)(?<anchor>#[^)]*)?\)/g,
    (_link, words: string, path: string, anchor?: string) => {
      const name = guideOf(path);
      return name === undefined
        ? `${words}${elsewhere}`
        : `[${words}](${hrefOf(name, anchor ?? '')})`;
    },
  );

/** Converts the text of a guide for its page in the catalogue. */
export const guidePage = (text: string) =>
  withGuideLinks(text, (name) => `?path=/docs/guides-${name}--docs`, IN_REPOSITORY);

/** Converts the text of a guide for its file in the package. */
export const guideText = (text: string) => withGuideLinks(text, undefined, IN_REPOSITORY);
