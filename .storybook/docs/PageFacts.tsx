import { facts } from 'virtual:facts';

/** The size of a component, its way on if it is deprecated, and the link to its source; nothing for a page without one. */
export function PageFacts({ id }: { id: string }) {
  const known = facts[id];
  if (known === undefined) return null;
  const { size, deprecated, file, href } = known;
  return (
    <p className="florin-facts">
      {size !== null && <>{size} with gzip · </>}
      {deprecated !== null && <>Deprecated: {deprecated} · </>}
      <a href={href} target="_blank" rel="noreferrer">
        Source
      </a>{' '}
      <code>{file}</code>
    </p>
  );
}
