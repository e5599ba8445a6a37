import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeAdapter, createManualClock, sendForm, type Faults } from 'florin/testing';
import { expect, screen, within } from 'storybook/test';
import { Root } from './Root';

/** Returns props for the app: a fake back end, and a stopped clock. */
function openWorld(faults: Faults = {}) {
  const timer = createManualClock(Date.parse('2026-03-14T09:26:53Z'));
  return { adapter: createFakeAdapter({ clock: timer, faults }), timer };
}

const meta = { component: Root, args: openWorld() } satisfies Meta<typeof Root>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Total balance' });
    await expect(within(card).getByRole('img', { name: '$20,009.34' })).toBeVisible();
  },
};

export const PaysOnce: Story = {
  play: async ({ mount, userEvent, step }) => {
    // The back end and the clock are new each time the story runs.
    const canvas = await mount(<Root {...openWorld({ next: 'lost' })} />);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send money' }));
    // A dialog is rendered outside the canvas, so `screen` finds it.
    const form = sendForm({ canvas: screen, userEvent, step });
    await form.fillIn({ recipient: 'landlord@example.com', amount: '47.32' });
    await form.send();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await form.send();
    await expect(await canvas.findByRole('img', { name: '$19,962.02' })).toBeVisible();
  },
};

export const QuoteExpires: Story = {
  play: async ({ mount, userEvent }) => {
    const { adapter, timer } = openWorld();
    const canvas = await mount(<Root adapter={adapter} timer={timer} />);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100');
    // The form requests a quote when the user stops typing for a moment.
    timer.advance(400);
    await expect(await canvas.findByText('This quote is valid for 30 s')).toBeVisible();
    timer.advance(30_000);
    await expect(await canvas.findByText('This quote has expired.')).toBeVisible();
  },
};
