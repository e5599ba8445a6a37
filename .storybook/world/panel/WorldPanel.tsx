/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CallsSection } from './CallsSection';
import { ClockSection } from './ClockSection';
import { EachCallSection } from './EachCallSection';
import { Below, Column, Columns, Section, TextList, Words } from './ui';
import { useStoryWorld } from './useStoryWorld';

export interface WorldPanelProps {
  /** Whether this panel is visible. */
  isActive: boolean;
}

/**
 * Storybook's World panel. It shows the clock, the calls and the data of a story's world, and lets the user change
 * them.
 */
export function WorldPanel({ isActive }: WorldPanelProps) {
  return (
    <AddonPanel active={isActive}>
      <World />
    </AddonPanel>
  );
}

/** Shows the sections of the panel, or a hint if the story has no clock. */
function World() {
  const { snapshot, command, reset } = useStoryWorld();
  if (!snapshot) {
    return (
      <Columns>
        <Words>
          This story shows one component, which has no clock and makes no calls. Change its props
          under Controls. Stories of features, pages, states and flows have a clock and calls.
        </Words>
      </Columns>
    );
  }
  const { user, wallet, balances, pending, transactions, output } = snapshot;
  return (
    <Columns>
      <Column>
        <ClockSection snapshot={snapshot} onCommand={command} onReset={reset} />
        <CallsSection snapshot={snapshot} onCommand={command} />
      </Column>
      <Column>
        <Section title="Pending orders">
          <TextList texts={pending} empty="None" />
        </Section>
        <Section title="Newest transactions">
          <TextList texts={transactions} empty="None" />
        </Section>
      </Column>
      <Column>
        <Section title={wallet}>
          <TextList texts={balances} empty="Nothing" />
        </Section>
        <Section title="Signed in">
          <Words>{user ?? 'No user'}</Words>
        </Section>
      </Column>
      <Column>
        <Section title="Output of the app">
          <TextList texts={output} empty="Nothing was copied, shared or logged" />
        </Section>
      </Column>
      <Below>
        <EachCallSection snapshot={snapshot} onCommand={command} />
      </Below>
    </Columns>
  );
}
