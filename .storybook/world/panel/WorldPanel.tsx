/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CallsSection } from './CallsSection';
import { ClockSection } from './ClockSection';
import { EachCallSection } from './EachCallSection';
import { Below, Column, Columns, Section, TextList, Words } from './ui';
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

/** Sections that change during use come first, and rare settings last. */
function World() {
  const { snapshot, command, reset } = useStoryWorld();
  if (!snapshot) {
    return (
      <Columns>
        <Words>
          This story has no world. A component takes everything as props: change them under
          Controls. Worlds are behind the stories of features, pages, states and flows; there the
          toolbar’s World switch acts, too.
        </Words>
      </Columns>
    );
  }
  const { user, wallet, balances, pending, transactions, left } = snapshot;
  return (
    <Columns>
      <Column>
        <ClockSection snapshot={snapshot} onCommand={command} onReset={reset} />
        <CallsSection snapshot={snapshot} onCommand={command} />
      </Column>
      <Column>
        <Section title="Orders under way">
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
          <Words>{user ?? 'Nobody'}</Words>
        </Section>
      </Column>
      <Column>
        <Section title="What left the app">
          <TextList texts={left} empty="Nothing was copied, shared or logged" />
        </Section>
      </Column>
      <Below>
        <EachCallSection snapshot={snapshot} onCommand={command} />
      </Below>
    </Columns>
  );
}
