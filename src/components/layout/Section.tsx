import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

export interface SectionProps {
  /** The heading. */
  title: string;
  /** As a function they are given the heading's id, to name a list by it. */
  children: ReactNode | ((headingId: string) => ReactNode);
  /** Whether the heading names the section, too, which is then a landmark. */
  landmark?: boolean;
}

/** A part of a page under a heading of the second level. */
export function Section({ title, children, landmark = false }: SectionProps) {
  const headingId = useId();
  return (
    <section {...(landmark ? { 'aria-labelledby': headingId } : {})}>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        {title}
      </Typography>
      {typeof children === 'function' ? children(headingId) : children}
    </section>
  );
}
