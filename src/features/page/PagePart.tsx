import type { ReactNode } from 'react';
import { FailedPart } from '../../components/feedback/FailedPart/FailedPart';
import type { PartBoundaryProps } from '../../components/feedback/PartBoundary';
import { PartBoundary } from '../../components/feedback/PartBoundary';
import { useMessages } from '../../components/provider/useMessages';
import { useLog } from '../../state/DeviceProvider';

const english = {
  failed: '{name} could not be shown.',
} as const;

declare module '../../components/english' {
  interface English {
    readonly PagePart: typeof english;
  }
}

export interface PagePartProps extends Pick<PartBoundaryProps, 'turn'> {
  /** The name of the part, at the start of a sentence, such as `Total balance`. */
  name: string;
  children: ReactNode;
}

/** A part of a page whose failure does not affect the rest of the page. Its error is logged, not shown. */
export function PagePart({ name, children, turn }: PagePartProps) {
  const log = useLog();
  const say = useMessages('PagePart', english);
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

export interface UnreadPartProps extends Pick<PagePartProps, 'name'> {
  onRetry: () => void;
}

/** Replaces a part whose data could not be loaded. */
export function UnreadPart({ name, onRetry }: UnreadPartProps) {
  const say = useMessages('PagePart', english);
  return <FailedPart onRetry={onRetry}>{say('failed', { name })}</FailedPart>;
}
