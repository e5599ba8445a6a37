import type { ReactNode } from 'react';
import { PartBoundary, type PartBoundaryProps } from '../../components/feedback/PartBoundary';
import { useLog } from '../../state/DeviceProvider';
import { useFailureTexts } from './useFailureTexts';

export interface PagePartProps extends Pick<PartBoundaryProps, 'turn'> {
  /** The name of the part, as the first words of an error message, such as `Total balance`. */
  name: string;
  children: ReactNode;
}

/**
 * Renders a part of a page. If the part throws, shows a message with a retry button in its place and logs the error.
 * The rest of the page is not affected.
 */
export function PagePart({ name, children, turn }: PagePartProps) {
  const log = useLog();
  const say = useFailureTexts();
  return (
    <PartBoundary
      sentence={say('failed', { name })}
      turn={turn}
      onError={(cause) => {
        log.warn(`${name} could not be shown`, cause);
      }}
    >
      {children}
    </PartBoundary>
  );
}
