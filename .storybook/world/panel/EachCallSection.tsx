/** @jsxRuntime classic */
import * as React from 'react';
import { Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Outcome } from '../../../src/adapters/faults';
import { CALLS, type WorldCommand, type WorldSnapshot } from '../protocol';
import { Section } from './ui';

/** Texts that follow the name of a call, as in "Sign in is refused". */
const ENDS: Readonly<Record<Outcome, string>> = {
  normal: 'works',
  refuse: 'is refused',
  fail: 'fails',
  lost: 'loses its answer',
  hang: 'is never answered',
};

const Fields = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '6px 24px',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
}));

const Field = styled.div({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  alignItems: 'center',
});

export interface EachCallSectionProps {
  snapshot: WorldSnapshot;
  onCommand: (command: WorldCommand) => void;
}

/** Lets the user choose the outcome of each kind of call. */
export function EachCallSection({ snapshot, onCommand }: EachCallSectionProps) {
  const id = React.useId();
  return (
    <Section title="How each call ends">
      <Fields>
        {CALLS.map(({ name, label, outcomes }) => (
          <Field key={name}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <Form.Select
              id={`${id}-${name}`}
              size="flex"
              value={snapshot.outcomes[name]}
              onChange={({ currentTarget }) => {
                const outcome = currentTarget.value as Outcome;
                onCommand({ type: 'outcome', call: name, outcome });
              }}
            >
              {outcomes.map((end) => (
                <option key={end} value={end}>
                  {ENDS[end]}
                </option>
              ))}
            </Form.Select>
          </Field>
        ))}
      </Fields>
    </Section>
  );
}
