import type { AnchorHTMLAttributes, ElementType } from 'react';
import { useId, useState } from 'react';

/** What the finder knows of a component. */
export interface FoundComponent {
  readonly name: string;
  readonly area: string;
  /** Its docs page. */
  readonly href: string;
  readonly purpose: string;
  /** Other words that somebody may look for it by. */
  readonly keywords: readonly string[];
}

export interface ComponentFinderProps {
  components: readonly FoundComponent[];
  /** What renders a link; on a docs page one that stays in the catalogue's frame. */
  Link?: ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;
}

/** Whether every word that was typed begins a word of what is known of a component. */
function matches({ name, area, purpose, keywords }: FoundComponent, typed: string): boolean {
  // A name in one piece is found by its parts, too: `AmountField` by "field".
  const parts = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const known = ` ${[name, parts, area, purpose, ...keywords].join(' ')}`.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => known.includes(` ${word}`));
}

const plain = (text: string) => text.replaceAll('`', '');

/** Finds a component by what it does: its purpose, its name, and the words that others have for it. */
export function ComponentFinder({ components, Link = 'a' }: ComponentFinderProps) {
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const found = components.filter((component) => matches(component, typed));
  return (
    <div>
      <label htmlFor={fieldId} style={{ display: 'block', fontWeight: 700, marginBlockEnd: 8 }}>
        What should it do?
      </label>
      <input
        id={fieldId}
        type="search"
        autoComplete="off"
        placeholder="enter amount"
        value={typed}
        style={{
          boxSizing: 'border-box',
          font: 'inherit',
          inlineSize: '100%',
          maxInlineSize: '28rem',
          padding: '10px 14px',
          border: '1px solid #6b7280',
          borderRadius: 8,
          background: 'inherit',
          color: 'inherit',
        }}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <p role="status">
        {found.length === 0
          ? 'No component does this. Try one word less.'
          : `${String(found.length)} of ${String(components.length)} components`}
      </p>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {found.map(({ name, area, href, purpose, keywords }) => (
          <li key={name} style={{ margin: 0, paddingBlock: 10 }}>
            <Link href={href}>{name}</Link> <small>in {area}</small>
            <div>{plain(purpose)}</div>
            <small>{keywords.join(', ')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
