import { capital, type ComponentListProps } from './ComponentList';
import { Thumbnail } from './Thumbnail';

/** Shows all components with pictures, in groups. */
export function ComponentGrid({ components, Link = 'a' }: ComponentListProps) {
  const areas = [...new Set(components.map(({ area }) => area))];
  return areas.map((area) => (
    <section key={area} aria-labelledby={`area-${area}`}>
      <h3 id={`area-${area}`}>{capital(area)}</h3>
      <ul className="florin-thumbnails">
        {components
          .filter((component) => component.area === area)
          .map(({ name, href, purpose }) => (
            <li key={name}>
              <Thumbnail name={name} href={href} />
              <Link href={href}>{name}</Link>
              <small style={{ display: 'block', fontSize: '0.8125rem' }}>
                {purpose.replaceAll('`', '')}
              </small>
            </li>
          ))}
      </ul>
    </section>
  ));
}
