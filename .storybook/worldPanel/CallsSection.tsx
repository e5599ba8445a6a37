/** @jsxRuntime classic */
import * as React from 'react';
import { Button, Form, ToggleButton } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Outcome } from '../../src/services/simulation';
import type { WorldCommand, WorldSnapshot } from './protocol';
import { CALLS } from './protocol';
import { Row, Section } from './ui';

const ENDS: Readonly<Record<Outcome, string>> = {
  normal: 'as it would',
  refuse: 'with a no',
  fail: 'with an error',
  hang: 'never',
};

const Fields = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '6px 12px',
  marginTop: 12,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
}));

export interface CallsSectionProps {
  snapshot: WorldSnapshot;
  onCommand: (command: WorldCommand) => void;
}

/** How the calls to the outside world end from now on. */
export function CallsSection({ snapshot, onCommand }: CallsSectionProps) {
  const { outcomes, isNextFailing } = snapshot;
  const id = React.useId();
  return (
    <Section title="How calls end">
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
          All calls fail
        </Button>
        <Button
          ariaLabel={false}
          onClick={() => {
            onCommand({ type: 'all', outcome: 'normal' });
          }}
        >
          All calls work
        </Button>
      </Row>
      <Fields>
        {CALLS.map((call) => (
          <Choice
            key={call.name}
            {...call}
            id={`${id}-${call.name}`}
            outcome={outcomes[call.name]}
            onChoose={(outcome) => {
              onCommand({ type: 'outcome', call: call.name, outcome });
            }}
          />
        ))}
      </Fields>
    </Section>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  outcome: Outcome;
  outcomes: readonly Outcome[];
  onChoose: (outcome: Outcome) => void;
}

function Choice({ id, label, outcome, outcomes, onChoose }: ChoiceProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Form.Select
        id={id}
        size="flex"
        value={outcome}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value as Outcome);
        }}
      >
        {outcomes.map((end) => (
          <option key={end} value={end}>
            {ENDS[end]}
          </option>
        ))}
      </Form.Select>
    </>
  );
}
