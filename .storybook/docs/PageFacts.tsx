import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { facts } from 'virtual:facts';

/**
 * Shows a line with the size of a component and links to its source and to the
 * set-up of the theme. Renders nothing if the page has no source.
 */
export function PageFacts({ id }: { id: string }) {
  const known = facts[id];
  if (known === undefined) return null;
  const { size, file, href } = known;
  return (
    <p className="florin-facts">
      {size !== null && <>{size} with gzip · </>}
      <a href={href} target="_blank" rel="noreferrer">
        Source
      </a>{' '}
      <code>{file}</code>
      {size !== null && (
        <>
          {' '}
          · Needs{' '}
          <AnchorMdx href="?path=/docs/guides-setup--docs#the-theme" target="_self">
            the theme
          </AnchorMdx>{' '}
          once, around the app
        </>
      )}
    </p>
  );
}
