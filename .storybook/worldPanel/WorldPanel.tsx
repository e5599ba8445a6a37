/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CallsSection } from './CallsSection';
import { ClockSection } from './ClockSection';
import { Columns, Section, TextList, Words } from './ui';
import { useStoryWorld } from './useStoryWorld';

export interface WorldPanelProps {
  /** Whether this panel is the one that is shown. */
  isActive: boolean;
}

/** The world that a story lives in: what is in it, and how it is steered. */
export function WorldPanel({ isActive }: WorldPanelProps) {
  return (
    <AddonPanel active={isActive}>
      <World />
    </AddonPanel>
  );
}

function World() {
  const { snapshot, command, reset } = useStoryWorld();
  if (!snapshot) {
    return (
      <Columns>
        <Words>
          This story has no world. A component takes everything as props: change them under
          Controls. Worlds are behind the stories of pages, parts, states and flows; there the
          toolbar’s World switch acts, too.
        </Words>
      </Columns>
    );
  }
  const { user, wallet, balances, pending, transactions, left } = snapshot;
  return (
    <Columns>
      <ClockSection snapshot={snapshot} onCommand={command} onReset={reset} />
      <CallsSection snapshot={snapshot} onCommand={command} />
      <Section title="Signed in">
        <Words>{user ?? 'Nobody'}</Words>
      </Section>
      <Section title={wallet}>
        <TextList texts={balances} empty="Nothing" />
      </Section>
      <Section title="Orders under way">
        <TextList texts={pending} empty="None" />
      </Section>
      <Section title="Newest transactions">
        <TextList texts={transactions} empty="None" />
      </Section>
      <Section title="What left the app">
        <TextList texts={left} empty="Nothing was copied, shared or logged" />
      </Section>
    </Columns>
  );
}
