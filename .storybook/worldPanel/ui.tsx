/** @jsxRuntime classic */
import * as React from 'react';
import { styled } from 'storybook/theming';

/** Buttons in a line that breaks where the panel is narrow. */
export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Columns as wide as the panel has room for. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 24,
  padding: 16,
});

/** What the panel has to say in words. */
export const Words = styled.p(({ theme }) => ({
  margin: 0,
  maxWidth: 560,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
}));

const Title = styled.h2(({ theme }) => ({
  margin: '0 0 8px',
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

/** A part of the panel under its heading. */
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
  /** What is said where there is nothing to list. */
  empty: string;
  texts: readonly string[];
}

/** Texts, one on each line. */
export function TextList({ empty, texts }: TextListProps) {
  if (texts.length === 0) return <Words>{empty}</Words>;
  return (
    <Lines>
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same text may well come twice.
        <li key={`${String(index)} ${text}`}>{text}</li>
      ))}
    </Lines>
  );
}
