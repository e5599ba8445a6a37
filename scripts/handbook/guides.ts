/** A document for those who use the library. It is also a page of the catalogue. */
export interface Guide {
  /** Its name among the files for machines, and in links. */
  readonly name: string;
  /** Its place in the checkout. One that is not there is left out. */
  readonly file: string;
  readonly about: string;
}

/** The guides, in the order in which one needs them. */
export const GUIDES: readonly Guide[] = [
  {
    name: 'setup',
    file: 'docs/library.md',
    about: 'install, theme, first component, amounts, calls to a server, security policy',
  },
  {
    name: 'theming',
    file: 'docs/theming.md',
    about: 'colours, typeface, radii and density of your own',
  },
  { name: 'currencies', file: 'docs/currencies.md', about: 'currencies and networks of your own' },
  { name: 'languages', file: 'docs/languages.md', about: 'ten languages, and one of your own' },
  {
    name: 'right-to-left',
    file: 'docs/right-to-left.md',
    about: 'Arabic, Hebrew and other scripts',
  },
  { name: 'next-js', file: 'docs/next.md', about: 'Next.js, and any other server that renders' },
  { name: 'back-ends', file: 'docs/back-ends.md', about: 'the interface to a server of yours' },
  { name: 'changelog', file: 'CHANGELOG.md', about: 'what has changed, version by version' },
];

/** The name of the guide behind a link of one document to another: `../CHANGELOG.md`. */
const guideOf = (path: string) =>
  GUIDES.find(({ file }) => file.split('/').at(-1) === path.split('/').at(-1))?.name;

const IN_REPOSITORY = ' (in the repository)';

/** Links to other guides lead where `hrefOf` says; a link to any other file of the checkout becomes its words. */
export const withGuideLinks = (
  text: string,
  hrefOf: (name: string, anchor: string) => string = (name, anchor) => `${name}.md${anchor}`,
  elsewhere = '',
) =>
  text.replaceAll(
    /\[(?<words>[^\]]+)\]\((?!https?:)(?<path>[^)#]+\.md|\.\.\/examples\/[\w-]+)(?<anchor>#[^)]*)?\)/g,
    (_link, words: string, path: string, anchor?: string) => {
      const name = guideOf(path);
      return name === undefined
        ? `${words}${elsewhere}`
        : `[${words}](${hrefOf(name, anchor ?? '')})`;
    },
  );

/** A guide as a page of the catalogue. */
export const guidePage = (text: string) =>
  withGuideLinks(text, (name) => `?path=/docs/guides-${name}--docs`, IN_REPOSITORY);

/** A guide in the package. */
export const guideText = (text: string) => withGuideLinks(text, undefined, IN_REPOSITORY);
