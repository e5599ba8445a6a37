import type { AnchorHTMLAttributes, ElementType } from 'react';
import type { FoundComponent } from './find';

export interface ComponentListProps {
  components: readonly FoundComponent[];
  /** The component that renders a link. On a docs page it opens the target in Storybook's main frame. */
  Link?: ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;
}

/** 13 px, because the browser's default for `small` would be smaller. */
const SMALL = { fontSize: '0.8125rem' };

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const plain = (text: string) => text.replaceAll('`', '');

/** Links to the components' pages, with their purposes and keywords. */
export function ComponentList({ components, Link = 'a' }: ComponentListProps) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {components.map(({ name, area, href, purpose, keywords }) => (
        <li key={name} style={{ margin: 0, paddingBlock: 10, fontSize: '0.875rem' }}>
          <Link href={href}>{name}</Link> <small style={SMALL}>in {capital(area)}</small>
          <span style={{ display: 'block', fontSize: 'inherit' }}>{plain(purpose)}</span>
          <small style={SMALL}>{keywords.join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}
