import type { ReactNode } from 'react';
import { PartBoundary } from '../../components/feedback/PartBoundary';
import { useLog } from '../../state/DeviceProvider';
import { useTexts } from '../language/useTexts';
import { PagePart as english } from './PagePart.messages';

export interface PagePartProps {
  /** The part's name, as it begins a sentence: `Total balance`. */
  name: string;
  children: ReactNode;
}

/** A part of a page that may fail without the rest of the page. Its error is logged, and not shown. */
export function PagePart({ name, children }: PagePartProps) {
  const log = useLog();
  const say = useTexts('PagePart', english);
  return (
    <PartBoundary
      sentence={say('failed', { name })}
      onError={(cause) => {
        log.warn(`${name} could not be shown`, cause);
      }}
    >
      {children}
    </PartBoundary>
  );
}
