import { facts } from 'virtual:facts';

/** The size, the status and the version of a component, and the way to its source; nothing for a page without one. */
export function PageFacts({ id }: { id: string }) {
  const known = facts[id];
  if (known === undefined) return null;
  const { size, status, since, deprecated, file, href } = known;
  return (
    <p className="florin-facts">
      {size !== null && (
        <>
          {size} with gzip · {status} · since {since} ·{' '}
        </>
      )}
      {deprecated !== null && <>{deprecated} · </>}
      <a href={href} target="_blank" rel="noreferrer">
        Source
      </a>{' '}
      <code>{file}</code>
    </p>
  );
}
