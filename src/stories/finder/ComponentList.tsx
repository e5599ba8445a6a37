import type { AnchorHTMLAttributes, ElementType } from 'react';
import type { FoundComponent } from './find';

export interface ComponentListProps {
  components: readonly FoundComponent[];
  /** Renders a link; on a docs page one that stays in the catalogue's frame. */
  Link?: ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;
}

/** Not below 13 px, which browsers would make of `small` here. */
const SMALL = { fontSize: '0.8125rem' };

const plain = (text: string) => text.replaceAll('`', '');

/** Components with their purpose and the words that they are found by, as links to their pages. */
export function ComponentList({ components, Link = 'a' }: ComponentListProps) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {components.map(({ name, area, href, purpose, keywords }) => (
        <li key={name} style={{ margin: 0, paddingBlock: 10, fontSize: '0.875rem' }}>
          <Link href={href}>{name}</Link> <small style={SMALL}>in {area}</small>
          <span style={{ display: 'block', fontSize: 'inherit' }}>{plain(purpose)}</span>
          <small style={SMALL}>{keywords.join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}
