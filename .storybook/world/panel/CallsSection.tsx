/** @jsxRuntime classic */
import * as React from 'react';
import { Button, ToggleButton } from 'storybook/internal/components';
import type { Outcome } from '../../../src/adapters/faults';
import type { WorldCommand, WorldSnapshot } from '../protocol';
import { Row, Section, Words } from './ui';

const ENDS: Readonly<Record<Exclude<Outcome, 'hang'>, string>> = {
  normal: 'will work',
  refuse: 'will be refused',
  fail: 'will fail',
  lost: 'will lose its answer',
};

/**
 * Returns a text about the pending calls. While the clock is stopped, the calls wait, so the text explains why nothing
 * happens.
 */
function sentenceOf({ calls, isRunning }: WorldSnapshot): string {
  const sentences = calls.map(({ label, outcome }) => {
    if (outcome === 'hang') return `${label} will never be answered.`;
    return isRunning
      ? `${label} is pending and ${ENDS[outcome]}.`
      : `${label} waits for the clock: it ${ENDS[outcome]} when the clock moves on.`;
  });
  return sentences.length > 0 ? sentences.join(' ') : 'No call is pending.';
}

export interface CallsSectionProps {
  snapshot: WorldSnapshot;
  onCommand: (command: WorldCommand) => void;
}

/** Lets the user choose the outcome of the next call or of all calls, and shows the pending calls. */
export function CallsSection({ snapshot, onCommand }: CallsSectionProps) {
  const { isNextFailing } = snapshot;
  return (
    <Section title="Calls">
      <Row>
        <ToggleButton
          ariaLabel={false}
          pressed={isNextFailing}
          onClick={() => {
            onCommand({
              type: 'outcome',
              call: 'next',
              outcome: isNextFailing ? 'normal' : 'fail',
            });
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
        {sentenceOf(snapshot)}
      </Words>
    </Section>
  );
}
