/** @jsxRuntime classic */
import * as React from 'react';
import { Button, ToggleButton } from 'storybook/internal/components';
import type { WorldCommand, WorldSnapshot } from './protocol';
import { tellCalls } from './tellCalls';
import { Row, Section, Words } from './ui';

export interface CallsSectionProps {
  snapshot: WorldSnapshot;
  onCommand: (command: WorldCommand) => void;
}

/** How the next call ends, or all of them, and which are under way. */
export function CallsSection({ snapshot, onCommand }: CallsSectionProps) {
  const { isNextFailing } = snapshot;
  return (
    <Section title="Calls">
      <Row>
        <ToggleButton
          ariaLabel={false}
          pressed={isNextFailing}
          onClick={() => {
            onCommand({ type: 'next', outcome: isNextFailing ? 'normal' : 'fail' });
          }}
        >
          Next call fails
        </ToggleButton>
        <Button
          ariaLabel={false}
          onClick={() => {
            onCommand({ type: 'all', outcome: 'fail' });
          }}
        >
          All fail
        </Button>
        <Button
          ariaLabel={false}
          onClick={() => {
            onCommand({ type: 'all', outcome: 'normal' });
          }}
        >
          All work
        </Button>
      </Row>
      <Words role="status" style={{ marginTop: 6 }}>
        {tellCalls(snapshot)}
      </Words>
    </Section>
  );
}
