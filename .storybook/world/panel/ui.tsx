/** @jsxRuntime classic */
import * as React from 'react';
import { styled } from 'storybook/theming';

/** A row of buttons, which wraps in a narrow panel. */
export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** A grid with as many columns as fit into the panel. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '12px 24px',
  padding: '12px 16px',
});

/** A column of sections. */
export const Column = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
});

/** An area below all columns. */
export const Below = styled.div({ gridColumn: '1 / -1' });

/** A sentence of the panel. */
export const Words = styled.p(({ theme }) => ({
  margin: 0,
  maxWidth: 560,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
}));

const Title = styled.h2(({ theme }) => ({
  margin: '0 0 4px',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}));

const Lines = styled.ul(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
}));

export interface SectionProps {
  title: string;
  children: React.ReactNode;
}

/** A section of the panel with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = React.useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}

export interface TextListProps {
  /** The text for an empty list. */
  empty: string;
  texts: readonly string[];
}

/** A list with one text per line. */
export function TextList({ empty, texts }: TextListProps) {
  if (texts.length === 0) return <Words>{empty}</Words>;
  return (
    <Lines>
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same text may occur twice.
        <li key={`${index} ${text}`}>{text}</li>
      ))}
    </Lines>
  );
}
