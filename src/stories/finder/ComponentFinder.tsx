import { useId, useRef, useState } from 'react';
import { ComponentList, type ComponentListProps } from './ComponentList';
import { find, type Found } from './find';

const countOf = (count: number) => (count === 1 ? '1 component' : `${count} components`);

function sentenceOf({ components, isWhole }: Found): string {
  const count = components.length;
  if (count === 0) {
    return 'No component matches. Try fewer or other words, or look through the tasks below.';
  }
  if (!isWhole) return `No component has all of these words. The nearest: ${countOf(count)}`;
  return count === 1 ? countOf(count) : `${countOf(count)}, the closest first`;
}

/** Searches the components by their names, purposes and keywords. */
export function ComponentFinder({ components, ...list }: ComponentListProps) {
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const isLooking = typed.trim() !== '';
  const found = find(components, typed);
  return (
    <div ref={whole} role="search" style={{ marginBlock: 16, fontSize: '0.875rem' }}>
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
          fontSize: '1rem',
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
        onKeyDown={({ key, nativeEvent }) => {
          // Enter opens the first result.
          if (key === 'Enter' && !nativeEvent.isComposing)
            whole.current?.querySelector('a')?.click();
        }}
      />
      <p role="status">{isLooking ? sentenceOf(found) : countOf(components.length)}</p>
      {isLooking && <ComponentList components={found.components} {...list} />}
    </div>
  );
}
