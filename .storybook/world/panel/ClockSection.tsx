/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import type { WorldCommand, WorldSnapshot } from '../protocol';
import { Row, Section, Words } from './ui';

const STEPS = [
  { label: '+1 s', ms: 1_000, name: '+1 s: move the clock on by one second' },
  { label: '+5 s', ms: 5_000, name: '+5 s: move the clock on by five seconds' },
  { label: '+1 min', ms: 60_000, name: '+1 min: move the clock on by one minute' },
] as const;

export interface ClockSectionProps {
  snapshot: WorldSnapshot;
  onCommand: (command: WorldCommand) => void;
  /** Called when the user resets the story. */
  onReset: () => void;
}

/** Shows the time of the story's clock, with buttons that change it. */
export function ClockSection({ snapshot, onCommand, onReset }: ClockSectionProps) {
  const { time, isRunning } = snapshot;
  return (
    <Section title="Clock">
      <Words>
        <time dateTime={`${time.replace(' ', 'T')}Z`}>{time} UTC</time>
        {isRunning ? ', running' : ', stopped'}
      </Words>
      <Row style={{ marginTop: 6 }}>
        <Button
          ariaLabel={false}
          onClick={() => {
            onCommand({ type: isRunning ? 'freeze' : 'run' });
          }}
        >
          {isRunning ? 'Freeze' : 'Run'}
        </Button>
        {STEPS.map(({ label, ms, name }) => (
          <Button
            key={ms}
            ariaLabel={name}
            onClick={() => {
              onCommand({ type: 'advance', ms });
            }}
          >
            {label}
          </Button>
        ))}
        <Button ariaLabel="Reset world" onClick={onReset}>
          Reset
        </Button>
      </Row>
    </Section>
  );
}
